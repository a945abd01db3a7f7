/// What nobody needs any more, until it can be let go of.
///
/// What dies may run code of the user's, which may ask the router for anything. So entries die here, when
/// nothing is half done.
@MainActor
final class ReleasePool {
  private let entries = Pile<StackEntry>()
  private let removals = Pile<StackChange.Removal>()

  func take(_ others: Pile<StackEntry>) { entries.take(allOf: others) }

  func take(_ others: Pile<StackChange.Removal>) { removals.take(allOf: others) }

  /// Lets go of everything, and of what is let go by that.
  func drain() {
    while !entries.isEmpty || !removals.isEmpty {
      removals.removeAll()
      entries.removeAll()
    }
  }
}
