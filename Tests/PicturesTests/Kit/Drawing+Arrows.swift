import Foundation

extension Drawing {
  /// How an arrow looks.
  enum Stroke {
    case plain
    case accent
  }

  /// Adds an arrow that goes straight from point to point, with round corners.
  mutating func arrow(_ points: [Point], _ stroke: Stroke = .plain) {
    guard let first = points.first, let tip = points.last, points.count > 1 else { return }
    let before = points[points.count - 2]
    let angle = atan2(Double(tip.y - before.y), Double(tip.x - before.x))
    var path = "M\(first.x) \(first.y)"
    for (corner, next) in zip(points.dropFirst().dropLast(), points.dropFirst(2)) {
      let last = points[(points.firstIndex(of: corner) ?? 1) - 1]
      let (one, other) = (corner.moved(to: last), corner.moved(to: next))
      path += "L\(one.x) \(one.y)Q\(corner.x) \(corner.y) \(other.x) \(other.y)"
    }
    let end = (x: Double(tip.x) - 6 * cos(angle), y: Double(tip.y) - 6 * sin(angle))
    path += "L\(end.x.short) \(end.y.short)"
    add(path: path, color(of: stroke), isArrow: true)
    head(at: (Double(tip.x), Double(tip.y)), angle, color(of: stroke))
  }

  /// Adds arrows from one point to several, with one stem: first aside, then up or down, then on.
  mutating func fork(from start: Point, aside: Int, to tips: [Point]) {
    guard tips.count > 1 else { return arrow([start] + tips) }
    add(path: "M\(start.x) \(start.y)H\(aside)", palette.arrow)
    for tip in tips { arrow([Point(aside, start.y), Point(aside, tip.y), tip]) }
  }

  /// Adds an arrow along an ellipse, clockwise, between two angles in degrees; 0 is on the right, 90 at the bottom.
  mutating func arc(
    around middle: Point, _ radii: (x: Int, y: Int), from start: Double, to end: Double
  ) {
    func point(_ degrees: Double) -> (x: Double, y: Double) {
      let angle = degrees * .pi / 180
      return (
        Double(middle.x) + Double(radii.x) * cos(angle),
        Double(middle.y) + Double(radii.y) * sin(angle)
      )
    }
    let (first, last, tip) = (point(start), point(end - 1.5), point(end))
    add(
      path: "M\(first.x.short) \(first.y.short)A\(radii.x) \(radii.y) 0 0 1 "
        + "\(last.x.short) \(last.y.short)",
      palette.arrow, isArrow: true)
    head(at: tip, atan2(tip.y - last.y, tip.x - last.x), palette.arrow)
  }

  private mutating func head(at tip: (x: Double, y: Double), _ angle: Double, _ color: String) {
    let corners = [0, 2.75, -2.75].map { turn in
      let length = turn == 0 ? 0.0 : 11
      return "\((tip.x + length * cos(angle + turn)).short) "
        + (tip.y + length * sin(angle + turn)).short
    }
    add(form: "M" + corners.joined(separator: "L") + "Z", color)
  }

  private func color(of stroke: Stroke) -> String {
    stroke == .accent ? palette.accent : palette.arrow
  }
}

extension Point {
  /// The point as far from it as a corner is round, on the way to another.
  fileprivate func moved(to other: Point) -> Point {
    let (dx, dy) = (other.x - x, other.y - y)
    let distance = min(10, max(abs(dx), abs(dy)) / 2)
    return Point(x + dx.signum() * distance, y + dy.signum() * distance)
  }
}

extension Double {
  /// The number with one digit behind the point.
  fileprivate var short: String { String(format: "%.1f", self) }
}
