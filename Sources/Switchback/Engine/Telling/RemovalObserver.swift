/// Somebody who wants to hear that an entry has left.
final class RemovalObserver: ObservationToken {
  private var body: (@MainActor (EndCause) -> Void)?

  /// What it watches, until that has left.
  private var entry: StackEntry?

  /// When it began, see `FlowTree.moment`.
  let since: Int

  /// Who observes the same entry and began right before this.
  fileprivate var next: RemovalObserver?

  init(since: Int, _ body: @escaping @MainActor (EndCause) -> Void) {
    self.since = since
    self.body = body
  }

  var isCancelled: Bool { body == nil }

  func watch(_ entry: StackEntry) {
    self.entry = entry
    entry.add(self)
  }

  /// Tells that the entry has left, and lets go of it.
  func tell(_ cause: EndCause) {
    entry = nil
    let told = body
    body = nil
    told?(cause)
  }

  override func cancel() {
    let (watched, forgotten) = (entry, body)
    entry = nil
    body = nil
    watched?.remove(self)
    withExtendedLifetime(forgotten) {}
  }
}

/// Those who observe one entry, each of them leading to the one that began before it.
///
/// Mostly there is none or one, so that a list in a block of memory of its own would cost more than it
/// holds.
@MainActor
struct RemovalObserverList {
  private(set) var latest: RemovalObserver?

  nonisolated init(latest: RemovalObserver? = nil) { self.latest = latest }

  /// All of them, in the order in which they began.
  var all: [RemovalObserver] {
    var all: [RemovalObserver] = []
    var next = latest
    while let observer = next {
      all.append(observer)
      next = observer.next
    }
    return all.reversed()
  }

  /// Tells all of them, in the order in which they began.
  @inline(__always)
  func tell(_ cause: EndCause) {
    guard let latest else { return }
    if latest.next == nil { latest.tell(cause) } else { tellAll(cause) }
  }

  @inline(never)
  private func tellAll(_ cause: EndCause) {
    let all = all
    // None of them leads to another any more.
    for observer in all { observer.next = nil }
    // One that another cancels meanwhile is told nothing.
    for observer in all { observer.tell(cause) }
  }

  func adding(_ observer: RemovalObserver) -> RemovalObserverList {
    if latest != nil { observer.next = latest }
    return RemovalObserverList(latest: observer)
  }

  func removing(_ observer: RemovalObserver) -> RemovalObserverList {
    var list = self
    if latest === observer {
      list.latest = observer.next
    } else {
      var before = latest
      while let one = before, one.next !== observer { before = one.next }
      before?.next = observer.next
    }
    observer.next = nil
    return list
  }
}
