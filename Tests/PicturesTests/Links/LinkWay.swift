import Switchback
import SwitchbackTesting
import Testing

/// The way of one link: what the coordinator answers, what is done, and how it can end.
struct LinkWay {
  typealias Route = LinkProgram.MainCoordinator.Route

  /// What a user does when a link waits for them.
  enum Act: String {
    case nothing = ""
    case open = "“Open”"
    case dismiss = "dismissed"
    case signIn = "signed in"
    case goBack = "went back"
  }

  let answer: Admission<Route>

  /// What is done, as the report of the link says.
  let steps: [LinkStep]

  /// How it ends, by what the user does.
  let ends: [(act: Act, outcome: LinkOutcome)]

  /// Opens a link as often as a user can act on it.
  @MainActor
  static func to(_ route: Route, signedIn: Bool = true, _ acts: [Act] = [.nothing]) throws
    -> LinkWay
  {
    var (answer, steps): (Admission<Route>?, [LinkStep]) = (nil, [])
    let ends = try acts.map { act in
      let (router, friends) = (MockRouter(), LinkProgram.Friends())
      friends.isSignedIn = signedIn
      router.start { flow in
        let main = LinkProgram.MainCoordinator(flow: flow, friends: friends)
        answer = main.admit(route, from: .outside)
        return main
      }
      let ticket = router.open(DeepLink(route, from: .outside))
      try Self.act(act, on: router, friends)
      if steps.count < ticket.report.steps.count { steps = ticket.report.steps }
      defer { router.close() }
      return (act, try #require(ticket.outcome))
    }
    return LinkWay(answer: try #require(answer), steps: steps, ends: ends)
  }

  @MainActor
  private static func act(_ act: Act, on router: MockRouter, _ friends: LinkProgram.Friends) throws
  {
    switch act {
    case .nothing: break
    case .open: try router.host.answer("Open")
    case .dismiss: try router.host.answer(nil)
    case .signIn:
      friends.isSignedIn = true
      router.dismiss()
    case .goBack: router.host.front.back()
    }
  }
}

extension LinkWay {
  /// The answer in two parts: its case, and what it carries.
  var said: (name: String, what: [String]) {
    switch answer {
    case .open: (".open", ["nothing in the way"])
    case .after(let route): (".after", [".\(route)"])
    case .afterOuter: (".after", ["outer"])
    case .asking(let question, _): (".asking", ["“\(question)”"])
    case .closed(let reason): (".closed", reason.wrapped(to: 18))
    }
  }

  /// What is done, in words.
  var done: [String] {
    steps.compactMap { step in
      switch step {
      case .ask: "ask the user"
      case .showFirst(let route, _): "show \(route.name ?? "") first"
      case .show(let route, _): "show \(route.name ?? "")"
      default: nil
      }
    }
  }

  /// The name of an outcome.
  static func name(of outcome: LinkOutcome) -> String {
    Mirror(reflecting: outcome).children.first?.label ?? "\(outcome)"
  }
}
