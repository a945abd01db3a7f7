import AuthFlows
import GtkHost
import Switchback

/// What a signed-in user can do with the account.
final class AccountPage: GtkScreen, AccountModule {
  var onSignOut: (@MainActor () -> Void)?
  var onDelete: (@MainActor (any AccountModule) -> Void)?
  var isPending = false {
    didSet {
      pending?.isPending = isPending
      if isPending { message?.text = nil }
    }
  }
  let title = "Account"
  let shownOn = Shown()
  private let session: Session
  private var pending: Pending?
  private var message: ErrorLine?

  init(_ session: Session) { self.session = session }

  private(set) lazy var widget: Widget = {
    let column = Column()
    message = column.message()
    column.text("Your user name is \(session.userName).")
    let signOut = column.button("Sign out") { [weak self] in self?.onSignOut?() }
    let delete = column.button("Delete the account", style: "destructive-action") { [weak self] in
      if let self { onDelete?(self) }
    }
    pending = Pending(delete, "Delete the account", "Deleting…", others: [signOut])
    return column.widget
  }()

  func show(error: AccountError) { message?.text = error.description }
}
