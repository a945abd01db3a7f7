// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What UIKit, Foundation and Core Graphics declare in Swift, such as parameters with defaults. Nothing here runs.

/// Writes a line to the log of the system.
public func NSLog(_ format: String, _ args: any CVarArg...) {
  fatalError("Only for type checks")
}

extension UIAction {
  /// An action with a title and what it does.
  @MainActor
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler,
  ) {
    fatalError("Only for type checks")
  }
}

extension UIBarButtonItem {
  /// An item that performs an action.
  @MainActor
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil,
  ) {
    fatalError("Only for type checks")
  }

  /// An item of the system that performs an action.
  @MainActor
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil,
  ) {
    fatalError("Only for type checks")
  }
}

/// The number type of Core Graphics, which the importer takes for `Double`.
public typealias CGFloat = Double

extension CGRect {
  /// The rectangle without extent, at the origin.
  public static var zero: CGRect { CGRect() }

  /// A rectangle of a position and a size.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// The extent from left to right.
  public var width: CGFloat { size.width }

  /// The extent from top to bottom.
  public var height: CGFloat { size.height }

  /// The smallest x.
  public var minX: CGFloat { origin.x }

  /// The x of the middle.
  public var midX: CGFloat { origin.x + width / 2 }

  /// The greatest x.
  public var maxX: CGFloat { origin.x + width }

  /// The smallest y.
  public var minY: CGFloat { origin.y }

  /// The y of the middle.
  public var midY: CGFloat { origin.y + height / 2 }

  /// The greatest y.
  public var maxY: CGFloat { origin.y + height }
}

extension CGAffineTransform {
  /// The transform that changes nothing.
  public static var identity: CGAffineTransform { CGAffineTransform() }

  /// A transform that moves.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A transform that scales.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }
}

/// The pointer to a reference that a callee may exchange.
///
/// The standard library has it only with the runtime of Objective-C. The importer therefore leaves out the one
/// method that takes it, of a popover's delegate.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {}

/// What lets a method with an array be one that Objective-C can call.
extension Array: _ObjectiveCBridgeable {
  /// What Objective-C has in its place.
  public typealias _ObjectiveCType = NSArray<AnyObject>

  /// Turns it into that.
  public func _bridgeToObjectiveC() -> _ObjectiveCType {
    fatalError("Only for type checks")
  }

  /// Turns that into an array.
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout [Element]?)
  {
    fatalError("Only for type checks")
  }

  /// Turns that into an array, if all elements fit.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout [Element]?
  ) -> Bool {
    fatalError("Only for type checks")
  }

  /// Turns that into an array; nil into an empty one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> [Element] {
    fatalError("Only for type checks")
  }
}

/// What lets a method with a set be one that Objective-C can call.
extension Set: _ObjectiveCBridgeable {
  /// What Objective-C has in its place.
  public typealias _ObjectiveCType = NSSet<AnyObject>

  /// Turns it into that.
  public func _bridgeToObjectiveC() -> _ObjectiveCType {
    fatalError("Only for type checks")
  }

  /// Turns that into a set.
  public static func _forceBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Set<Element>?
  ) {
    fatalError("Only for type checks")
  }

  /// Turns that into a set, if all elements fit.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Set<Element>?
  ) -> Bool {
    fatalError("Only for type checks")
  }

  /// Turns that into a set; nil into an empty one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Set<
    Element
  > {
    fatalError("Only for type checks")
  }
}
