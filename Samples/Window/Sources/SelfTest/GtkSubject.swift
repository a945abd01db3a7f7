import CGtk
import GtkHost
import Switchback
import SwitchbackTesting

/// A window and its user, for the laws.
final class GtkSubject: HostSubject {
  let gtk = GtkHost(title: "Laws")

  /// Whether the close box of a sheet stands for pulling it down, which nobody can do to a window.
  private let pullsByClosing: Bool

  init(pullsByClosing: Bool = false) { self.pullsByClosing = pullsByClosing }

  var host: any StackHost { gtk }
  private var person: Person { Person(host: gtk) }

  var sheets: [[any Screen]]? {
    Array(sequence(first: gtk, next: \.presented).dropFirst().map(\.screens))
  }

  func makeScreen(_ name: String) -> any Screen { TestPage(name) }
  func makeForeignScreen() -> (any Screen)? { ForeignScreen() }

  func back() -> UserActOutcome {
    let outcome = person.pressBackButton()
    guard outcome == .unavailable, person.window?.isSheet == true else { return outcome }
    // The first page of a sheet has no button: Escape closes it.
    return person.press(GDK_KEY_Escape) ? .done : .refused
  }

  func back(toDepth depth: Int) -> UserActOutcome { person.chooseFromMenu(staying: depth) }
  func beginSwipe() -> UserActOutcome { person.beginSwipe() }
  func commitSwipe() -> UserActOutcome { person.endSwipe(completing: true) }
  func cancelSwipe() -> UserActOutcome { person.endSwipe(completing: false) }
  func pullDown() -> UserActOutcome { pullsByClosing ? person.closeSheet() : .unavailable }
  func answer(_ choice: Int?) -> UserActOutcome { person.answer(choice) }
  func completeTransitions() async { await person.rest() }
}

/// A container of tabs in a window, and its user.
final class GtkTabsSubject: TabHostSubject {
  private let base = GtkSubject()
  let tabs = GtkTabs()

  var host: any StackHost { base.host }
  var tabHost: any TabHost { tabs }
  var shownTabs: [TabID] { tabs.tabs }
  var shownTab: TabID? { tabs.seenTab }
  var sheets: [[any Screen]]? { base.sheets }

  func screens(of tab: TabID) -> [any Screen]? { tabs.host(of: tab)?.screens }

  func tap(_ tab: TabID) -> UserActOutcome {
    guard let button = tabs.button(of: tab) else { return .refused }
    sb_click_now(button.pointer)
    return .done
  }

  func makeScreen(_ name: String) -> any Screen { base.makeScreen(name) }
  func back() -> UserActOutcome {
    let outcome = base.back()
    guard outcome == .unavailable else { return outcome }
    return Person(host: base.gtk).press(GDK_KEY_Back) ? .done : .refused
  }
  func back(toDepth depth: Int) -> UserActOutcome { base.back(toDepth: depth) }
  func beginSwipe() -> UserActOutcome { base.beginSwipe() }
  func commitSwipe() -> UserActOutcome { base.commitSwipe() }
  func cancelSwipe() -> UserActOutcome { base.cancelSwipe() }
  func pullDown() -> UserActOutcome { base.pullDown() }
  func answer(_ choice: Int?) -> UserActOutcome { base.answer(choice) }
  func completeTransitions() async { await base.completeTransitions() }
}
