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
      "What comes back above the target leaves again; after five times the link ends ``LinkOutcome/covered(by:)``.":
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
      "A link may be opened before the first flow is started: it waits for that, and the host is told the end only.":
        {
          let program = Program(begins: false)
          let ticket = try program.open("/friends/Ada")
          #expect(ticket.outcome == nil)
          program.begin()
          #expect(ticket.outcome == .arrived)
          #expect(program.host.commands.count == 1)
          #expect(program.host.names == ["home", "list", "Ada"])
        },
      "Below what it names stands what each `start()` shows and what the routes before it show, as if the user had walked there.":
        {
          let walked = Program()
          walked.router.open(DeepLink(Main.friends))
          (walked.router.modules.last as? ListPage)?.onSelect("Ada")
          let led = Program()
          _ = try led.open("/friends/Ada")
          #expect(led.names == walked.names)
          #expect("\(led.router.snapshot())" == "\(walked.router.snapshot())")
        },
      "What stands there already in that order, from the first page of the flow on, is kept, and its modules stay the same ones.":
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
      "A tab that was added with its route is there from the start; without one, its coordinator is asked to show it.":
        {
          for hasRoute in [true, false] {
            let story = LinkStory()
            story.facts.tabsHaveRoutes = hasRoute
            story.router.open(DeepLink(Shell.Route.home, Shell.Route.tabs))
            story.router.open(DeepLink(Shell.Route.tabs, Shell.Route.first))
            #expect(story.facts.shown.contains("first") == !hasRoute)
          }
        },
      "A link changes nothing where its flow shows its first page and what the link names, and nothing else.":
        {
          let program = Program()
          _ = try program.open("/friends/Ada")
          let before = program.router.snapshot()
          let commands = program.host.commands.count
          #expect(try program.open("/friends/Ada").outcome == .arrived)
          #expect(program.router.snapshot() == before)
          #expect(program.host.commands.count == commands)
        },
      "What stands above the way leaves, also sheets, as ``EndCause/replaced``.": {
        let program = Program()
        _ = try program.open("/friends")
        let sheet = TestModule("sheet")
        program.router.present(sheet)
        let log = Log()
        program.router.observeRemoval(of: sheet, by: log) { log, cause in log.causes.append(cause) }
        _ = try program.open("/friends/Ada")
        #expect(program.names == ["home", "list", "Ada"])
        #expect(log.causes == [.replaced])
      },
      "With `isOnTop`, nothing leaves; if another flow covers what it shows, it ends ``LinkOutcome/covered(by:)``.":
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
      "A newer link supersedes the one under way, and what that has shown stays.": {
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
      "Coordinators and modules on a hidden tab are asked before the tab is selected: one refusal, and nothing has changed.":
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
      "A tab on which no flow runs yet is selected first; if the link is refused there, the user stays on that tab.":
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
      "Facts alone wake no link: where nothing is shown or left, call ``RouteCoordinator/admissionChanged()``.":
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
      "What stands above the flow that shows it leaves before, after modules that mind were asked.":
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
      "It may be `.asking` itself: then the user is asked before it is shown.": {
        let program = GuidedProgram()
        program.begin()
        program.script.admit = { [.a: .after(.gate), .gate: .asking("Go?")][$0] }
        program.router.open(DeepLink(GuidedProgram.Page.a))
        #expect(program.names == ["home"])
        try program.host.answer("Open")
        #expect(program.names == ["home", "gate"])
      },
      "A route that is `.after` another has that shown first; the link goes on as soon as the coordinator opens the way.":
        {
          let program = Program()
          program.friends.isSignedIn = false
          let ticket = try program.open("/friends/Ada")
          #expect(program.names == ["sign in"])
          #expect(ticket.outcome == nil)
          program.signIn()
          #expect(await ticket.settled == .arrived)
        },
      "`.after(outer:)` names a route of a coordinator around, which shows it; if none around has it, that is reported.":
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
      "What the coordinator shows by itself then, such as home after signing in, comes first, in one step with the rest.":
        {
          let program = Program(isSignedIn: false)
          let ticket = try program.open("/friends/Ada")
          let before = program.host.commands.count
          program.signIn()
          #expect(ticket.outcome == .arrived)
          #expect(program.host.commands.count == before + 1)
          #expect(program.host.names == ["home", "list", "Ada"])
        },
      "If the user leaves what has to come first, the link ends ``LinkOutcome/abandoned(at:)``.": {
        let program = Program(isSignedIn: false)
        let ticket = try program.open("/friends/Ada")
        program.main?.setRoot(TestModule("something else"))
        #expect(ticket.outcome == .abandoned(at: RouteName(Main.signIn)))
        #expect(program.names == ["something else"])
      },
      "A route that is `.asking` has the user asked before it is shown; if that is dismissed, the link ends ``LinkOutcome/declined(_:)``.":
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
      "A module above the way that minds refuses the link: it ends ``LinkOutcome/leaveRefused(_:)``, and nothing has changed.":
        {
          let program = Program()
          program.router.push(GuardedModule("form", leaving: .refused))
          let before = program.router.snapshot()
          let ticket = try program.open("/friends/Ada")
          #expect(ticket.outcome == .leaveRefused(ModuleID(2, "form")))
          #expect(program.router.snapshot() == before)
        },
      "Where a route behind that is closed, or a module that would leave refuses, the link ends at once: nobody is asked in vain.":
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
      "One that asks is asked first, and the link goes on when it lets go.": {
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
      "Text that no pattern reads is an error that names the segment, and has the known part as a link.":
        {
          let error = #expect(throws: LinkError.self) {
            try DeepLink(text: "/friends/Ada/photos", root: Main.self)
          }
          #expect(error?.problem == .unknownSegment("photos"))
          let known = DeepLink(Main.friends, Friend.friend("Ada"), from: .outside)
          #expect(error?.known == known)
        },
      "If the user leaves what such a route was to come above, or goes to another tab, the link ends ``LinkOutcome/superseded``.":
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
      "A route without a pattern cannot be reached by text.": {
        #expect(throws: LinkError.self) { try DeepLink(text: "/signIn", root: Main.self) }
        let error = #expect(throws: LinkError.self) {
          try DeepLink(Main.signIn).text(root: Main.self)
        }
        #expect(error?.userMessage == "There is no link to this page.")
      },
      "A route that is `.closed` ends the link, and the coordinator's sentence is the ticket's `reason`.":
        {
          let program = Program()
          _ = try program.open("/friends")
          let before = program.router.snapshot()
          let ticket = try program.open("/friends/Bob")
          #expect(ticket.outcome == .closed(RouteName(Friend.friend("Bob"))))
          #expect(ticket.reason == "You have no friend called Bob.")
          #expect(program.router.snapshot() == before)
        },
      "A route that is loaded first, by a task in `show`, is waited for without a timeout.": {
        #expect(await load(.found) == (.arrived, ["start", "found"]))
      },
      "A route for which nothing was shown ends the link ``LinkOutcome/nothingShown(_:)``.": {
        let (outcome, names) = await load(.lost)
        #expect(outcome == .nothingShown(RouteName(Loading.Route.lost)))
        #expect(names == ["start"])
      },
      "Where nobody has such routes, the link ends ``LinkOutcome/unknown(_:in:)``, and what came before stays shown.":
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
