import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

/// Somebody with one of the sample apps, who reads, taps and types.
@MainActor
final class Person {
  let display: Display
  private let router: StackRouter
  private let log = Log()

  private final class Log {
    var issues: [NavigationIssue] = []
  }

  init(_ host: NavigationStackHost, _ router: StackRouter, _ rules: Rules) async {
    self.router = router
    display = Display(rules) { StackView(host) }
    router.observe { [log] in
      if case .issue(let issue) = $0.kind { log.issues.append(issue) }
    }
    await rest()
  }

  /// Waits until nothing moves on the display, for more turns than anybody here needs to react.
  func rest() async { await display.rest() }

  // MARK: Reading

  var title: String? { display.title }
  var texts: [String] { display.texts }

  /// Checks that nothing went wrong that the person does not see.
  func expectNoTrouble(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(log.issues == [], sourceLocation: sourceLocation)
    #expect(display.console == [], sourceLocation: sourceLocation)
  }

  // MARK: Tapping and typing

  /// Taps a button: of a question, of the page or in its bar.
  func tap(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let isThere = display.alert == nil ? display.tap(title) : display.answer(title)
    #expect(isThere, "There is no button \(title)", sourceLocation: sourceLocation)
    await rest()
  }

  func type(
    _ text: String, into name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let isThere = display.type(text, into: name)
    #expect(isThere, "There is no field \(name)", sourceLocation: sourceLocation)
    await rest()
  }

  /// Presses the return key.
  func submit(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let isThere = display.submit(name)
    #expect(isThere, "There is no field \(name)", sourceLocation: sourceLocation)
    await rest()
  }

  func tapTab(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let tap = display.tapTab(title)
    #expect(tap == .done, "There is no tab \(title)", sourceLocation: sourceLocation)
    await rest()
  }

  func tapBack(sourceLocation: SourceLocation = #_sourceLocation) async {
    let isThere = display.tapBack()
    #expect(isThere, "There is no way back", sourceLocation: sourceLocation)
    await rest()
  }

  func swipeBack() async -> Bool {
    guard display.beginSwipe() else { return false }
    await display.turns()
    display.commitSwipe()
    await rest()
    return true
  }

  func pullDown() async -> Bool {
    guard display.pullDown() else { return false }
    await rest()
    return true
  }
}

extension Rules {
  /// The system that the sources describe, and each switch set alone, as far as it is that of a phone.
  static var onPhones: [Rules] { each.filter { $0.description != "isMac" } }
}
