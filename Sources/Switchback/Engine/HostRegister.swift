/// Who takes the reports of each host of this process: since two routers may be made for one host by mistake.
///
/// It is no reason for any of them to live on. A host leaves it when its router has no more use for it.
@MainActor
enum HostRegister {
  private static let reporters = IdentityTable<ByHost>()

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
