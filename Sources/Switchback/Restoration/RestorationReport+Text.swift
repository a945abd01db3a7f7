extension RestorationReport: CustomStringConvertible {
  /// How many routes are shown again, and a sentence for each thing that is missing; for a log, as it has nothing that
  /// routes carry.
  public var description: String {
    let count = "\(restored.count) \(restored.count == 1 ? "route is" : "routes are") shown again"
    return ([count] + losses.map(\.description)).joined(separator: "; ")
  }
}

extension RestorationReport.Loss: CustomStringConvertible {
  /// What is missing, and why.
  package var description: String {
    switch self {
    case .keptForAnother: "all of it was kept for somebody else"
    case .keptByVersion(let version): "all of it was kept by version \(version) of the app"
    case .endedProgram(let times): "the program has ended \(times) times while it came back"
    case .startedElsewhere(let flow): "\(flow) began with something else than before"
    case .withoutRoute(let name, let flow): "\(name) was shown without a route in \(flow)"
    case .incomplete(let route): "a part of \(route) had left, or it shows other parts now"
    case .outside(let name): "\(name) was shown outside of the first flow"
    case .unknown(let route, let flow): "\(flow) has no route \(route)"
    case .unreadable(let route, let reason): "\(route) cannot be read: \(reason)"
    case .notAdmitted(let route, let reason): "\(route) is not admitted: \(reason)"
    case .interrupted(let route): "\(route) had yet to come when something else was wanted"
    case .nothingShown(let route): "nothing was shown for \(route)"
    case .state(let name, let reason): "\(name) is without its state: \(reason)"
    case .tab(let tab): "there is no tab \(tab)"
    }
  }
}
