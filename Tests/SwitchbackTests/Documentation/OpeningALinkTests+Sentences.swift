import Switchback
import SwitchbackTesting
import Testing

extension OpeningALinkTests {
  typealias Main = MainCoordinator.Route
  typealias Friend = FriendsCoordinator.Route

  static var tales: [String: Tale] {
    whereItLeads.merging(firstOrInTheWay) { $1 }.merging(nothingThere) { $1 }
      .merging(textTales) { $1 }
  }

  @MainActor
  private final class Log {
    var causes: [EndCause] = []
  }

  private static var whereItLeads: [String: Tale] {
    [
      "If a screen returns above the target, the link removes the screen again. If a screen returns after the fifth removal, the link ends as ``LinkOutcome/covered(by:)``.":
        {
          let program = GuidedProgram()
          program.begin()
          program.script.guide?.go(.a)
          program.presentSheet(comingBack: 4)
          #expect(program.router.open(DeepLink(GuidedProgram.Page.a)).outcome == .arrived)
          program.presentSheet(comingBack: 5)
          let outcome = program.router.open(DeepLink(GuidedProgram.Page.a)).outcome
          guard case .covered = outcome else { return #expect(outcome == nil, "covered") }
        },
      "You can open a link before you start the first flow. The link waits for the flow, and the host gets one command.":
        {
          let program = Program(begins: false)
          let ticket = try program.open("/friends/Ada")
          #expect(ticket.outcome == nil)
          program.begin()
          #expect(ticket.outcome == .arrived)
          #expect(program.host.commands.count == 1)
          #expect(program.host.names == ["home", "list", "Ada"])
        },
      "The screens of each `start()` and of the earlier routes are below the target, as if the user had navigated there step by step. If a flow shows nothing yet and its coordinator still loads a route, the link waits for that route.":
        {
          let walked = Program()
          walked.router.open(DeepLink(Main.friends))
          (walked.router.modules.last as? ListPage)?.onSelect("Ada")
          let led = Program()
          _ = try led.open("/friends/Ada")
          #expect(led.names == walked.names)
          #expect("\(led.router.snapshot())" == "\(walked.router.snapshot())")
        },
      "Starting at the flow's first page, the link keeps the screens that already match the link's routes in order. Their modules stay the same.":
        {
          let program = Program()
          _ = try program.open("/friends/Ada")
          let list = program.router.modules[1]
          _ = try program.open("/friends/Grace")
          #expect(program.names == ["home", "list", "Grace"])
          #expect(program.router.modules[1] === list)
          let guided = GuidedProgram()
          guided.begin()
          for page in [GuidedProgram.Page.a, .b] { guided.script.guide?.go(page) }
          let last = guided.router.modules.last
          guided.router.open(DeepLink(GuidedProgram.Page.b))
          #expect(guided.names == ["home", "b"])
          #expect(guided.router.modules.last !== last, "a stood below it")
        },
      "A tab that you added with its route counts as shown from the start. For any other tab, the router calls `show`.":
        {
          for hasRoute in [true, false] {
            let story = LinkStory()
            story.facts.tabsHaveRoutes = hasRoute
            story.router.open(DeepLink(Shell.Route.home, Shell.Route.tabs))
            story.router.open(DeepLink(Shell.Route.tabs, Shell.Route.first))
            #expect(story.facts.shown.contains("first") == !hasRoute)
          }
        },
      "If the flow shows only its first page and the routes of the link, the link changes nothing.":
        {
          let program = Program()
          _ = try program.open("/friends/Ada")
          let before = program.router.snapshot()
          let commands = program.host.commands.count
          #expect(try program.open("/friends/Ada").outcome == .arrived)
          #expect(program.router.snapshot() == before)
          #expect(program.host.commands.count == commands)
        },
      "The link removes everything above the screens that it keeps, even sheets, with the cause ``EndCause/replaced``.":
        {
          let program = Program()
          _ = try program.open("/friends")
          let sheet = TestModule("sheet")
          program.router.present(sheet)
          let log = Log()
          program.router.observeRemoval(of: sheet, by: log) { log, cause in log.causes.append(cause)
          }
          _ = try program.open("/friends/Ada")
          #expect(program.names == ["home", "list", "Ada"])
          #expect(log.causes == [.replaced])
        },
      "An `isOnTop` link removes nothing. If another flow covers the target, the link ends as ``LinkOutcome/covered(by:)``.":
        {
          let program = Program()
          _ = try program.open("/friends/Ada")
          let link = DeepLink(Main.friends, Friend.friend("Grace"), isOnTop: true)
          #expect(program.router.open(link).outcome == .arrived)
          #expect(program.names == ["home", "list", "Ada", "Grace"])
          program.router.present(TestModule("sheet"))
          let other = DeepLink(Main.friends, Friend.friend("Ada"), isOnTop: true)
          let outcome = program.router.open(other).outcome
          #expect(program.names == ["home", "list", "Ada", "Grace", "Ada", "sheet"])
          if case .covered(let module) = outcome {
            #expect(module.name == "sheet")
          } else {
            Issue.record("\(outcome as Any)")
          }
        },
      "A newer link supersedes the link that is under way. The screens that the older link has shown stay.":
        {
          let program = Program(isSignedIn: false)
          let first = try program.open("/friends/Ada")
          let second = try program.open("/friends/Grace")
          #expect(first.outcome == .superseded)
          #expect(program.names == ["sign in"])
          program.signIn()
          #expect(await second.settled == .arrived)
          #expect(program.names == ["home", "list", "Grace"])
        },
    ]
  }

  private static var firstOrInTheWay: [String: Tale] {
    [
      "The router asks coordinators and modules on a hidden tab before it selects the tab. If one refuses, nothing changes.":
        {
          let story = LinkStory()
          story.facts.tabsHaveRoutes = true
          story.router.open(DeepLink(Shell.Route.tabs))
          let before = story.text
          let link = DeepLink(
            Shell.Route.tabs, Shell.Route.second, Library.Route.book("none"))
          let name = RouteName(Library.Route.book("none"))
          #expect(story.router.open(link).outcome == .closed(name))
          #expect(story.text == before)
        },
      "The router selects a tab without a flow before it asks the coordinators and modules in that tab. If anyone refuses, the user stays on that tab.":
        {
          let story = LinkStory()
          story.facts.tabsHaveRoutes = true
          story.router.open(DeepLink(Shell.Route.tabs))
          story.facts.latestLibrary?.flow.finish()
          let link = DeepLink(
            Shell.Route.tabs, Shell.Route.second, Library.Route.book("none"))
          #expect(story.router.open(link).outcome != .arrived)
          #expect(story.host.topTabs?.selected == TabID("second"))
        },
      "A waiting link does not ask `admit` again just because the facts have changed. If the facts change and no screen appears or leaves, call ``RouteCoordinator/admissionChanged()``.":
        {
          let (program, isOpen) = (GuidedProgram(), GuidedProgram.Flag())
          program.begin()
          program.script.admit = { $0 == .a && !isOpen.isSet ? .after(.gate) : nil }
          let ticket = program.router.open(DeepLink(GuidedProgram.Page.a))
          isOpen.isSet = true
          #expect(ticket.outcome == nil)
          program.script.guide?.admissionChanged()
          #expect(ticket.outcome == .arrived)
        },
      "Before the coordinator shows the route that comes first, all screens above its flow leave, if their modules agree.":
        {
          let program = GuidedProgram()
          program.begin()
          program.script.admit = { $0 == .a ? .after(.gate) : nil }
          let draft = GuardedModule("draft", leaving: .ask)
          program.router.present(draft)
          program.router.open(DeepLink(GuidedProgram.Page.a))
          #expect(program.names == ["home", "draft"])
          draft.leaveAnyway()
          #expect(program.names == ["home", "gate"])
        },
      "A route that comes first can be `.asking` itself. The router asks the user before the coordinator shows the route.":
        {
          let program = GuidedProgram()
          program.begin()
          program.script.admit = { [.a: .after(.gate), .gate: .asking("Go?")][$0] }
          program.router.open(DeepLink(GuidedProgram.Page.a))
          #expect(program.names == ["home"])
          try program.host.answer("Open")
          #expect(program.names == ["home", "gate"])
        },
      "If a route is `.after` another, the coordinator shows the other one first. The link waits until `admit` lets it go on.":
        {
          let program = Program()
          program.friends.isSignedIn = false
          let ticket = try program.open("/friends/Ada")
          #expect(program.names == ["sign in"])
          #expect(ticket.outcome == nil)
          program.signIn()
          #expect(await ticket.settled == .arrived)
        },
      "`.after(outer:)` names a route that an outer coordinator shows. If no outer coordinator has the route, the router reports an issue.":
        {
          let story = LinkStory()
          let link = DeepLink(Shell.Route.library, Library.Route.book("a"))
          story.facts.libraryAdmission = { _ in .after(outer: Shell.Route.terms) }
          let ticket = story.router.open(link)
          #expect(story.names == ["home", "list", "terms"])
          story.facts.libraryAdmission = nil
          story.facts.latestGate?.flow.finish()
          #expect(ticket.outcome == .arrived)
          story.facts.libraryAdmission = { _ in .after(outer: Reader.Route.cover) }
          story.router.open(DeepLink(Shell.Route.library, Library.Route.book("b")))
          #expect(story.issues.count == 1)
        },
      "After the route that came first, the coordinator may show screens of its own, such as home after sign-in. These screens are below the screens of the link. All of them appear in one step. If the coordinator loads such a screen, the link waits for it only if the coordinator's flow shows nothing else.":
        {
          let program = Program(isSignedIn: false)
          let ticket = try program.open("/friends/Ada")
          let before = program.host.commands.count
          program.signIn()
          #expect(ticket.outcome == .arrived)
          #expect(program.host.commands.count == before + 1)
          #expect(program.host.names == ["home", "list", "Ada"])
        },
      "If the user leaves the route that comes first, the link ends as ``LinkOutcome/abandoned(at:)``.":
        {
          let program = Program(isSignedIn: false)
          let ticket = try program.open("/friends/Ada")
          program.main?.setRoot(TestModule("something else"))
          #expect(ticket.outcome == .abandoned(at: RouteName(Main.signIn)))
          #expect(program.names == ["something else"])
        },
      "If a route is `.asking`, the router asks the user. If the user dismisses the question, the link ends as ``LinkOutcome/declined(_:)``.":
        {
          let program = Program()
          let refused = try program.open("/write/Ada")
          #expect(program.host.question?.text == "Write to Ada?")
          try program.host.answer(nil)
          #expect(refused.outcome == .declined(RouteName(Main.write(to: "Ada"))))
          #expect(program.names == ["home"])
          let wanted = try program.open("/write/Ada")
          try program.host.answer("Open")
          #expect(wanted.outcome == .arrived)
          #expect(program.names == ["home", "to Ada"])
        },
      "If a module that would leave refuses, the link ends as ``LinkOutcome/leaveRefused(_:)``, and nothing changes.":
        {
          let program = Program()
          program.router.push(GuardedModule("form", leaving: .refused))
          let before = program.router.snapshot()
          let ticket = try program.open("/friends/Ada")
          #expect(ticket.outcome == .leaveRefused(ModuleID(2, "form")))
          #expect(program.router.snapshot() == before)
        },
      "If a later route is closed, or a module that would leave refuses, the link ends before the router asks the user.":
        {
          for first in [Admission<GuidedProgram.Page>.after(.gate), .asking("Really?")] {
            let program = GuidedProgram()
            program.script.admit = {
              $0 == .a ? first : $0 == .b ? .closed(reason: "There is no b.") : nil
            }
            program.begin()
            let name = RouteName(GuidedProgram.Page.b)
            let ticket = program.router.open(
              DeepLink(GuidedProgram.Page.a, GuidedProgram.Page.b))
            #expect(ticket.outcome == .closed(name))
            program.router.push(GuardedModule("form", leaving: .refused))
            let other = program.router.open(DeepLink(GuidedProgram.Page.a))
            #expect(other.outcome == .leaveRefused(ModuleID(2, "form")))
            #expect(program.script.shown == [.home])
            #expect(program.host.question == nil)
          }
        },
      "If a module that would leave wants to be asked, the router asks it first. The link goes on when the module agrees.":
        {
          let program = Program()
          let form = GuardedModule("form", leaving: .ask)
          program.router.push(form)
          let ticket = try program.open("/friends/Ada")
          #expect(ticket.outcome == nil)
          #expect(program.names == ["home", "form"])
          form.leaveAnyway()
          #expect(ticket.outcome == .arrived)
          #expect(program.names == ["home", "list", "Ada"])
        },
      "The router cannot know in advance what `show` removes, for example with `setRoot`. It asks such a module when `show` runs, and the link waits for the answer.":
        {
          let program = GuidedProgram()
          let form = GuardedModule("form", leaving: .ask)
          program.script.show = { guide, route in
            guide.flow.setRoot(route == .home ? form : TestModule("\(route)"))
            return true
          }
          program.begin()
          let ticket = program.router.open(DeepLink(GuidedProgram.Page.a))
          #expect(form.timesAsked == 1 && ticket.outcome == nil)
          form.leaveAnyway()
          #expect(ticket.outcome == .arrived)
        },
    ]
  }

  /// Shows what it has loaded, unless there is no such thing.
  final class Loading: RouteCoordinator {
    enum Route: Switchback.Route { case found, lost }

    private let flow: Flow<Void>
    private let gate: Gate

    init(_ flow: Flow<Void>, _ gate: Gate) {
      self.flow = flow
      self.gate = gate
    }

    func start() { flow.push(TestModule("start")) }

    func show(_ route: Route) {
      Task { [flow, gate] in
        await gate.opens()
        if route == .found { flow.push(TestModule("found")) }
      }
    }
  }

  private static func load(_ route: Loading.Route) async -> (LinkOutcome, [String]) {
    let router = StackRouter(host: InMemoryHost())
    let gate = Gate()
    router.start { Loading($0, gate) }
    let ticket = router.open(DeepLink(route))
    await nextTurn()
    #expect(ticket.outcome == nil)
    gate.open()
    return (await ticket.settled, router.modules.map(\.name))
  }

  private static var nothingThere: [String: Tale] {
    [
      "If no pattern matches the link text, the error names the segment at fault. The error also contains a ``DeepLink`` to the part that matched.":
        {
          let error = #expect(throws: LinkError.self) {
            try DeepLink(text: "/friends/Ada/photos", root: Main.self)
          }
          #expect(error?.problem == .unknownSegment("photos"))
          let known = DeepLink(Main.friends, Friend.friend("Ada"), from: .outside)
          #expect(error?.known == known)
        },
      "If the user leaves the screen below a loading route or leaves its tab, the link ends as ``LinkOutcome/superseded``.":
        {
          let (story, gate) = (LinkStory(), Gate())
          let below = Library.Route.book("a")
          story.router.open(DeepLink(Shell.Route.library, below))
          story.facts.gate = gate
          let link = DeepLink(Shell.Route.library, below, Library.Route.book("b"))
          let ticket = story.router.open(link)
          #expect(ticket.outcome == nil)
          story.host.front.back()
          #expect(ticket.outcome == .superseded)
          gate.open()
          await until { story.names == ["home", "list", "b"] }
        },
      "Link text cannot lead to a route that has no pattern.": {
        #expect(throws: LinkError.self) { try DeepLink(text: "/signIn", root: Main.self) }
        let error = #expect(throws: LinkError.self) {
          try DeepLink(Main.signIn).text(root: Main.self)
        }
        #expect(error?.userMessage == "There is no link to this page.")
      },
      "A `.closed` route ends the link, and the reason that the coordinator gives becomes the ticket's `reason`.":
        {
          let program = Program()
          _ = try program.open("/friends")
          let before = program.router.snapshot()
          let ticket = try program.open("/friends/Bob")
          #expect(ticket.outcome == .closed(RouteName(Friend.friend("Bob"))))
          #expect(ticket.reason == "You have no friend called Bob.")
          #expect(program.router.snapshot() == before)
        },
      "If a task in `show` loads a route first, the link waits for the task without a timeout.": {
        #expect(await load(.found) == (.arrived, ["start", "found"]))
      },
      "If the coordinator shows nothing for a route, the link ends as ``LinkOutcome/nothingShown(_:)``.":
        {
          let (outcome, names) = await load(.lost)
          #expect(outcome == .nothingShown(RouteName(Loading.Route.lost)))
          #expect(names == ["start"])
        },
      "If no coordinator has the next route, the link ends as ``LinkOutcome/unknown(_:in:)``. Screens of earlier routes stay.":
        {
          let program = Program()
          let link = DeepLink(Main.friends, Loading.Route.found)
          guard case .unknown? = program.router.open(link).outcome else {
            Issue.record("it is known")
            return
          }
          #expect(program.names == ["home", "list"])
        },
    ]
  }
}
