import Switchback
import SwitchbackTesting
import Testing

@testable import SwitchbackTerminal

/// The laws, on the host that shows screens as pages, with and without motion.
@MainActor
@Suite(.waitsForRelease)
struct FullScreenHostLawsTests {
  @Test(arguments: [true, false])
  func theFullScreenKeepsTheLaws(reducesMotion: Bool) async {
    let violations = await HostLaws.violations { PilotSubject(reducesMotion: reducesMotion) }
    #expect(violations == [])
  }

  @Test(arguments: [true, false])
  func itsTabsKeepTheLaws(reducesMotion: Bool) async {
    let violations = await HostLaws.violations(
      ofTabs: { PilotTabsSubject(reducesMotion: reducesMotion) })
    #expect(violations == [])
  }
}

/// A pilot, and a user at its keys.
@MainActor
private final class PilotSubject: HostSubject {
  final class ForeignPage: Screen {}

  let pilot: TerminalPilot
  private let serving: Task<Void, Never>

  init(reducesMotion: Bool) {
    let pilot = TerminalPilot(options: DisplayOptions(reducesMotion: reducesMotion))
    self.pilot = pilot
    let host = pilot.host
    serving = Task { await host.serve { await Pause().end } }
  }

  deinit {
    serving.cancel()
  }

  var host: any StackHost { pilot.host }

  func makeScreen(_ name: String) -> any Screen { PlainPage(name) }
  func makeForeignScreen() -> (any Screen)? { ForeignPage() }

  func back() -> UserActOutcome {
    pilot.press(.escape)
    pilot.finishMoving()
    return .done
  }

  func beginSwipe() -> UserActOutcome {
    guard !pilot.host.options.reducesMotion else { return .unavailable }
    // Where no gesture is allowed, the key goes back at once.
    guard pilot.host.front.reporter?.wayBack().allowsGesture == true else { return .refused }
    pilot.press(.escape)
    return pilot.isMoving ? .done : .refused
  }

  func commitSwipe() -> UserActOutcome {
    guard pilot.isMoving else { return .unavailable }
    pilot.finishMoving()
    return .done
  }

  func cancelSwipe() -> UserActOutcome {
    guard pilot.isMoving else { return .unavailable }
    pilot.press(.right)
    return .done
  }

  func answer(_ choice: Int?) -> UserActOutcome {
    guard pilot.host.dialog != nil else { return .refused }
    guard let choice else {
      pilot.press(.escape)
      return .done
    }
    for _ in 0..<choice { pilot.press(.right) }
    pilot.press(.enter)
    return .done
  }

  func completeTransitions() async {
    for _ in 0..<50 {
      await Task.yield()
      // A gesture goes on until its user ends it.
      if pilot.host.slide?.isGesture == false { pilot.finishMoving() }
    }
  }
}

/// Tabs on a pilot.
@MainActor
private final class PilotTabsSubject: TabHostSubject {
  private let subject: PilotSubject
  private let tabs = TerminalTabs()

  init(reducesMotion: Bool) {
    subject = PilotSubject(reducesMotion: reducesMotion)
  }

  var host: any StackHost { subject.host }
  var tabHost: any TabHost { tabs }
  var shownTabs: [TabID] { tabs.tabs }
  var shownTab: TabID? { tabs.selected }
  func screens(of tab: TabID) -> [any Screen]? { tabs.screens(of: tab) }
  func makeScreen(_ name: String) -> any Screen { subject.makeScreen(name) }

  func tap(_ tab: TabID) -> UserActOutcome {
    guard let position = tabs.tabs.firstIndex(of: tab) else { return .unavailable }
    subject.pilot.press(.alt(.character(Character("\(position + 1)"))))
    return .done
  }

  func completeTransitions() async { await subject.completeTransitions() }
}
