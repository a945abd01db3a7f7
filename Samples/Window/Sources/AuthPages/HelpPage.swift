import AuthFlows
import GtkHost
import Switchback

/// Shows how the app is used.
final class HelpPage: GtkScreen, HelpModule {
  var onClose: (@MainActor () -> Void)?
  let title = "Help"
  let shownOn = Shown()

  private(set) lazy var widget: Widget = {
    let column = Column()
    column.text("You can go back from everywhere. What you typed is still there.")
    column.text("You can leave whenever you like. You stay signed in.")
    column.button("Close", style: "suggested-action") { [weak self] in self?.onClose?() }
    return column.widget
  }()
}
