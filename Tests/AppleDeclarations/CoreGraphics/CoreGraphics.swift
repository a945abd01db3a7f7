// What Core Graphics declares in Swift. Nothing here runs. To add a member: look it up in Apple's
// documentation, and say above it where and when.

// corefoundation/cgfloat-swift.struct 2026-11-24
/// The number type of Core Graphics.
///
/// Apple's is a structure of Core Foundation's, which the compiler turns into `Double` and back
/// where one value is wanted. This lets through what it does not turn: `[Double]` for `[CGFloat]`,
/// an `inout` argument, a generic type of one for the same of the other, and two functions that
/// differ in nothing else.
public typealias CGFloat = Double

extension CGRect {
  // corefoundation/cgrect, which lists it 2026-11-24
  /// The rectangle without extent, at the origin.
  public static var zero: CGRect { CGRect() }

  // corefoundation/cgrect, which lists it 2026-11-24
  /// A rectangle of a position and a size.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  // corefoundation/cgrect, which lists it 2026-11-24
  /// The extent from left to right.
  public var width: CGFloat { size.width }

  // corefoundation/cgrect, which lists it 2026-11-24
  /// The extent from top to bottom.
  public var height: CGFloat { size.height }

  // corefoundation/cgrect, which lists it 2026-11-24
  /// The smallest x.
  public var minX: CGFloat { origin.x }

  // corefoundation/cgrect, which lists it 2026-11-24
  /// The x of the middle.
  public var midX: CGFloat { origin.x + width / 2 }

  // corefoundation/cgrect, which lists it 2026-11-24
  /// The greatest x.
  public var maxX: CGFloat { origin.x + width }

  // corefoundation/cgrect, which lists it 2026-11-24
  /// The smallest y.
  public var minY: CGFloat { origin.y }

  // corefoundation/cgrect, which lists it 2026-11-24
  /// The y of the middle.
  public var midY: CGFloat { origin.y + height / 2 }

  // corefoundation/cgrect, which lists it 2026-11-24
  /// The greatest y.
  public var maxY: CGFloat { origin.y + height }
}

extension CGAffineTransform {
  // corefoundation/cgaffinetransform, which lists it 2026-11-24
  /// The transform that changes nothing.
  public static var identity: CGAffineTransform { CGAffineTransform() }

  // corefoundation/cgaffinetransform, which lists it 2026-11-24
  /// A transform that moves.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  // corefoundation/cgaffinetransform, which lists it 2026-11-24
  /// A transform that scales.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }
}
