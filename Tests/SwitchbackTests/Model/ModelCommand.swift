/// One thing that code or the user does.
///
/// A command names nothing that must be there, so any of them can be left out of a sequence and the
/// others still mean something; that is what makes a failure easy to shorten.
enum ModelCommand: Hashable {
  /// What a requester can ask for.
  enum Request: String, CaseIterable {
    case push
    case pop
    case popToRoot = "pop to root"
    /// The requester's first module stays, and a new one stands on it.
    case setStack = "set stack"
    /// A new module takes the place of all.
    case setRoot = "set root"
    case present
    case dismiss
  }

  /// What the user can do on what is shown on top.
  enum Act: String, CaseIterable {
    case back
    case multiBack = "back to the first"
    case beginSwipe = "begin a swipe"
    case commitSwipe = "commit the swipe"
    case cancelSwipe = "cancel the swipe"
    case pullDown = "pull down"
  }

  case request(Request, by: ModelActor)
  /// Starts a flow again that is over.
  case start(ModelActor)
  case finish(ModelActor)
  /// Says what a flow has come to, if it is open.
  case setOutput(ModelActor)
  case user(Act)
  case transitionEnd

  /// All there are.
  static let all: [ModelCommand] =
    ModelActor.allCases.flatMap { actor in Request.allCases.map { .request($0, by: actor) } }
    + ModelActor.flows.flatMap { [.start($0), .finish($0), .setOutput($0)] }
    + Act.allCases.map { .user($0) } + [.transitionEnd]
}

extension ModelCommand: CustomStringConvertible {
  var description: String {
    switch self {
    case .request(let request, let actor): "\(actor): \(request.rawValue)"
    case .start(let flow): "start \(flow)"
    case .finish(let flow): "\(flow): finish"
    case .setOutput(let flow): "\(flow): set the output"
    case .user(let act): "user: \(act.rawValue)"
    case .transitionEnd: "the transition ends"
    }
  }
}
