import Testing
import UIKit

/// Waits until nothing moves in a window.
///
/// It looks again and again, and waits for facts: no transition runs, nothing is being presented or dismissed, and
/// the controllers are the same at every look for a while. Between two looks the main actor does what else is due, so
/// that animations go on.
@MainActor
struct Stillness {
  /// For how long nothing may change: some frames.
  static let calm = Duration.milliseconds(60)

  /// How often it has to be looked at meanwhile.
  ///
  /// A slow machine may need longer than a calm for one frame.
  static let looks = 20

  /// After how long something that still moves is a failure.
  static let limit = Duration.seconds(10)

  /// Whether something has moved for too long in this test.
  ///
  /// Then the other waits are short, so that a test ends.
  static var isHopeless = false

  /// Waits until nothing moves.
  ///
  /// - Parameter window: The window.
  static func rest(_ window: UIWindow) async {
    let start = ContinuousClock.now
    let limit = isHopeless ? .seconds(1) : limit
    var last = Picture(of: window)
    var (since, looks) = (start, 0)
    while looks < Self.looks || since.duration(to: .now) < calm || last.isMoving {
      await Task.yield()
      if Task.isCancelled { return }
      let picture = Picture(of: window)
      looks += 1
      if picture != last { (last, since, looks) = (picture, .now, 0) }
      guard start.duration(to: .now) < limit else {
        isHopeless = true
        Issue.record("After \(limit), this has not come to rest: \(last.description)")
        return
      }
    }
  }
}

/// The controllers in a window at one moment.
@MainActor
private struct Picture: Equatable {
  private var controllers: [ObjectIdentifier] = []
  private var lines: [String] = []
  private(set) var isMoving = false

  init(of window: UIWindow) {
    if let root = window.rootViewController { add(root) }
  }

  private mutating func add(_ controller: UIViewController) {
    controllers.append(ObjectIdentifier(controller))
    if controller.transitionCoordinator != nil { note(controller, "in a transition") }
    if controller.isBeingPresented { note(controller, "being presented") }
    if controller.isBeingDismissed { note(controller, "being dismissed") }
    // A navigation controller may have screens that are no children yet.
    let screens = (controller as? UINavigationController)?.viewControllers ?? []
    let others = controller.children.filter { child in !screens.contains { $0 === child } }
    for child in screens + others { add(child) }
    if let sheet = controller.ownPresented { add(sheet) }
  }

  private mutating func note(_ controller: UIViewController, _ what: String) {
    isMoving = true
    lines.append("\(type(of: controller)) is \(what)")
  }

  var description: String {
    lines.isEmpty ? "controllers come and go" : lines.joined(separator: ", ")
  }
}
