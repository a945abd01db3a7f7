// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What UIKit passes on of Objective-C and Foundation.

/// Names an Objective-C method; here, it is only a name.
public struct Selector: Hashable, Sendable {
  let name: String

  public init(_ name: String) {
    self.name = name
  }
}

public protocol NSObjectProtocol: AnyObject {
  func responds(to aSelector: Selector!) -> Bool
}

/// The base class.
///
/// Its initialiser is on the main actor, where the real one is not: an override takes the isolation of
/// what it overrides, and a view controller's `init()` could not touch its own properties.
open class NSObject: NSObjectProtocol {
  /// What members that extensions add keep.
  final var storage: [String: Any] = [:]

  /// What this object itself does not implement, where a test wants it to say so.
  public final var unimplemented: Set<Selector> = []

  @MainActor
  public init() {}

  /// True unless a test says otherwise: which optional methods an object implements, only a call can tell
  /// (see `OptionalCall`).
  open func responds(to aSelector: Selector!) -> Bool { !unimplemented.contains(aSelector) }

  /// Who is called in place of this object, where it does not implement a method.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObject: Hashable {
  public static func == (one: NSObject, other: NSObject) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

public class NSCoder: NSObject {}

@MainActor
public protocol NSCoding {
  init?(coder: NSCoder)
}

public class Bundle: NSObject {}

/// Prints to the console; of formats, it knows only that two percent signs stand for one.
public func NSLog(_ format: String, _ arguments: any CVarArg...) {
  MainActor.assumeIsolated { Phone.log(format.replacing("%%", with: "%")) }
}
