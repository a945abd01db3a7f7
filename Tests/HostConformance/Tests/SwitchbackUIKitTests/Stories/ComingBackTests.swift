import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// A phone shows where the user was before the program ended.
@MainActor
struct ComingBackTests {
  /// Photos, and a sheet with others.
  private final class Album: RouteCoordinator {
    enum Route: Switchback.Route {
      case list
      case photo(Int)
      case sheet
    }
    let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { go(.list) }

    func show(_ route: Route) {
      switch route {
      case .list: flow.push(Page("list"))
      case .photo(let number): flow.push(Page("photo \(number)"))
      case .sheet: flow.start(.modal) { Album($0) }
      }
    }
  }

  /// What was shown on a phone, by the routes of a link.
  private func place(of routes: Album.Route..., rules: Rules) async -> NavigationSnapshot {
    let desk = Desk(rules)
    desk.router.start { Album($0) }
    desk.router.open(DeepLink(routes: routes.map { AnyRoute($0) }))
    await desk.phone.rest()
    let items = desk.router.snapshot().items
    desk.router.close()
    return NavigationSnapshot(items: items, owner: "Ada")
  }

  @Test(arguments: Rules.all)
  func whatWasThereIsThereAgainAndCanBeLeft(rules: Rules) async {
    let place = await place(of: .photo(1), .photo(2), .sheet, .photo(3), rules: rules)
    let desk = Desk(rules)
    var reports: [RestorationReport] = []
    desk.router.start(restoring: place, for: "Ada") {
      Album($0)
    } onRestored: {
      reports.append($0)
    }
    await desk.phone.rest()
    #expect(reports.map(\.losses) == [[]])
    #expect(desk.titles == ["list", "photo 1", "photo 2"])
    #expect(desk.sheetTitles == ["list", "photo 3"])
    #expect(desk.router.snapshot().normalized == place.normalized)
    #expect(desk.phone.exceptions == [])
    #expect(desk.issues == [])
    desk.router.dismiss()
    await desk.phone.rest()
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(desk.titles == ["list", "photo 1"])
    #expect(desk.names == ["list", "photo 1"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aSceneThatComesLaterShowsIt(rules: Rules) async {
    let place = await place(of: .photo(1), .sheet, rules: rules)
    let desk = Desk(rules, isVisible: false)
    desk.router.start(restoring: place, for: "Ada") { Album($0) }
    await desk.phone.rest()
    desk.phone.window.makeKeyAndVisible()
    await desk.phone.rest()
    #expect(desk.titles == ["list", "photo 1"])
    #expect(desk.sheetTitles == ["list"])
    #expect(desk.router.snapshot().normalized == place.normalized)
    #expect(desk.phone.exceptions == [])
    #expect(desk.issues == [])
  }
}
