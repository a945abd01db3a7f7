import Switchback

/// A container of tabs on bare hosts.
@MainActor
final class BareTabs: TabHost {
  func connect(_ reporter: TabReporter) {}
  func makeStackHost(for tab: TabID) -> any StackHost { BareHost() }
  func show(_ bar: TabBar) {}
}
