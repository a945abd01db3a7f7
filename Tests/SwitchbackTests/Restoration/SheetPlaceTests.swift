import Foundation
import SwitchbackTesting
import Testing

@testable import Switchback

/// Shows pages, and folders inside of it, also on sheets.
private final class Folder: RouteCoordinator {
  enum Route: Switchback.Route {
    case cover, folder, sheet, presented
    case page(Int)
    /// What was a page, and is another one now.
    case moved
  }

  let flow: Flow<Void>

  /// The one inside of it that was made last.
  private(set) weak var inner: Folder?

  init(_ flow: Flow<Void>) { self.flow = flow }

  func start() { go(.cover) }

  func show(_ route: Route) {
    switch route {
    case .cover: flow.push(TestModule("cover"))
    case .page(let number): flow.push(TestModule("page \(number)"))
    case .presented: flow.present(TestModule("presented"))
    case .moved: go(.page(1))
    case .folder: begin(.push)
    case .sheet: begin(.modal)
    }
  }

  private func begin(_ placement: FlowPlacement) {
    flow.start(placement) { [weak self] in
      let folder = Folder($0)
      self?.inner = folder
      return folder
    }
  }
}

/// What one flow shows on the sheet of another comes back there.
@MainActor
@Suite(.waitsForRelease)
struct SheetPlaceTests {
  private func folders(
    restoring snapshot: NavigationSnapshot? = nil, policy: RestorationPolicy = .stopThere,
    onRestored: @escaping @MainActor (RestorationReport) -> Void = { _ in }
  ) -> (router: StackRouter, outer: Folder?) {
    let router = StackRouter(
      host: InMemoryHost(), dependencies: Ownership.current.makeDependencies)
    weak var outer: Folder?
    router.start(restoring: snapshot, for: "somebody", policy: policy) {
      let folder = Folder($0)
      outer = folder
      return folder
    } onRestored: {
      onRestored($0)
    }
    return (router, outer)
  }

  /// How many pages the outer flow shows between the inner flow and its sheet, and above that.
  @Test(arguments: 0...2, [RestorationPolicy.stopThere, .startFlowOver, .startOver])
  func aPageOnTheSheetOfAnInnerFlow(between: Int, policy: RestorationPolicy) throws {
    try comeBack(with: .sheet, between, policy)
  }

  /// The same without a sheet.
  @Test(arguments: 0...2, [RestorationPolicy.stopThere, .startFlowOver, .startOver])
  func aPageAboveAnInnerFlow(between: Int, policy: RestorationPolicy) throws {
    try comeBack(with: .folder, between, policy)
  }

  private func comeBack(
    with kind: Folder.Route, _ between: Int, _ policy: RestorationPolicy
  ) throws {
    let (earlier, outer) = folders()
    outer?.go(.folder)
    for number in 0..<between { outer?.go(.page(number)) }
    outer?.inner?.go(kind)
    outer?.go(.page(8))
    outer?.inner?.inner?.go(.page(9))
    let before = earlier.snapshot()
    try earlier.expectRestorable()
    let place = try KeptSnapshot.snapshot(KeptSnapshot.stored(before.owned))
    earlier.close()
    var reports: [RestorationReport] = []
    let (later, _) = folders(restoring: place, policy: policy) { reports.append($0) }
    #expect(later.snapshot().normalized == before.normalized)
    #expect(reports.map(\.losses) == [[]])
    later.close()
  }

  /// Nothing shows a sheet for a page that was not its first; but it is said, once for each flow.
  @Test func pagesOfASheetWhoseFirstPageHasLeftComeBackBelowIt() throws {
    let (earlier, outer) = folders()
    outer?.go(.folder)
    outer?.inner?.go(.presented)
    outer?.go(.page(8))
    outer?.go(.page(9))
    outer?.inner?.flow.popToRoot()
    let before = earlier.snapshot()
    #expect(before.description.components(separatedBy: "(sheet 1)").count == 3)
    let place = try KeptSnapshot.snapshot(KeptSnapshot.stored(before.owned))
    earlier.close()
    var reports: [RestorationReport] = []
    let (later, _) = folders(restoring: place) { reports.append($0) }
    #expect(reports.map(\.losses) == [[.sheet("page 8")]])
    #expect(reports.first?.restored.count == 5)
    #expect(reports.first?.missing == ["page 8 came back, but not on its sheet"])
    #expect(!later.snapshot().description.contains("(sheet 1)"))
    later.close()
  }

  @Test func aRouteThatShowsAnotherRouteNowHasShownNothing() throws {
    let items: [NavigationSnapshot.Item] = [Folder.Route.cover, .moved, .page(2)].enumerated().map {
      .module(.init(id: ModuleID($0 + 1, "page"), position: $0, route: AnyRoute($1)))
    }
    let flow = NavigationSnapshot.FlowItem(
      id: FlowID(1, "Folder"), placement: .push, items: items)
    var reports: [RestorationReport] = []
    let place = NavigationSnapshot(items: [.flow(flow)], owner: "somebody")
    let (later, _) = folders(restoring: place) { reports.append($0) }
    #expect(later.modules.map(\.name) == ["cover", "page 1"])
    #expect(reports.map(\.losses) == [[.nothingShown(RouteName(Folder.Route.moved))]])
    later.close()
  }
}
