import Switchback
import SwitchbackTesting

#if canImport(AuthFlows)
import AuthFlows
#endif

/// Modules without a look, each of them watched.
@MainActor
final class FakeModules: ModuleFactory {
  let probe = LifetimeProbe()
  let texts = Texts()

  func makeChoose() -> any ChooseModule { probe.track(FakeChoose()) }
  func makeLogIn(draft: AuthDraft) -> any LogInModule { probe.track(FakeLogIn(draft)) }
  func makeRegister(draft: AuthDraft) -> any RegisterModule { probe.track(FakeRegister(draft)) }
  func makeTerms() -> any TermsModule { probe.track(FakeTerms()) }
  func makePage(_ page: WalkthroughPage) -> any PageModule { probe.track(FakePage(page)) }
  func makeTabs() -> any TabHost { probe.track(InMemoryTabHost()) }
  func makeHome(_ session: Session) -> any HomeModule { probe.track(FakeHome(session)) }
  func makeAccount(_ session: Session) -> any AccountModule { probe.track(FakeAccount(session)) }
  func makeHelp() -> any HelpModule { probe.track(FakeHelp()) }
}

final class FakeChoose: ChooseModule, Screen {
  var onLogIn: (@MainActor () -> Void)?
  var onRegister: (@MainActor () -> Void)?
}

final class FakeLogIn: LogInModule, Screen {
  let draft: AuthDraft
  private(set) var errors: [AccountError] = []
  var isPending = false
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
  var isPending = false
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
  var isPending = false
  var onAccept: (@MainActor (any TermsModule) -> Void)?
  var onDecline: (@MainActor () -> Void)?

  func accept() { onAccept?(self) }
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
  var onDone: (@MainActor () -> Void)?
  init(_ session: Session) { self.session = session }
}

final class FakeAccount: AccountModule, Screen {
  let session: Session
  private(set) var errors: [AccountError] = []
  var isPending = false
  var onSignOut: (@MainActor () -> Void)?
  var onDelete: (@MainActor (any AccountModule) -> Void)?
  init(_ session: Session) { self.session = session }
  func show(error: AccountError) { errors.append(error) }

  func delete() { onDelete?(self) }
}

final class FakeHelp: HelpModule, Screen {
  var onClose: (@MainActor () -> Void)?
}

/// Keeps the state for as long as a test lasts.
final class FakeStore: AppStateStore {
  var state: AppState
  init(_ state: AppState = AppState()) { self.state = state }
}

/// Accounts that answer when a test says so.
final class FakeAccounts: Accounts {
  private let accounts = InMemoryAccounts()
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Whether they wait for that.
  var isSlow = false

  /// What every request is refused with; nil if it is carried out.
  var failure: AccountError?

  /// How many requests wait.
  var waitingCount: Int { waiting.count }

  /// Lets the requests go on that wait.
  func answer() {
    let answered = waiting
    waiting = []
    for one in answered { one.resume() }
  }

  private func ready() async throws(AccountError) {
    if isSlow { await withCheckedContinuation { waiting.append($0) } }
    if let failure { throw failure }
  }

  func logIn(userName: String, password: String) async throws(AccountError) -> Session {
    try await ready()
    return try accounts.logIn(userName: userName, password: password)
  }

  func check(userName: String, password: String) async throws(AccountError) {
    try await ready()
    try accounts.check(userName: userName, password: password)
  }

  func register(userName: String, password: String) async throws(AccountError) -> Session {
    try await ready()
    return try accounts.register(userName: userName, password: password)
  }

  func delete(userName: String) async throws(AccountError) {
    try await ready()
    accounts.delete(userName: userName)
  }
}
