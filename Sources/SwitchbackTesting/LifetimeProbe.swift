/// Watches objects without retaining them, and names those that are still alive.
///
/// ```swift
/// let probe = LifetimeProbe()
/// router.push(probe.track(TestModule("details"), as: "details"))
/// host.back()
/// probe.alive                            // []
/// ```
@MainActor
public final class LifetimeProbe {
  private struct Tracked {
    let name: String
    weak var object: AnyObject?
  }

  private var tracked: [Tracked] = []

  /// Creates a probe that watches nothing yet.
  public init() {}

  /// The names of the objects that are still alive, in the order in which you tracked them.
  public var alive: [String] {
    // What is gone does not come back.
    tracked.removeAll { $0.object == nil }
    return tracked.map(\.name)
  }

  /// The number of tracked objects, which tells "all released" from "none tracked".
  public private(set) var count = 0

  /// Watches an object from now on.
  ///
  /// - Parameters:
  ///   - object: The object. The probe holds it weakly.
  ///   - name: The name of the object. The default is its type.
  /// - Returns: The same object.
  @discardableResult
  public func track<Object: AnyObject>(_ object: Object, as name: String? = nil) -> Object {
    count += 1
    tracked.append(Tracked(name: name ?? "\(type(of: object))", object: object))
    return object
  }
}
