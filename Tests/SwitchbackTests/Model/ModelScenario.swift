import Switchback
import SwitchbackTesting

/// What a story begins with: a root of the router's own, and two flows, one started from the other.
struct ModelScenario: Hashable {
  var outer = FlowPlacement.push
  var inner = FlowPlacement.push

  /// Whether the outer flow only starts the inner one and shows nothing itself at first.
  var isOuterSilent = false
  var completion = InMemoryHost.Completion.atOnce

  /// Whether it is played on a tab among others.
  var isInTab = false

  /// All there are, on a router's own stack.
  static let all: [ModelScenario] = [InMemoryHost.Completion.atOnce, .whenTold].flatMap { time in
    [FlowPlacement.push, .modal].flatMap { outer in
      [FlowPlacement.push, .modal].flatMap { inner in
        [false, true].map {
          ModelScenario(outer: outer, inner: inner, isOuterSilent: $0, completion: time)
        }
      }
    }
  }

  /// The same, on a tab.
  static let inTab: [ModelScenario] = all.map { scenario in
    var scenario = scenario
    scenario.isInTab = true
    return scenario
  }

  /// Whether more can happen than in the others.
  ///
  /// A host that shows at once is one whose transition ends after every command, and a flow that shows
  /// nothing at first soon comes to the same states as one that does.
  var isRich: Bool { completion == .whenTold && !isOuterSilent }

  func placement(of actor: ModelActor) -> FlowPlacement { actor == .outer ? outer : inner }

  /// Whether a flow shows a module as soon as it is started.
  func showsAtOnce(_ actor: ModelActor) -> Bool { actor == .inner || !isOuterSilent }
}

extension ModelScenario: CustomStringConvertible {
  var description: String {
    let silent = isOuterSilent ? " and silent" : ""
    let time = completion == .atOnce ? "shows at once" : "animates"
    let place = isInTab ? "on a tab, " : ""
    return "\(place)outer \(outer.rawValue)\(silent), inner \(inner.rawValue), the host \(time)"
  }
}
