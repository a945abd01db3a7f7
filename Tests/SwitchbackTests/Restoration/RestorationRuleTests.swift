import SwitchbackTesting
import Testing

@testable import Switchback

/// What comes back where the app says how: by its policy, from another version of it, and after it has ended.
@MainActor
@Suite(.waitsForRelease)
struct RestorationRuleTests {
  // MARK: - How much is missing then

  /// A place in flows in flows, and one on a tab, with a page that is not admitted.
  private func comeBack(
    by policy: RestorationPolicy, losing lost: Shell.Route?, _ book: String? = nil
  ) throws -> (names: [String], report: RestorationReport?, commands: Int) {
    let earlier = LinkStory()
    earlier.router.open(
      DeepLink(
        Shell.Route.settings, Shell.Route.pair, Shell.Route.library, Library.Route.book("a"),
        Library.Route.book("b")))
    let before = earlier.router.snapshot().owned
    earlier.router.close()
    let later = LinkStory(begins: false)
    later.facts.admission = { $0 == lost ? .closed(reason: "No.") : nil }
    later.facts.libraryAdmission = { route in
      book.map { route == .book($0) } == true ? .closed(reason: "No.") : nil
    }
    var report: RestorationReport?
    later.begin(restoring: before, policy: policy) { report = $0 }
    defer { later.router.close() }
    #expect(later.probe.alive.count == later.names.count + 1)
    return (later.names, report, later.host.commands.count)
  }

  @Test(
    arguments: [
      (.stopThere, ["home", "settings"]), (.startFlowOver, ["home"]), (.startOver, ["home"]),
    ] as [(RestorationPolicy, [String])])
  func aLossInTheMiddle(policy: RestorationPolicy, names: [String]) throws {
    let (shown, report, commands) = try comeBack(by: policy, losing: .pair)
    #expect(shown == names)
    #expect(report?.losses == [.notAdmitted(RouteName(Shell.Route.pair), "No.")])
    #expect(report?.restored.count == names.count)
    #expect(commands == 1)
  }

  @Test(
    arguments: [
      (.stopThere, ["home", "settings", "pair 1", "pair 2", "list", "a"]),
      (.startFlowOver, ["home", "settings", "pair 1", "pair 2", "list"]),
      (.startOver, ["home"]),
    ] as [(RestorationPolicy, [String])])
  func aLossInAFlowInside(policy: RestorationPolicy, names: [String]) throws {
    let (shown, report, commands) = try comeBack(by: policy, losing: nil, "b")
    #expect(shown == names)
    #expect(report?.losses == [.notAdmitted(RouteName(Library.Route.book("b")), "No.")])
    #expect(commands == 1)
  }

  @Test(arguments: [RestorationPolicy.stopThere, .startFlowOver, .startOver])
  func whereNothingIsLostAllIsBack(policy: RestorationPolicy) throws {
    let (shown, report, _) = try comeBack(by: policy, losing: nil)
    #expect(shown == ["home", "settings", "pair 1", "pair 2", "list", "a", "b"])
    #expect(report?.losses == [])
  }

  @Test func tabsStartOverAsWell() throws {
    for (policy, selected) in [
      (RestorationPolicy.stopThere, "second"), (.startFlowOver, "second"), (.startOver, "first"),
    ] {
      let earlier = LinkStory(begins: false)
      earlier.facts.beginsWithTabs = true
      earlier.begin()
      earlier.router.open(
        DeepLink(Shell.Route.second, Library.Route.book("a"), Library.Route.book("b")))
      let before = earlier.router.snapshot().owned
      earlier.router.close()
      let later = LinkStory(begins: false)
      later.facts.beginsWithTabs = true
      later.facts.libraryAdmission = { $0 == .book("b") ? .closed(reason: "No.") : nil }
      var told: [TabID] = []
      later.router.observe { if case .tabSelected(let tab) = $0.kind { told.append(tab) } }
      later.begin(restoring: before, policy: policy)
      #expect(later.text.contains("* \(selected)"), "\(policy)\n\(later.text)")
      #expect(told.last == TabID(selected), "\(policy): \(told)")
      #expect(later.text.contains("a#") == (policy == .stopThere), "\(policy)\n\(later.text)")
      guard case .flow(let shell)? = later.router.snapshot().items.first,
        case .module(let container)? = shell.items.first
      else {
        Issue.record("\(later.text)")
        return
      }
      #expect(container.visitedTabs.isEmpty == (policy == .startOver))
      later.router.close()
    }
  }

  @Test func whatADeskBeganWithStaysWhateverIsLost() async throws {
    let place = try await place(of: [.page(1), .page(2)])
    for policy in [RestorationPolicy.startFlowOver, .startOver] {
      let desks = Desks()
      desks.policy = policy
      desks.admission = { $0 == .page(2) ? .closed(reason: "No.") : nil }
      desks.start(restoring: place)
      #expect(desks.names == ["list"])
      #expect(desks.reports.first?.restored == [RouteName(Desk.Route.list)])
      desks.close()
    }
  }

  // MARK: - Other versions

  private enum OldRoute: Route {
    static let kind = Desk.Route.kind
    case sheet(number: Int)
    case form
  }

  private enum Gone: Route { case gone }

  @Test func anotherVersionDoesNotComeBackUnlessItWasMigrated() async throws {
    let place = try await place(of: [.form])
    #expect(place.version == 1)
    let desks = Desks()
    desks.version = 2
    desks.start(restoring: place)
    #expect(desks.names == ["list"])
    #expect(desks.reports == [RestorationReport(losses: [.keptByVersion(1)])])
    await nextTurn()
    #expect(try desks.place().version == 2)
    desks.close()
    let later = Desks()
    later.version = 2
    later.start(restoring: place.migrated(to: 2))
    #expect(later.names == ["list", "form"])
    later.close()
  }

  @Test func aRenamedRouteIsMigrated() async throws {
    let list = NavigationSnapshot.Item.module(
      .init(id: ModuleID(1, "list"), position: 0, route: AnyRoute(Desk.Route.list)))
    let page = NavigationSnapshot.Item.module(
      .init(id: ModuleID(2, "page"), position: 1, route: AnyRoute(OldRoute.sheet(number: 7))))
    let old = NavigationSnapshot(
      items: [.flow(.init(id: FlowID(1, "Desk"), placement: .push, items: [list, page]))],
      owner: "Ada")
    let read = try KeptSnapshot.snapshot(KeptSnapshot.stored(old))
    for place in [old, read] {
      let migrated = place.migrated(
        to: 3,
        { (old: OldRoute) -> Desk.Route? in
          switch old {
          case .sheet(let number): .page(number)
          case .form: nil
          }
        }, { (_: Gone) -> Desk.Route? in nil })
      #expect(migrated.version == 3)
      #expect(place.tried(1).migrated(to: 3).attempts == 1)
      #expect(migrated.migrated(to: 3, { (_: Desk.Route) -> Desk.Route? in nil }) == migrated)
      let desks = Desks()
      desks.version = 3
      desks.start(restoring: migrated)
      #expect(desks.names == ["list", "page 7"])
      #expect(desks.reports.first?.losses == [])
      desks.close()
    }
  }

  @Test func whatWasTypedStaysWithWhatIsMigrated() async throws {
    let place = try await place(of: [.form], text: "Dear Ada")
    let migrated = place.migrated(to: 2) { (old: Gone) -> Desk.Route? in nil }
    #expect(migrated.items == place.items)
    let desks = Desks()
    desks.version = 2
    desks.start(restoring: migrated)
    #expect(desks.desk?.form?.text == "Dear Ada")
    desks.close()
  }

  @Test func aRouteThatHasBecomeNothingIsLost() async throws {
    let place = try await place(of: [.form])
    let desks = Desks()
    desks.version = 2
    desks.start(restoring: place.migrated(to: 2) { (old: OldRoute) -> Desk.Route? in nil })
    #expect(desks.names == ["list"])
    guard case .withoutRoute("form", in: _)? = desks.reports.first?.losses.first else {
      Issue.record("\(desks.reports)")
      return
    }
    desks.close()
  }

  // MARK: - A place that ends the program

  @Test func whatHasEndedTheProgramTwiceIsNotTriedAgain() async throws {
    var place = try await place(of: [.form], text: "Dear Ada")
    for attempt in 1...2 {
      let desks = Desks()
      desks.start(restoring: place)
      #expect(desks.names == ["list", "form"])
      // It ends before anything is at rest: what was handed out first is what there is.
      place = try desks.place()
      #expect(place.attempts == attempt)
      desks.close()
    }
    let last = Desks()
    last.start(restoring: place)
    #expect(last.names == ["list"])
    #expect(last.reports == [RestorationReport(losses: [.endedProgram(times: 2)])])
    #expect(last.reports.first?.endedProgram == 2)
    let migrated = Desks()
    migrated.version = 2
    migrated.start(restoring: place.migrated(to: 2))
    #expect(migrated.reports.first?.endedProgram == 2)
    migrated.close()
    await nextTurn()
    #expect(try last.place().attempts == 0)
    last.close()
  }

  @Test func whatAHostHasYetToShowCountsAsTriedUntilItDoes() async throws {
    let place = try await place(of: [.form], text: "Dear Ada")
    let desks = Desks()
    desks.host.completion = .whenTold
    desks.start(restoring: place)
    for _ in 0..<3 { await nextTurn() }
    #expect(desks.names == ["list", "form"])
    #expect(try desks.place().attempts == 1)
    desks.host.completeTransition()
    await nextTurn()
    #expect(try desks.place().attempts == 0)
    desks.close()
  }

  @Test func whatCameToRestIsTriedAgain() async throws {
    var place = try await place(of: [.form], text: "Dear Ada")
    for _ in 1...4 {
      let desks = Desks()
      desks.start(restoring: place)
      await nextTurn()
      #expect(desks.desk?.form?.text == "Dear Ada")
      place = try desks.place()
      #expect(place.attempts == 0)
      desks.close()
    }
  }

  @Test func whoLeavesTheProgramWhileItComesBackFindsItsPlaceTheNextTime() async throws {
    var place = try await place(of: [.form], text: "Dear Ada")
    for _ in 1...4 {
      let desks = Desks()
      desks.start(restoring: place)
      #expect(desks.names == ["list", "form"])
      #expect(try desks.place().attempts == 1)
      desks.host.back(origin: .interrupt)
      place = try desks.place()
      #expect(place.attempts == 0)
      #expect(place.outline.contains("form"))
      await nextTurn()
      #expect(try desks.place() == place)
      desks.close()
    }
  }
}
