import Switchback
import SwitchbackTesting

/// One way in which a container of tabs is broken on purpose.
enum TabHostDefect: String, CaseIterable {
  case staysOnItsTab
  case ignoresWhatIsAdded
  case neverReportsAChoice
  case showsWhatWasChosenAtOnce
  case emptiesHiddenTabs
  case keepsRemovedTabs
  case reportsAChoiceTwice

  /// The law that must catch it.
  var law: NavigationLaw {
    switch self {
    case .staysOnItsTab, .ignoresWhatIsAdded: .tabsAreShown
    case .neverReportsAChoice, .reportsAChoiceTwice: .choosingATabIsReported
    case .showsWhatWasChosenAtOnce: .refusedTabsStayHidden
    case .emptiesHiddenTabs: .hiddenTabsAreKept
    case .keepsRemovedTabs: .nothingIsKept
    }
  }
}

/// A container of tabs that is broken on purpose, with its user.
@MainActor
final class BrokenTabHost: TabHost {
  private let defect: TabHostDefect?
  private var reporter: TabReporter?
  private var kept: [any StackHost] = []
  private(set) var bar = TabBar()

  init(_ defect: TabHostDefect?) {
    self.defect = defect
  }

  func connect(_ reporter: TabReporter) { self.reporter = reporter }

  func makeStackHost(for tab: TabID) -> any StackHost {
    let host = InMemoryHost()
    if defect == .keepsRemovedTabs { kept.append(host) }
    return host
  }

  func show(_ bar: TabBar) {
    let old = self.bar
    self.bar = bar
    if defect == .staysOnItsTab, old.items.contains(where: { $0.id == old.selected }) {
      self.bar.selected = old.selected
    }
    if defect == .ignoresWhatIsAdded, !old.items.isEmpty {
      self.bar.items.removeAll { item in !old.items.contains { $0.id == item.id } }
    }
    if defect == .emptiesHiddenTabs, old.selected != bar.selected {
      for item in bar.items where item.id != bar.selected {
        let host = item.host as? InMemoryHost
        if let host, host.screens.count > 1 { host.change(to: Array(host.screens.prefix(1))) }
      }
    }
  }

  func tap(_ tab: TabID) {
    if defect != .neverReportsAChoice { reporter?.chose(tab) }
    if defect == .reportsAChoiceTwice { reporter?.chose(tab) }
    if defect == .showsWhatWasChosenAtOnce { bar.selected = tab }
  }
}

/// A container of tabs on an in-memory host, with its user.
@MainActor
final class BrokenTabHostSubject: TabHostSubject {
  private let outer = InMemoryHost()
  private let tabs: BrokenTabHost

  init(_ defect: TabHostDefect?) {
    tabs = BrokenTabHost(defect)
  }

  var host: any StackHost { outer }
  var tabHost: any TabHost { tabs }
  var shownTabs: [TabID] { tabs.bar.items.map(\.id) }
  var shownTab: TabID? { tabs.bar.selected }

  func screens(of tab: TabID) -> [any Screen]? {
    tabs.bar.items.first { $0.id == tab }?.host.screens
  }

  func makeScreen(_ name: String) -> any Screen { TestModule(name) }

  func tap(_ tab: TabID) -> UserActOutcome {
    tabs.tap(tab)
    return .done
  }
}
