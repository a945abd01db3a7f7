import CGtk
import GtkHost
import SwitchbackTesting

/// The laws of hosts, on real windows.
@MainActor
enum Laws {
  static func check(isAnimated: Bool) async {
    sb_set_animations(isAnimated ? 1 : 0)
    let motion = isAnimated ? "with animations" : "without animations"
    await check("a stack, \(motion)", HostLaws.violations(of: { GtkSubject() }))
    await check("tabs, \(motion)", HostLaws.violations(ofTabs: { GtkTabsSubject() }))
    // A close box is no gesture, so that a module which forbids gestures has no say in it. In all else, it is what
    // pulling a sheet down is elsewhere.
    let closing = await HostLaws.violations(of: { GtkSubject(pullsByClosing: true) })
    check("sheets, \(motion)", closing.filter { $0.law != .gesturesCanBeForbidden })
  }

  private static func check(_ subject: String, _ violations: [LawViolation]) {
    Report.begin("the laws of \(subject)")
    for violation in violations { Report.fail("\(violation)") }
    Report.expect(true, "")
  }
}
