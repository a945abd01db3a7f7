import AuthFlows
import GtkHost
import Switchback

/// Shows the terms and conditions.
final class TermsPage: GtkScreen, TermsModule {
  var onAccept: (@MainActor (any TermsModule) -> Void)?
  var onDecline: (@MainActor () -> Void)?
  var isPending = false { didSet { pending?.isPending = isPending } }
  let title = "Terms and conditions"
  let shownOn = Shown()
  private var pending: Pending?

  private(set) lazy var widget: Widget = {
    let column = Column()
    column.text(
      """
      This is a demonstration: your account and its password are kept in memory, and gone when \
      the program ends. That you are signed in is remembered.
      """)
    let accept = column.button("Accept", style: "suggested-action") { [weak self] in
      if let self { onAccept?(self) }
    }
    let decline = column.button("Decline") { [weak self] in self?.onDecline?() }
    pending = Pending(accept, "Accept", "Registering…", others: [decline])
    return column.widget
  }()
}
