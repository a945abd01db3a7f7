/// One change of a stack, as the caller means it.
///
/// A step says *what* to change. A ``NavigationRequest`` adds how the change looks, and where the call was made. A
/// step from a ``Flow`` concerns only that flow's part of the stack.
public enum NavigationStep {
  /// Shows a module on top.
  case push(any Presentable)

  /// Shows a module on a stack of its own, over everything that is shown.
  ///
  /// On an empty stack, the module becomes the root.
  case present(any Presentable)

  /// Removes the topmost stack that the requester has presented, and what is over it.
  case dismiss

  /// Removes a number of modules from the top, stopping at the root.
  ///
  /// A count of less than one changes nothing.
  case pop(count: Int)

  /// Removes everything above a module.
  case popTo(any Presentable)

  // Kept apart, so that a step is as small as it is without one.
  /// Removes everything above the last module of a type.
  ///
  /// The type is a class, or a protocol written as `(any Name).self`.
  indirect case popToLast(Any.Type)

  /// Removes everything above the root.
  case popToRoot

  /// Shows these modules and no others, root first.
  ///
  /// Modules that are there already stay as they are.
  case setStack([any Presentable])

  /// Shows a module in place of the top one.
  case replaceTop(any Presentable)

  /// Shows a module in place of everything.
  ///
  /// - Parameter module: The new root. If it is shown already, it stays as it is.
  /// - Returns: A ``setStack(_:)`` of one module.
  public static func setRoot(_ module: any Presentable) -> NavigationStep { .setStack([module]) }
}

// MARK: - What follows from a step

extension NavigationStep {
  /// The modules that it wants in a stack above those that stay: a new one, or some that may be there already.
  func modules(above kept: Int) -> Few<any Presentable> {
    switch self {
    case .push(let module), .present(let module), .replaceTop(let module): .one(module)
    case .setStack(let modules): .many(Array(modules[kept...]))
    case .pop, .popTo, .popToLast, .popToRoot, .dismiss: .none
    }
  }

  /// The modules that it names.
  var modules: [any Presentable] {
    if case .popTo(let module) = self { [module] } else { modules(above: 0).all }
  }

  /// Why a module that it removes has left.
  var cause: EndCause {
    switch self {
    case .push, .present, .setStack, .replaceTop: .replaced
    case .pop, .popTo, .popToLast, .popToRoot: .popped
    case .dismiss: .dismissed
    }
  }

  /// Whether it means what it names, also if it is done later; else it means what it would have removed when it was
  /// judged first.
  var isMeantAnew: Bool {
    switch self {
    case .push, .present, .setStack: true
    case .pop, .popTo, .popToLast, .popToRoot, .dismiss, .replaceTop: false
    }
  }

  /// What a report about this step names.
  @MainActor var subject: String? {
    switch self {
    case .popToLast(let type): String(describing: type)
    case .popTo(let module): module.name
    default:
      switch modules(above: 0) {
      case .none: nil
      case .one(let module): module.name
      case .many(let modules): modules.last?.name
      }
    }
  }
}

// MARK: - As it is recorded

extension RecordedRequest {
  /// One change, with its modules by number and name.
  package enum Step: Hashable, Sendable {
    /// Show a module on top.
    case push(ModuleID)
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

extension NavigationStep {
  /// The step in values, with what each of its modules is called.
  @MainActor
  package func recorded(_ id: (any Presentable) -> ModuleID) -> RecordedRequest.Step {
    switch self {
    case .push(let module): .push(id(module))
    case .present(let module): .present(id(module))
    case .dismiss: .dismiss
    case .pop(let count): .pop(count: count)
    case .popTo(let module): .popTo(id(module))
    case .popToLast(let type): .popToLast(String(describing: type))
    case .popToRoot: .popToRoot
    case .setStack(let modules): .setStack(modules.map(id))
    case .replaceTop(let module): .replaceTop(id(module))
    }
  }
}

extension RecordedRequest.Step: CustomStringConvertible {
  /// The step as a trace prints it, as in `push LogInPage#1`.
  package var description: String {
    switch self {
    case .push(let module): "push \(module)"
    case .present(let module): "present \(module)"
    case .dismiss: "dismiss"
    case .pop(1): "pop"
    case .pop(let count): "pop \(count)"
    case .popTo(let module): "pop to \(module)"
    case .popToLast(let type): "pop to \(type)"
    case .popToRoot: "pop to root"
    case .setStack(let modules):
      "set stack [\(modules.map(\.description).joined(separator: ", "))]"
    case .replaceTop(let module): "replace top by \(module)"
    }
  }
}
