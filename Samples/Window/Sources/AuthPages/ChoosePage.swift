import AuthFlows
import GtkHost
import Switchback

/// Offers the ways to sign in.
final class ChoosePage: GtkScreen, ChooseModule {
  var onLogIn: (@MainActor () -> Void)?
  var onRegister: (@MainActor () -> Void)?
  let title = "Welcome"
  let shownOn = Shown()

  private(set) lazy var widget: Widget = {
    let column = Column()
    column.text("You are signed out.")
    column.button("Log in", style: "suggested-action") { [weak self] in self?.onLogIn?() }
    column.button("Register") { [weak self] in self?.onRegister?() }
    return column.widget
  }()
}
