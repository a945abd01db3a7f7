/// One thing that programs do with a router, and the same done with bare arrays of objects.
///
/// Both sides make the same objects and tell the same observers. What the router does besides is what
/// is measured.
public struct Workload: Sendable {
  /// What is done, as the table says it.
  public let name: String

  /// How many times one run does it.
  public let count: Int

  /// Does it with a router.
  public let router: Preparation

  /// Does it with arrays.
  public let floor: Preparation

  /// Puts up what a run needs, which is not measured.
  public typealias Preparation = @MainActor () -> Run

  init(
    _ name: String,
    count: Int,
    router: @escaping Preparation,
    floor: @escaping Preparation,
  ) {
    self.name = name
    self.count = count
    self.router = router
    self.floor = floor
  }

  /// Every workload, in the order of the table.
  public static var all: [Workload] {
    stacks + wholeStacks + flows + actions + transitions + events + refusals + routes + keeping
      + hosts
  }
}
