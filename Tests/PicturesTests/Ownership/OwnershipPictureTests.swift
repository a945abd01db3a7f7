import Switchback
import SwitchbackTesting
import Testing

/// The picture of ownership, drawn from what owns coordinators and what keeps them alive.
@MainActor
struct OwnershipPictureTests {
  @Test func ownership() throws {
    let manager = Owners.under { DefaultCoordinatorDependencies() }
    let screens = Owners.under { DefaultCoordinatorDependencies.screenOwned() }
    let picture = OwnershipPicture(manager: manager.owners, screens: screens.owners)
    try check("ownership", OwnershipPicture.title, picture.draw)

    for (_, router, probe) in [manager, screens] {
      #expect(probe.alive.count == 2)
      router.host.back()
      #expect(probe.alive == [], "nothing keeps them when their flows are over")
      #expect(router.dependencies.coordinators.isEmpty)
      router.close()
    }
  }
}
