/// The routers of this process that are open, and who takes the reports of each of their hosts: since a
/// mistake may reach from one router to another.
///
/// It is no reason for any of them to live on. A router leaves it when it is closed, which every router is in
/// the end, and a host when its router has no more use for it.
@MainActor
enum RouterRegister {
  private static let links = Pile<EngineLink>()
  private static var mostLinks = 16
  private static let reporters = IdentityTable<ByHost>()

  // MARK: - Routers

  /// Takes a router in, and from time to time leaves out those that were let go and have yet to close.
  static func add(_ link: EngineLink) {
    if links.count >= mostLinks {
      links.keep { $0.isInUse }
      mostLinks = max(16, 2 * links.count)
    }
    links.append(link)
  }

  static func remove(_ link: EngineLink) { links.remove(link) }

  /// Whether a screen is meant to be shown by a router in use that is not this one.
  ///
  /// Each of the others is looked at; mostly there is none.
  static func isShown(_ screen: any Screen, elsewhereThanBy link: EngineLink) -> Bool {
    guard links.count > 1 else { return false }
    return links.all.contains { other in
      other !== link && other.isInUse && other.engine?.stacks.index.shows(screen) == true
    }
  }

  // MARK: - Hosts

  /// Takes in who takes the reports of a host from now on.
  ///
  /// - Returns: Who did so before, if somebody did.
  static func add(_ reporter: HostReporter, for host: any StackHost) -> HostReporter? {
    let last = reporters.value(of: ObjectIdentifier(host))
    reporters.insert(reporter)
    return last
  }

  /// Takes out who takes the reports of a host, unless somebody else does so by now.
  static func remove(_ reporter: HostReporter) { reporters.remove(reporter) }
}

private enum ByHost: IdentityKey {
  static func identity(of reporter: HostReporter) -> ObjectIdentifier? {
    reporter.host.map { ObjectIdentifier($0) }
  }
}

/// Is there for as long as somebody has a router and has not closed it.
@MainActor
final class RouterLifetime {}
