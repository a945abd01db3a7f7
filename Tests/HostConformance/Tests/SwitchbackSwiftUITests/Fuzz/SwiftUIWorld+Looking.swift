import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackTesting

// Letting everything come to rest, and what must hold then.

extension SwiftUIWorld {
  func rest() async {
    display.cancelSwipe()
    display.cancelPull()
    display.scenePhase = .active
    history.append("rest")
    await display.rest()
    await display.rest()
  }

  func look() {
    let expected = PersonSight(router.snapshot().items)
    history.append("  expected \(expected.layers), shown \(display.names)")
    for crash in Display.takeCrashes() { note(.crashed, crash) }
    for (name, ticket) in tickets where ticket.outcome == nil { note(.stuck, "\(name) is open") }
    if minds.questions > 0, display.alert == nil { note(.stuck, "a question is not asked") }
    lookForLeaks()
    guard !router.modules.isEmpty else { return }
    let names = display.names.map(withoutHelp)
    if expected.layers != names { note(.wrong, "expected \(expected.layers), shown \(names)") }
    if let problem = links.problem { note(.wrong, problem) }
    for (tab, names) in expected.tabs {
      guard let shown = display.names(ofTab: tab.name).map(withoutHelp), shown != names
      else { continue }
      note(.wrong, "expected \(names) on \(tab), shown \(shown)")
    }
    let name = tabs?.tabs.isEmpty == true ? "blank" : "tabs"
    let said = host.screens.map { ($0 as? any Presentable)?.name ?? name }
    if said != expected.layers[0] { note(.wrong, "expected \(expected.layers[0]), host \(said)") }
  }

  /// What is in no stack has left, and nothing moves: no page is kept.
  ///
  /// A stack that is left empty goes on showing what it has shown, until something else is shown on it. What tabs
  /// on it show then, nobody says.
  private func lookForLeaks() {
    let modules = router.modules
    let shown = modules.isEmpty ? host.screens : []
    if shown.contains(where: { $0 is TabViewHost }) { return }
    let known = modules + (tabs?.tabs.flatMap(\.modules) ?? [])
    minds.forms.removeAll { form in !known.contains { $0 === form } }
    for form in minds.forms { form.forgetAttempts() }
    tickets.removeAll { $0.1.outcome != nil }
    let visible = shown.compactMap { $0 as? any Presentable }
    // Of sheets over it, only the display says what is on them.
    let seen = modules.isEmpty ? display.names.joined() : [[]].joined()
    let names = Set(((known + visible).map(\.name) + seen).map { "page \($0)" })
    let kept = probe.alive.filter { $0.hasPrefix("page ") && !names.contains($0) }
    if !kept.isEmpty { note(.leaked, "still alive: \(kept)") }
  }

  private func note(_ problem: Problem, _ text: String) {
    problems[problem] = problems[problem] ?? text
    history.append("  PROBLEM \(text)")
  }

  /// Sees that all questions are asked, and that a push is shown in the end.
  func end() async {
    for form in minds.forms { form.leaving = .allowed }
    minds.forms = []
    for _ in 0..<100 where minds.questions > 0 {
      answer()
      await rest()
    }
    if minds.questions > 0 { note(.stuck, "\(minds.questions) questions are open") }
    flow = nil
    let page = make()
    keep("push the last one", router.push(page))
    await rest()
    look()
    // What other code has pushed is seen only where that can be watched.
    let top = display.names.last.map { canBeWatched ? $0 : withoutHelp($0) }
    if top?.last != page.name { note(.stuck, "\(page.name) is not shown") }
  }
}
