/// A container of tabs that has left, which goes on showing what was in it until it is emptied.
@MainActor
struct DepartedTabs {
  private struct WeakHost {
    weak var host: (any StackHost)?
  }

  private(set) weak var host: (any TabHost)?
  private weak var reporter: TabReporter?
  private let references: [WeakHost]

  init(_ tabs: TabRouter) {
    host = tabs.host
    reporter = tabs.channel.reporter
    references = tabs.stacks.flatMap(\.hosts).map { WeakHost(host: $0) }
  }

  /// Whether no other router has taken the container over.
  var isOurs: Bool { reporter != nil }

  /// Whether it is one of these screens.
  func isAmong(_ screens: Set<ObjectIdentifier>) -> Bool {
    host.map { screens.contains(ObjectIdentifier($0)) } ?? false
  }

  /// The hosts of what was in it, as far as they are still there.
  var hosts: [any StackHost] { references.compactMap(\.host) }
}
