extension RestorationReport: CustomStringConvertible {
  /// The number of routes that are shown again, and a sentence for each thing that is missing.
  ///
  /// The text is suitable for a log, because it contains nothing that routes carry. It leaves out what
  /// ``RestorationReport/missing`` quotes.
  public var description: String {
    let count = "\(restored.count) \(restored.count == 1 ? "route is" : "routes are") shown again"
    return ([count] + losses.map(\.sentence)).joined(separator: "; ")
  }
}

extension RestorationReport.Loss: CustomStringConvertible {
  /// What is missing, and why, with what the app says of it.
  package var description: String { quote.map { "\(sentence): \($0)" } ?? sentence }

  /// What is quoted of the app, or of an error; it can contain what routes carry.
  private var quote: String? {
    switch self {
    case .unreadable(_, let reason), .notAdmitted(_, let reason), .state(_, let reason): reason
    default: nil
    }
  }

  /// What is missing, and why, in words that contain nothing that routes carry.
  fileprivate var sentence: String {
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
    case .unreadable(let route, _): "\(route) cannot be read"
    case .notAdmitted(let route, _): "\(route) is not admitted"
    case .interrupted(let route):
      "the user or the app went elsewhere before \(route) had come back"
    case .nothingShown(let route): "nothing was shown for \(route)"
    case .state(let name, _): "\(name) came back without its state"
    case .sheet(let name): "\(name) came back, but not on its sheet"
    case .tab(let tab): "there is no tab \(tab)"
    }
  }
}
