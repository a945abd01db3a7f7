/// Somebody who wants to hear that an entry has left.
@MainActor
final class RemovalObserver {
  var body: (@MainActor (EndCause) -> Void)?

  /// What it watches, until that has left.
  private var entry: NavigationEntry?

  /// Who observes the same entry and began right before this.
  private(set) var previous: RemovalObserver?

  /// When it began, see `FlowTree.moment`.
  let since: Int

  init(since: Int, _ body: @escaping @MainActor (EndCause) -> Void) {
    self.since = since
    self.body = body
  }

  /// Watches an entry from now on.
  func watch(_ entry: NavigationEntry) {
    self.entry = entry
    entry.observe(self)
  }

  /// Takes its place before the one that began last.
  func follow(_ other: RemovalObserver?) {
    previous = other
  }

  /// Takes this one out of those that began up to the latest.
  ///
  /// - Returns: The latest of the others.
  func removed(from latest: RemovalObserver?) -> RemovalObserver? {
    if latest === self { return exchange(&previous, for: nil) }
    var next = latest
    while let one = next, one.previous !== self { next = one.previous }
    next?.previous = exchange(&previous, for: nil)
    return latest
  }

  /// Tells that the entry has left, and lets go of it.
  func tell(_ cause: EndCause) {
    exchange(&previous, for: nil)
    exchange(&entry, for: nil)
    exchange(&body, for: nil)?(cause)
  }

  func cancel() {
    exchange(&body, for: nil)
    exchange(&entry, for: nil)?.forget(self)
  }
}
