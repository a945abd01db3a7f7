import SwiftUI
import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  /// A display shows where the user was before the program ended.
  @MainActor
  struct ComingBackStories {
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
        case .list: flow.push(PlainPage("list"))
        case .photo(let number): flow.push(PlainPage("photo \(number)"))
        case .sheet: flow.start(.modal) { Album($0) }
        }
      }
    }

    /// What was shown, by the routes of a link.
    private func place(of routes: Album.Route..., rules: Rules) async -> NavigationSnapshot {
      let desk = Desk(rules)
      desk.router.start { Album($0) }
      desk.router.open(DeepLink(routes: routes.map { AnyRoute($0) }))
      await desk.display.rest()
      let items = desk.router.snapshot().items
      desk.router.close()
      return NavigationSnapshot(items: items, owner: "Ada")
    }

    @Test(arguments: Rules.each)
    func whatWasThereIsThereAgainAndCanBeLeft(rules: Rules) async {
      let place = await place(of: .photo(1), .photo(2), .sheet, .photo(3), rules: rules)
      let desk = Desk(rules)
      var reports: [RestorationReport] = []
      desk.router.start(restoring: place, for: "Ada") {
        Album($0)
      } onRestored: {
        reports.append($0)
      }
      await desk.display.rest()
      #expect(reports.map(\.losses) == [[]])
      desk.expect(["list", "photo 1", "photo 2", "list", "photo 3"], told: [])
      #expect(desk.router.snapshot().normalized == place.normalized)
      #expect(desk.issues == [])
      desk.router.dismiss()
      await desk.display.rest()
      #expect(desk.display.tapBack())
      await desk.display.rest()
      desk.expect(["list", "photo 1"], told: [])
      #expect(desk.issues == [])
    }
  }
}
