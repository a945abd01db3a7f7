import CGtk
import GtkHost
import Switchback
import SwitchbackTesting

/// A window with a router, and what its modules are told.
@MainActor
final class Desk {
  let host = GtkHost(title: "Desk")
  let router: StackRouter
  private let probe: LifetimeProbe
  private var told: [String] = []
  private let log = Log()

  @MainActor
  private final class Log {
    var issues: [String] = []
  }

  init(watchedBy probe: LifetimeProbe) {
    self.probe = probe
    router = StackRouter(host: host, onIssue: { [log] in log.issues.append("\($0)") })
  }

  var person: Person { Person(host: host) }

  /// The names of the modules, the lowest first.
  var names: [String] { router.modules.map(\.name) }

  /// The title of what is seen in each window, the lowest first.
  var seen: [String] { person.seen }

  /// A page, watched for as long as it lives.
  func page(_ name: String) -> TestPage { probe.track(TestPage(name), as: name) }

  /// Notes when a module leaves, and why.
  func watch(_ page: TestPage, on target: (any Router)? = nil) {
    (target ?? router).observeRemoval(of: page, source: CallSite()) {
      [weak self, name = page.name] cause in
      self?.told.append("\(name): \(cause)")
    }
  }

  @discardableResult
  func push(_ name: String, _ transition: ScreenTransition = .automatic) -> TestPage {
    let page = page(name)
    router.push(page, transition: transition)
    watch(page)
    return page
  }

  @discardableResult
  func present(_ name: String) -> TestPage {
    let page = page(name)
    router.present(page)
    watch(page)
    return page
  }

  func rest() async { await person.rest() }

  /// What has been told since this was last asked.
  func news() -> [String] {
    defer { told = [] }
    return told
  }

  /// Waits until nothing moves, and looks whether the windows show what the router says.
  func check(_ names: String..., seen: String...) async {
    await rest()
    Report.expect("the modules", self.names, is: names)
    Report.expect("what is seen", self.seen, is: seen)
  }

  /// Ends it, and looks what is still there of what was shown.
  func close() async {
    await rest()
    router.close()
    for host in person.hosts.reversed() { host.window?.close() }
    Report.expect("what was reported", log.issues, is: [])
  }
}

extension Person {
  /// The title of what is seen in each window, the lowest first, read from the widgets.
  var seen: [String] {
    var titles: [String] = []
    for host in hosts where host.ownWindow?.isVisible == true {
      guard let shown = host.front.shownTitle else { continue }
      titles.append(shown)
    }
    return titles
  }
}

extension GtkHost {
  /// What stands in the label of the page that its stack of GTK shows.
  var shownTitle: String? {
    guard let page = sb_stack_shown(pages.widget.pointer) else { return nil }
    guard let label = gtk_widget_get_first_child(page) else { return nil }
    return String(cString: sb_label_text(label))
  }
}
