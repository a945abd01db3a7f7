import AuthFlows
import Switchback
import SwitchbackTesting

/// Modules without a look, each of them watched.
@MainActor
final class FakeModules: ModuleFactory {
  let probe = LifetimeProbe()

  func makeChoose() -> any ChooseModule { probe.track(FakeChoose()) }
  func makeLogIn(draft: AuthDraft) -> any LogInModule { probe.track(FakeLogIn(draft)) }
  func makeRegister(draft: AuthDraft) -> any RegisterModule { probe.track(FakeRegister(draft)) }
  func makeTerms() -> any TermsModule { probe.track(FakeTerms()) }
  func makePage(_ page: WalkthroughPage) -> any PageModule { probe.track(FakePage(page)) }
  func makeHome(_ session: Session) -> any HomeModule { probe.track(FakeHome(session)) }
  func makeHelp() -> any HelpModule { probe.track(FakeHelp()) }
}

final class FakeChoose: ChooseModule, Screen {
  var onLogIn: (@MainActor () -> Void)?
  var onRegister: (@MainActor () -> Void)?
}

final class FakeLogIn: LogInModule, Screen {
  let draft: AuthDraft
  private(set) var errors: [AccountError] = []
  var onSubmit: (@MainActor (any LogInModule) -> Void)?
  init(_ draft: AuthDraft) { self.draft = draft }
  func show(error: AccountError) { errors.append(error) }

  func submit(_ userName: String, _ password: String) {
    draft.userName = userName
    draft.password = password
    onSubmit?(self)
  }
}

final class FakeRegister: RegisterModule, Screen {
  let draft: AuthDraft
  private(set) var errors: [AccountError] = []
  var onSubmit: (@MainActor (any RegisterModule) -> Void)?
  init(_ draft: AuthDraft) { self.draft = draft }
  func show(error: AccountError) { errors.append(error) }

  func submit(_ userName: String, _ password: String, again: String? = nil) {
    draft.userName = userName
    draft.newPassword = password
    draft.repeatedPassword = again ?? password
    onSubmit?(self)
  }
}

final class FakeTerms: TermsModule, Screen {
  var onAccept: (@MainActor () -> Void)?
  var onDecline: (@MainActor () -> Void)?
}

final class FakePage: PageModule, Screen {
  let page: WalkthroughPage
  var onNext: (@MainActor () -> Void)?
  init(_ page: WalkthroughPage) { self.page = page }
  var name: String { "Page\(page.rawValue)" }
}

final class FakeHome: HomeModule, Screen {
  let session: Session
  var onWalkthrough: (@MainActor () -> Void)?
  var onHelp: (@MainActor () -> Void)?
  var onSignOut: (@MainActor () -> Void)?
  var onDone: (@MainActor () -> Void)?
  init(_ session: Session) { self.session = session }
}

final class FakeHelp: HelpModule, Screen {
  var onClose: (@MainActor () -> Void)?
}

/// Keeps the state for as long as a test lasts.
final class FakeStore: AppStateStore {
  var state: AppState
  init(_ state: AppState = AppState()) { self.state = state }
}
