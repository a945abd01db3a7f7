import Switchback
import SwitchbackTesting

/// Who owns whom in the program of the pages on ownership, under one policy.
struct Owners {
  /// The coordinators that the dependencies of the router own, and those of the first flow.
  let byRouter, byFlow: [String]

  /// The coordinators that nobody of those owns, and that are alive, the inner one first.
  let byScreens: [String]

  /// The modules on the stack.
  let stack: [String]

  /// Starts the program, and looks who owns whom.
  @MainActor
  static func under(
    _ dependencies: @escaping @MainActor () -> any CoordinatorDependencies
  ) -> (owners: Owners, router: MockRouter, probe: LifetimeProbe) {
    let (router, probe) = (MockRouter(dependencies: dependencies), LifetimeProbe())
    router.start { probe.track(OwnershipProgram.MainCoordinator(flow: $0, probe: probe)) }
    let byRouter = names(router.dependencies)
    let byFlow = router.snapshot().flows.first.map { names(router.dependencies(of: $0.id)) } ?? []
    let owners = Owners(
      byRouter: byRouter, byFlow: byFlow,
      byScreens: probe.alive.filter { !(byRouter + byFlow).contains($0) }.reversed(),
      stack: router.host.names)
    return (owners, router, probe)
  }

  @MainActor
  private static func names(_ dependencies: (any CoordinatorDependencies)?) -> [String] {
    dependencies?.coordinators.map { "\(type(of: $0))" } ?? []
  }
}
