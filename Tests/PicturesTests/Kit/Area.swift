/// A place in a drawing, in its units.
struct Point: Hashable {
  var x: Int
  var y: Int

  init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
}

/// A rectangle in a drawing.
struct Area: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// An area around a point.
  init(around middle: Point, _ width: Int, _ height: Int) {
    self.init(middle.x - width / 2, middle.y - height / 2, width, height)
  }

  var right: Int { x + width }
  var bottom: Int { y + height }
  var middle: Point { Point(x + width / 2, y + height / 2) }

  /// The middles of the sides, where arrows begin and end.
  var leftSide: Point { Point(x, middle.y) }
  var rightSide: Point { Point(right, middle.y) }
  var topSide: Point { Point(middle.x, y) }
  var bottomSide: Point { Point(middle.x, bottom) }
}
