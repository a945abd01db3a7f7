// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIWindow: UIView {
  /// What was read out last to those who do not see it.
  public internal(set) final var announced: String?

  /// What has the keyboard.
  public internal(set) final weak var typedInto: UIView?

  /// The device that it is shown on.
  final weak var phone: Phone?

  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene?

  open private(set) var isKeyWindow = false

  open override var window: UIWindow? { self }

  open var rootViewController: UIViewController? {
    didSet {
      rootViewController?.lastPhone = phone ?? rootViewController?.lastPhone
      guard isKeyWindow, oldValue !== rootViewController else { return }
      if let oldValue { hide(oldValue) }
      showRoot()
    }
  }

  open func makeKeyAndVisible() {
    guard !isKeyWindow else { return }
    isKeyWindow = true
    showRoot()
  }

  private func showRoot() {
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    root.beginAppearance(true, animated: false)
    addSubview(root.view)
    root.endAppearance(true, animated: false)
  }

  private func hide(_ root: UIViewController) {
    root.beginAppearance(false, animated: false)
    root.viewIfLoaded?.removeFromSuperview()
    root.endAppearance(false, animated: false)
  }
}
