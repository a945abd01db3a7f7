/// One change of a stack, as a caller means it.
///
/// Steps say *what*; a ``NavigationRequest`` adds how it should look and where it was asked for.
/// A step that comes from a ``Flow`` means that flow's part of the stack only.
public enum NavigationStep {
  /// Show a module on top.
  case push(any Presentable)

  /// Show a module on top, unless it is there.
  ///
  /// If it is, the request ends ``NavigationOutcome/superseded``.
  case pushUnlessOnTop(any Presentable)

  /// Show a module on a stack of its own, over everything that is shown; where nothing is, it is the
  /// root.
  case present(any Presentable)

  /// Remove the topmost stack that the requester has presented, and what is over it.
  case dismiss

  /// Remove that many modules from the top, stopping at the root.
  ///
  /// Less than one changes nothing.
  case pop(count: Int)

  /// Remove what stands above this module.
  case popTo(any Presentable)

  /// Remove what stands above the last module of a type.
  case popToLast(ModuleType)

  /// Remove everything above the root.
  case popToRoot

  /// Show these modules and no others, root first.
  ///
  /// Those that are there already stay as they are.
  case setStack([any Presentable])

  /// Show a module in place of the top one.
  case replaceTop(any Presentable)

  /// Show a module in place of everything.
  ///
  /// - Parameter module: The new root. If it is shown already, it stays as it is.
  /// - Returns: A ``setStack(_:)`` of one module.
  public static func setRoot(_ module: any Presentable) -> NavigationStep { .setStack([module]) }
}

/// A type of module to look for in a stack: a class, or a protocol that modules conform to.
///
/// ```swift
/// router.pop(to: (any LogInModule).self)     // the last module that is a LogInModule
/// ```
public struct ModuleType {
  // Kept apart, so that a step is as small as it is without one.
  private let kind: Kind

  private final class Kind {
    let name: String
    let matches: @MainActor (any Presentable) -> Bool

    init(_ name: String, _ matches: @escaping @MainActor (any Presentable) -> Bool) {
      self.name = name
      self.matches = matches
    }
  }

  /// Describes a type to look for.
  ///
  /// - Parameter type: A class, or a protocol written as `(any Name).self`.
  public init<Module>(_ type: Module.Type) {
    kind = Kind(String(describing: type)) { $0 is Module }
  }

  /// The type's name, for reports.
  public var name: String { kind.name }

  /// Whether a module is of this type.
  @MainActor
  func matches(_ module: any Presentable) -> Bool { kind.matches(module) }
}
