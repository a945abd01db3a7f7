import Observation
import Switchback

// Whether modules say that they have changed their minds.

extension InMemoryHost {
  /// Finds pages that do not say so when they change their mind about being left.
  ///
  /// For such a page, the platform's back button, swipe and pull on a phone stay as they were until the next
  /// navigation. The page has to call ``/Switchback/Presentable/stateChanged()``, or has to be observable. From iOS 17
  /// on, a change in an `@Observable` object needs no call.
  ///
  /// ```swift
  /// let page = DraftPage()
  /// router.push(page)
  /// #expect(host.silentChanges { page.type("Hello") } == [])
  /// #expect(host.silentChanges { page.clear() } == [])
  /// ```
  ///
  /// - Parameter body: Changes the state of a page that is shown here, on a tab, or on a presented host.
  /// - Returns: The names of the screens on top whose way back has changed, although the page said nothing and was not
  ///   observed.
  /// - Throws: The error of the body.
  public func silentChanges(during body: () throws -> Void) rethrows -> [String] {
    // What is on a tab is a matter of the tab.
    let hosts = everyHost.filter { !$0.screens.isEmpty && $0.topTabs == nil }
    let before = hosts.map { ($0.timesToldOfState, Minds(of: $0)) }
    try body()
    let silent = zip(hosts, before).filter { host, before in
      let (times, minds) = before
      let wasSaid = host.timesToldOfState != times || minds.isObserved
      return !wasSaid && !minds.agree(with: Minds(of: host))
    }
    return silent.compactMap { $0.0.names.last }
  }

  /// Counts that a module has called `stateChanged()`.
  public func wayBackChanged() { timesToldOfState += 1 }
}

/// What the modules on a host say about being left.
@MainActor
private final class Minds {
  private var ways: [WayBack?] = []

  /// Whether something has changed that they were read from.
  private(set) var isObserved = false

  init(of host: InMemoryHost) {
    let read = { @MainActor in
      [host.reporter?.wayBack(), host.reporter?.wayBack(toDepth: 0)]
    }
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else {
      ways = read()
      return
    }
    ways = withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.isObserved = true }
    }
  }

  func agree(with other: Minds) -> Bool { ways == other.ways }
}
