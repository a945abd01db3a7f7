import AuthFlows
import GtkHost
import Switchback

/// Where a signed-in user starts from.
final class HomePage: GtkScreen, HomeModule {
  var onWalkthrough: (@MainActor () -> Void)?
  var onHelp: (@MainActor () -> Void)?
  var onDone: (@MainActor () -> Void)?
  let title = "Home"
  let shownOn = Shown()
  private let session: Session

  init(_ session: Session) { self.session = session }

  private(set) lazy var widget: Widget = {
    let column = Column()
    column.text("You are signed in as \(session.userName).")
    column.button("Walk through again", style: "suggested-action") { [weak self] in
      self?.onWalkthrough?()
    }
    column.button("Help") { [weak self] in self?.onHelp?() }
    column.button("Done") { [weak self] in self?.onDone?() }
    return column.widget
  }()
}
