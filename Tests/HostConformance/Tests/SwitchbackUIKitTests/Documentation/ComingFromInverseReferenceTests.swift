import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// The programs of the page "Coming from inverse reference coordinators", as they stand there.
@MainActor
@Suite
struct ComingFromInverseReferenceTests {
  final class Log { var calls: [String] = [] }

  struct Locations {
    let log: Log
    func begin() { log.calls.append("begin") }
    func end() { log.calls.append("end") }
  }

  final class MapScreen: UIViewController, Presentable {
    var onPlace: (String) -> Void = { _ in }
  }

  final class MapCoordinator: Coordinator, LifecycleListener {
    private let flow: Flow<String>
    private let locations: Locations

    init(flow: Flow<String>, locations: Locations) {
      (self.flow, self.locations) = (flow, locations)
    }

    func start() {
      locations.begin()
      let map = MapScreen()
      map.onPlace = { [flow] place in flow.finish(place) }
      flow.push(map)
    }

    func onRemoved(_ cause: EndCause) { locations.end() }
  }

  @Test(arguments: Rules.all, [true, false])
  func whatWasBegunIsEndedHoweverItIsLeft(rules: Rules, goesBack: Bool) async throws {
    let phone = Phone(rules)
    let host = NavigationControllerHost()
    phone.window.rootViewController = host.controller
    phone.window.makeKeyAndVisible()
    let router = StackRouter(
      host: host,
      dependencies: { DefaultCoordinatorDependencies.screenOwned() },
    )
    router.push(Page("a"))
    await phone.rest()
    let log = Log()
    weak var coordinator: MapCoordinator?
    router.start { flow in
      let map = MapCoordinator(flow: flow, locations: Locations(log: log))
      coordinator = map
      return map
    }
    await phone.rest()
    #expect(log.calls == ["begin"])
    #expect(coordinator != nil)
    if goesBack {
      #expect(phone.beginSwipe())
      phone.commitSwipe()
    } else {
      try #require(host.controller.topViewController as? MapScreen).onPlace("Kew")
    }
    await phone.rest()
    #expect(log.calls == ["begin", "end"])
    #expect(coordinator == nil)
  }

  @Test func thePageShowsThisCode() throws {
    try expectCode(of: "ComingFromInverseReferenceCoordinators")
  }
}
