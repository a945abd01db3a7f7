/// A request as it was judged, in values that can be compared and keep nothing alive.
///
/// ```swift
/// router.push(list)
/// // a mock has recorded [.push(ModuleID(1, "FriendList"))]
/// ```
public struct RecordedRequest: Hashable, Sendable {
  /// The changes that were asked for, in order.
  public let steps: [Step]

  /// How the change should look.
  public let transition: ScreenTransition

  /// Describes a request, for comparing with what a router reports.
  ///
  /// - Parameters:
  ///   - steps: The changes, in order.
  ///   - transition: How the change should look.
  public init(_ steps: [Step], transition: ScreenTransition = .automatic) {
    self.steps = steps
    self.transition = transition
  }

  /// One change, with its modules by number and name.
  public enum Step: Hashable, Sendable {
    /// Show a module on top.
    case push(ModuleID)
    /// Show a module on top, unless it is there.
    case pushUnlessOnTop(ModuleID)
    /// Show a module on a stack of its own.
    case present(ModuleID)
    /// Remove the topmost stack that was presented.
    case dismiss
    /// Remove modules from the top.
    case pop(count: Int)
    /// Remove what stands above a module.
    case popTo(ModuleID)
    /// Remove what stands above the last module of the type of this name.
    case popToLast(String)
    /// Remove everything above the root.
    case popToRoot
    /// Show these modules and no others.
    ///
    /// A new root is a stack of one.
    case setStack([ModuleID])
    /// Show a module in place of the top one.
    case replaceTop(ModuleID)
  }
}

extension RecordedRequest {
  /// A request in values, with what each of its modules is called.
  @MainActor
  init(_ request: NavigationRequest, id: (any Presentable) -> ModuleID) {
    self.init(request.steps.map { Step($0, id) }, transition: request.transition)
  }

  /// A push of a module.
  ///
  /// - Parameter module: The module.
  /// - Returns: The request.
  public static func push(_ module: ModuleID) -> RecordedRequest { .init([.push(module)]) }

  /// A push of a module that may be on top already.
  ///
  /// - Parameter module: The module.
  /// - Returns: The request.
  public static func pushUnlessOnTop(_ module: ModuleID) -> RecordedRequest {
    .init([.pushUnlessOnTop(module)])
  }

  /// A module on a stack of its own.
  ///
  /// - Parameter module: The module.
  /// - Returns: The request.
  public static func present(_ module: ModuleID) -> RecordedRequest { .init([.present(module)]) }

  /// A dismissal of the topmost stack that was presented.
  public static var dismiss: RecordedRequest { .init([.dismiss]) }

  /// A pop from the top.
  ///
  /// - Parameter count: How many modules.
  /// - Returns: The request.
  public static func pop(count: Int = 1) -> RecordedRequest { .init([.pop(count: count)]) }

  /// A pop to a module.
  ///
  /// - Parameter module: The module that is then on top.
  /// - Returns: The request.
  public static func pop(to module: ModuleID) -> RecordedRequest { .init([.popTo(module)]) }

  /// A pop to the last module of a type.
  ///
  /// - Parameter type: The name of the type.
  /// - Returns: The request.
  public static func pop(toLast type: String) -> RecordedRequest { .init([.popToLast(type)]) }

  /// A pop of everything above the root.
  public static var popToRoot: RecordedRequest { .init([.popToRoot]) }

  /// A new root in place of everything.
  ///
  /// - Parameter module: The module.
  /// - Returns: The request.
  public static func setRoot(_ module: ModuleID) -> RecordedRequest { .setStack([module]) }

  /// A new stack.
  ///
  /// - Parameter modules: The modules, root first, top last.
  /// - Returns: The request.
  public static func setStack(_ modules: [ModuleID]) -> RecordedRequest {
    .init([.setStack(modules)])
  }

  /// A module in place of the top one.
  ///
  /// - Parameter module: The module.
  /// - Returns: The request.
  public static func replaceTop(_ module: ModuleID) -> RecordedRequest {
    .init([.replaceTop(module)])
  }
}

extension RecordedRequest.Step {
  @MainActor
  fileprivate init(_ step: NavigationStep, _ id: (any Presentable) -> ModuleID) {
    self =
      switch step {
      case .push(let module): .push(id(module))
      case .pushUnlessOnTop(let module): .pushUnlessOnTop(id(module))
      case .present(let module): .present(id(module))
      case .dismiss: .dismiss
      case .pop(let count): .pop(count: count)
      case .popTo(let module): .popTo(id(module))
      case .popToLast(let type): .popToLast(type.name)
      case .popToRoot: .popToRoot
      case .setStack(let modules): .setStack(modules.map(id))
      case .replaceTop(let module): .replaceTop(id(module))
      }
  }
}

extension RecordedRequest: CustomStringConvertible {
  /// The steps as a trace prints them, as in `push LogInPage#1`.
  public var description: String {
    steps.map(\.description).joined(separator: ", ")
      + (transition == .automatic ? "" : transition == .none ? " (at once)" : " (\(transition))")
  }
}

extension RecordedRequest.Step: CustomStringConvertible {
  /// The step as a trace prints it, as in `push LogInPage#1`.
  public var description: String {
    switch self {
    case .push(let module): "push \(module)"
    case .pushUnlessOnTop(let module): "push unless on top \(module)"
    case .present(let module): "present \(module)"
    case .dismiss: "dismiss"
    case .pop(let count): count == 1 ? "pop" : "pop \(count)"
    case .popTo(let module): "pop to \(module)"
    case .popToLast(let type): "pop to \(type)"
    case .popToRoot: "pop to root"
    case .setStack(let modules):
      "set stack [" + modules.map(\.description).joined(separator: ", ") + "]"
    case .replaceTop(let module): "replace top by \(module)"
    }
  }
}
