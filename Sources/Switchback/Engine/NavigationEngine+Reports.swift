extension NavigationEngine {
  /// Takes the screens over that were on the container before the router.
  func adoptInitialScreens() {
    var seen: Set<ObjectIdentifier> = []
    let screens = stack.host.screens.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let entries = screens.map { NavigationEntry(serial: nextEntryNumber(), adopting: $0) }
    stack.ledger.begin(with: entries)
    for entry in entries { stack.enter(entry) }
    reportUnannounced(entries)
  }

  /// Follows what the host shows, and tells what that changed.
  func settle(_ screens: [any Screen], _ command: Int?, _ origin: BackOrigin) {
    guard !isClosed else { return }
    let settlement = stack.settle(
      screens, acknowledging: command, origin: origin, numbers: nextEntryNumber)
    guard let settlement else { return }
    commit(settlement.change, source: nil)
    stack.conclude(settlement.verdict)
    reportUnannounced(settlement.adopted)
    switch settlement.verdict {
    case .none, .acknowledged: break
    case .dropped:
      reportHost(.commandDropped)
      retryNextTurn()
    case .givenUp: reportHost(.commandGivenUp)
    }
  }

  /// Ends the flow that holds the root, because the user went back there.
  func goBackAtRoot(_ origin: BackOrigin) {
    let ledger = stack.ledger
    guard ledger.count == 1, ledger.command == nil, ledger[0].flow != nil else { return }
    commit(stack.remove(0..<1) { _ in .systemBack(origin) }, source: nil)
  }

  private func reportUnannounced(_ entries: [NavigationEntry]) {
    guard !sharedWithOtherCode else { return }
    for entry in entries {
      report(NavigationIssue(.unannouncedScreen, subject: entry.name, source: nil), in: nil)
    }
  }

  private func reportHost(_ kind: NavigationIssue.Kind) {
    let top = stack.modules(of: nil).last?.name
    report(NavigationIssue(kind, subject: top ?? "Router", source: nil), in: nil)
  }
}
