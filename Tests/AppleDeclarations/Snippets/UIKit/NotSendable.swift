// error: stored property 'target' of 'Sendable'-conforming struct 'Zoom' has non-Sendable type
import Switchback

final class Target: Hashable {
  var side = 1.0
  static func == (one: Target, other: Target) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct Zoom: CustomTransition {
  let target: Target
}
