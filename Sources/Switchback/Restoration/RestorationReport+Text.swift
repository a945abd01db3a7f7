extension RestorationReport: CustomStringConvertible {
  /// The number of routes that are shown again, and a sentence for each thing that is missing.
  ///
  /// The text is suitable for a log, because it contains nothing that routes carry.
  public var description: String {
    let count = "\(restored.count) \(restored.count == 1 ? "route is" : "routes are") shown again"
    return ([count] + losses.map(\.description)).joined(separator: "; ")
  }
}

extension RestorationReport.Loss: CustomStringConvertible {
  /// What is missing, and why.
  package var description: String {
    switch self {
    case .keptForAnother: "the place was kept for somebody else"
    case .keptByVersion(let version): "the place was kept by version \(version) of the app"
    case .endedProgram(let times):
      "the program ended \(times) times while the router restored the place"
    case .startedElsewhere(let flow): "\(flow) began with something different from last time"
    case .withoutRoute(let name, let flow): "\(name) was shown without a route in \(flow)"
    case .incomplete(let route):
      "some modules or flows of \(route) had left, or the route now shows more or fewer"
    case .outside(let name): "\(name) was shown outside of the first flow"
    case .unknown(let route, let flow): "\(flow) has no route \(route)"
    case .unreadable(let route, let reason): "\(route) cannot be read: \(reason)"
    case .notAdmitted(let route, let reason): "\(route) is not admitted: \(reason)"
    case .interrupted(let route):
      "the user or the app went elsewhere before \(route) had come back"
    case .nothingShown(let route): "nothing was shown for \(route)"
    case .state(let name, let reason): "\(name) came back without its state: \(reason)"
    case .tab(let tab): "there is no tab \(tab)"
    }
  }
}
