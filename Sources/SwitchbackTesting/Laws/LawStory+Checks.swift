import Switchback

extension LawStory {
  /// Checks one thing.
  func expect<Value: Equatable>(
    _ law: NavigationLaw,
    _ expectation: String,
    _ seen: Value,
    toBe expected: Value,
  ) {
    guard seen != expected else { return }
    log.violation(law, expected: "\(expectation): \(expected)", seen: "\(seen)")
  }

  /// Checks what is shown, in the model and on the host.
  ///
  /// - Parameters:
  ///   - expected: The modules, those of sheets last.
  ///   - law: The law that is broken by others.
  ///   - count: How many of them are on no sheet, where some are: all that can be seen where sheets cannot.
  func expectStack(
    _ expected: [String],
    _ law: NavigationLaw = .modulesAndScreensAgree,
    belowSheets count: Int? = nil,
  ) {
    expect(law, "the modules", names, toBe: expected)
    let wanted = router.modules.map { ObjectIdentifier($0.presented()) }
    let sheets = user.sheets
    let shown = (user.screens + (sheets ?? []).joined()).map { ObjectIdentifier($0) }
    let seeable = sheets == nil ? Array(wanted.prefix(count ?? wanted.count)) : wanted
    guard shown != seeable else { return }
    let all = Dictionary(zip(wanted, names)) { first, _ in first }
    let seen = shown.map { all[$0] ?? "something else" }
    log.violation(law, expected: "the screens of \(names)", seen: "\(seen)")
  }

  /// Checks that the host shows what it has acknowledged, also before everything has come to rest.
  func expectAcknowledgedIsShown() {
    guard let router = router as? StackRouter else { return }
    let isDue = router.snapshot().waits.contains { wait in
      switch wait {
      case .host, .retry: true
      default: false
      }
    }
    if !isDue { expectStack(names, .commandsAreAcknowledged) }
  }

  /// Checks whom the last change told, top first, and turns the page.
  ///
  /// - Parameters:
  ///   - names: Those who left, top first.
  ///   - law: The law for others who are told.
  func expectTold(_ names: String..., except law: NavigationLaw = .onlyWhatLeftIsTold) {
    check(log.told, names, by: "told", except: law)
    check(log.announced, names, by: "announced", except: law)
    log.turnPage()
  }

  private func check(
    _ told: [LawLog.Told],
    _ expected: [String],
    by way: String,
    except law: NavigationLaw,
  ) {
    let seen = told.map(\.name)
    let summary = "\(way) [\(seen.joined(separator: ", "))]"
    for name in expected where !seen.contains(name) {
      log.violation(.whoeverLeavesIsTold, expected: "\(name) is told that it left", seen: summary)
    }
    for name in Set(seen).sorted() where seen.filter({ $0 == name }).count > 1 {
      log.violation(.nobodyIsToldTwice, expected: "\(name) is told once", seen: summary)
    }
    for name in Set(seen).subtracting(expected).sorted() {
      log.violation(law, expected: "\(name) stays and hears nothing", seen: summary)
    }
    expectOrder(of: seen, expected, .topIsToldFirst, summary)
    for one in told where !Set(one.stack).isDisjoint(with: expected) {
      log.violation(
        .leavingComesBeforeTelling,
        expected: "\(expected) have left by the time that \(one.name) is told",
        seen: "the modules were \(one.stack)",
      )
    }
  }

  /// Checks which flows ended, in which order.
  func expectEnded(_ names: String...) {
    for (seen, way) in [(log.ends, "ended"), (log.announcedEnds, "announced")] {
      let summary = "\(way) [\(seen.joined(separator: ", "))]"
      expect(.flowsEndOnce, "flows \(way)", seen.sorted(), toBe: names.sorted())
      expectOrder(of: seen, names, .childrenEndBeforeParents, summary)
    }
  }

  /// Checks the order of those that are both expected and seen.
  private func expectOrder(
    of seen: [String],
    _ expected: [String],
    _ law: NavigationLaw,
    _ summary: String,
  ) {
    let wanted = expected.filter { seen.contains($0) }
    var first: [String] = []
    for name in seen where expected.contains(name) && !first.contains(name) { first.append(name) }
    guard first != wanted else { return }
    log.violation(law, expected: "\(wanted) in this order", seen: summary)
  }
}
