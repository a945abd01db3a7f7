import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackTesting

/// A display with a stack, and a person who uses it, for the laws.
@MainActor
final class SwiftUISubject: HostSubject {
  let display: Display
  private let navigation = NavigationStackHost()
  private let person: Person
  private let known = Known()

  /// The container of tabs, where the laws ask for one.
  let container: TabViewHost

  private final class Known {
    var screens: [String: Weak] = [:]
    var tabs: [TabID: WeakHost] = [:]
    var serial = 0

    struct Weak {
      weak var screen: (any Screen)?
    }

    struct WeakHost {
      weak var host: NavigationStackHost?
    }
  }

  /// What is different besides the system.
  struct Person {
    /// Whether the pages are observable.
    var areObserved: Bool
    /// Whether swipes begin at the edge, or else anywhere.
    var swipesFromTheEdge: Bool

    static let swipingFromTheEdge = [false, true].map {
      Person(areObserved: $0, swipesFromTheEdge: true)
    }
    static let swipingAnywhere = [false, true].map {
      Person(areObserved: $0, swipesFromTheEdge: false)
    }
  }

  init(_ rules: Rules, _ person: Person) {
    let navigation = navigation
    self.person = person
    display = Display(rules) { StackView(navigation) }
    container = TabViewHost()
    container.makeHost = { [known] tab in
      let host = NavigationStackHost()
      known.tabs[tab] = Known.WeakHost(host: host)
      return host
    }
  }

  var host: any StackHost { navigation }
  var canForbidSwipes: Bool {
    let rules = display.rules
    let canBeSwitchedOff = !rules.disabledSwipesBegin && !rules.cannotBeWatched
    let ignoresButton =
      person.swipesFromTheEdge ? rules.hiddenBackKeepsSwipe : rules.hiddenBackKeepsContentSwipe
    return canBeSwitchedOff || !ignoresButton
  }

  /// What is on the display, not what the host says.
  var screens: [any Screen] { screens(display.names[0]) }
  var sheets: [[any Screen]]? { display.names.dropFirst().map(screens) }

  private func screens(_ names: [String]) -> [any Screen] {
    names.map { name in
      if name == "tabs" { return container }
      return known.screens[name]?.screen ?? Stranger()
    }
  }

  private final class Stranger: Screen {}

  func makeScreen(_ name: String) -> any Screen {
    known.serial += 1
    let name = "\(name) \(known.serial)"
    let screen: any Screen = person.areObserved ? ObservedPage(name) : PlainPage(name)
    known.screens[name] = Known.Weak(screen: screen)
    return screen
  }

  func makeForeignScreen() -> (any Screen)? { Stranger() }

  func back() -> UserActOutcome {
    // There is no back button at the first screen: pages have one that closes them.
    display.tapBack() || display.tap("Close") ? .done : .refused
  }

  func back(toDepth depth: Int) -> UserActOutcome {
    // The list of a long press is that of SwiftUI's own button.
    guard display.hasNativeBack else { return .unavailable }
    return display.pressBack(toDepth: depth) ? .done : .refused
  }

  func beginSwipe() -> UserActOutcome {
    // There is no swipe on a Mac, and older systems know none but that from the edge.
    let isThere =
      !display.rules.isMac && (person.swipesFromTheEdge || !display.rules.swipesOnlyFromTheEdge)
    guard isThere else { return .unavailable }
    return display.beginSwipe(fromEdge: person.swipesFromTheEdge) ? .done : .refused
  }

  func commitSwipe() -> UserActOutcome {
    display.commitSwipe()
    return .done
  }

  func cancelSwipe() -> UserActOutcome {
    display.cancelSwipe()
    return .done
  }

  func pullDown() -> UserActOutcome { display.pullDown() ? .done : .refused }

  func answer(_ choice: Int?) -> UserActOutcome {
    guard let alert = display.alert else { return .refused }
    // The button that cancels is the last one; that of a notice is its only one.
    let button = choice.map { alert.buttons[$0] } ?? alert.buttons.last ?? ""
    return display.answer(button) ? .done : .refused
  }

  func completeTransitions() async { await display.rest() }
}

// MARK: - TabHostSubject

extension SwiftUISubject: TabHostSubject {
  var tabHost: any TabHost { container }
  var shownTabs: [TabID] { display.tabTitles.map { TabID($0.title) } }
  var shownTab: TabID? { display.tabTitles.first(where: \.isShown).map { TabID($0.title) } }

  func screens(of tab: TabID) -> [any Screen]? {
    guard shownTabs.contains(tab) else { return nil }
    // What SwiftUI has not made yet, or does not keep, cannot be seen.
    return display.names(ofTab: tab.name).map(screens) ?? known.tabs[tab]?.host?.screens
  }

  func tap(_ tab: TabID) -> UserActOutcome {
    switch display.tapTab(tab.name) {
    case .done: .done
    case .refused: .refused
    case .untold: .unavailable
    }
  }
}
