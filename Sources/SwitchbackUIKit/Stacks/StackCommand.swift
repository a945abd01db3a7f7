#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback
import UIKit

/// A command of the router's, from when it is given until it is seen to be done.
struct StackCommand {
  let id: Int
  let transition: ScreenTransition
  private let known: ScreenList
  private let kept: [UIViewController]
  private let tail: [UIViewController]

  /// What is to be on the controller.
  private(set) var target: [UIViewController] = []

  /// Whether the controller has shown the target; nil until the command is carried out.
  private(set) var wasSeen: Bool?

  var isCarriedOut: Bool { wasSeen != nil }

  /// Takes a command in.
  ///
  /// - Parameters:
  ///   - command: The router's command.
  ///   - known: What the router was told last to be on the controller.
  @MainActor
  init(_ command: HostCommand, on known: ScreenList) {
    id = command.id
    transition = command.transition
    self.known = known
    kept = known.prefix(command.kept)
    tail = command.tail.compactMap { $0 as? UIViewController }
  }

  /// Sets the target, without what the user has taken since the command was given.
  ///
  /// What other code has put on the controller, and the router does not know of, stays above what it stands on, or
  /// else on top: the router hears of it with the report that the command is done. Below the first that the router
  /// ever shows there, it stays at the bottom.
  ///
  /// - Parameters:
  ///   - shown: What is on the controller.
  ///   - ignored: What an earlier command has asked for in vain, and UIKit may yet have done.
  @MainActor
  mutating func aim(from shown: [UIViewController], without ignored: ScreenList) {
    // Mostly the controller shows all that is kept. Only what stands above that is compared with each other.
    let common = zip(shown, kept).prefix { $0 === $1 }.count
    let rest = shown[common...]
    let present = Set(rest.map(ObjectIdentifier.init))
    let aims = kept[common...].filter { present.contains(ObjectIdentifier($0)) } + tail
    target = kept[..<common] + aims
    let aimed = Set(aims.map(ObjectIdentifier.init))
    let strange = rest.indices.filter { !aimed.contains(ObjectIdentifier(shown[$0])) }
    if strange.isEmpty { return }
    let told = known.identities.union(ignored.identities)
    for position in strange where !told.contains(ObjectIdentifier(shown[position])) {
      let below = position > 0 ? self.position(of: shown[position - 1]) : nil
      let isLowest = position == 0 && known.isEmpty
      target.insert(shown[position], at: below.map { $0 + 1 } ?? (isLowest ? 0 : target.count))
    }
  }

  private func position(of controller: UIViewController) -> Int? {
    for (position, aim) in target.enumerated() where aim === controller { return position }
    return nil
  }

  /// Notes what is on the controller after the call was made.
  @MainActor
  mutating func note(_ shown: [UIViewController]) { wasSeen = isTarget(shown) }

  /// Whether the controller has shown the target; else UIKit has ignored the call.
  @MainActor
  func isDone(showing shown: [UIViewController]) -> Bool { wasSeen == true || isTarget(shown) }

  @MainActor
  private func isTarget(_ shown: [UIViewController]) -> Bool {
    shown.count == target.count && zip(shown, target).allSatisfy { $0 === $1 }
  }
}
#endif
