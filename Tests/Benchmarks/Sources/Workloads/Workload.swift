/// One thing that programs do with a router, and the same done with bare arrays.
///
/// Both sides make the same objects, put the same stack up and tell the same observers; what the router
/// does besides is what is measured.
@MainActor
public struct Workload {
  /// What is done, as the table says it.
  public let name: String

  /// How many times one run does it.
  public let count: Int

  /// Does it with a router.
  public let router: Preparation

  /// Does it with arrays; nil where there is nothing to compare with.
  public let floor: Preparation?

  /// Puts up what a run needs, which is not measured, and hands out the run, which is.
  public typealias Preparation = @MainActor () -> Run

  /// One run; what it has put up is let go afterwards.
  public typealias Run = @MainActor () async -> Void

  init(_ name: String, count: Int, router: @escaping Preparation, floor: Preparation?) {
    self.name = name
    self.count = count
    self.router = router
    self.floor = floor
  }

  /// Every workload, in the order of the table.
  public static var all: [Workload] {
    stacks + wholeStacks + flows + transitions + actions + events
  }
}
