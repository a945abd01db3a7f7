// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Storyboards, whose content a test says in code.

@MainActor
open class UIStoryboard: NSObject {
  /// What a storyboard holds in place of a file: what makes its controllers, by their identifiers.
  ///
  /// The one without a name is the initial one.
  public static var files: [String: [String: (NSCoder) -> UIViewController?]] = [:]

  private let scenes: [String: (NSCoder) -> UIViewController?]

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    scenes = Self.files[name] ?? [:]
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? { make("") }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier) ?? UIViewController()
  }

  private func make(_ identifier: String) -> UIViewController? {
    let controller = scenes[identifier].flatMap { $0(NSCoder()) }
    controller?.storyboard = self
    return controller
  }
}

@MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  /// Shows the destination as *Show* and *Present Modally* do.
  private let perform: (UIViewController, UIViewController) -> Void

  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    perform: @escaping (UIViewController, UIViewController) -> Void,
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    self.perform = perform
    super.init()
  }

  /// The person taps what the segue is connected to (B31).
  ///
  /// - Returns: Whether the segue was performed.
  @discardableResult
  public func trigger(from sender: Any? = nil) -> Bool {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
      return false
    }
    source.prepare(for: self, sender: sender)
    perform(source, destination)
    return true
  }
}
