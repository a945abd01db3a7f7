/// Who takes the reports of each host of this process: since two routers may be made for one host by mistake.
///
/// It is no reason for any of them to live on. A host leaves it when its router has no more use for it.
@MainActor
enum HostRegister {
  private static let reporters = IdentityTable<ByHost>()

  /// Hands the host of a layer what takes its reports.
  ///
  /// If another router had it, that has lost it, and is over.
  static func connect(_ layer: Layer, of reference: EngineReference) {
    let last = reporters.value(of: ObjectIdentifier(layer.host))
    let reporter = HostReporter(reference, on: layer)
    reporters.insert(reporter)
    layer.host.connect(reporter)
    if let last, last.reference !== reference { last.reference.lose(layer.host) }
  }

  /// Takes out who takes the reports of a host, unless somebody else does so by now.
  static func remove(_ reporter: HostReporter) { reporters.remove(reporter) }
}

private enum ByHost: IdentityKey {
  static func identity(of reporter: HostReporter) -> ObjectIdentifier? {
    reporter.host.map { ObjectIdentifier($0) }
  }
}
