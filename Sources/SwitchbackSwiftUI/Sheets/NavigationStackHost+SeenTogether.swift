#if canImport(SwiftUI)
import SwiftUI
import Switchback

// What SwiftUI says of sheets, and which hosts are seen together.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// SwiftUI says that nothing is presented: the user has pulled it down, or the view has dismissed itself.
  func presentationWasWritten() {
    guard sheet.phase == .up || sheet.phase == .coming, !isBehind else { return }
    sheet.leaving = shown.presentation?.host
    for host in hostsPresentedAbove { host.shown.presentation = nil }
    shown.presentation = nil
    sheet.phase = .going
    sheet.isTaken = false
    sheet.isPulled = true
    if let old = sheet.presented { leave(old) }
    // It is written in the very end, so there is nothing to be waited for where nothing can be seen.
    soon { host in
      host.settleSheets()
      host.soon { $0.presentationHasLeft() }
    }
  }

  private func presentationHasLeft() {
    let sees = hostsSeenTogether.contains { $0.watches.contains { $0.stack != nil } }
    if !sees { presentationIsGone() }
  }

  /// SwiftUI says that what it has presented is gone.
  func presentationIsGone() {
    guard sheet.phase == .going else { return }
    soon { host in
      host.end()
      host.settleSheets()
    }
  }

  /// What this host shows as a sheet has disappeared.
  func hasDisappeared() {
    sheet.presenter?.presentationIsGone()
  }
}

// MARK: - Together with others

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// What is presented over what, and the tabs on each: only one of them presents at a time.
  var hostsSeenTogether: [NavigationStackHost] {
    var lowest = self
    while let below = lowest.sheet.presenter ?? lowest.container?.outer { lowest = below }
    return lowest.hostsUpwards
  }

  /// It, those of its tabs, and those that are presented over it, or are on their way out.
  var hostsUpwards: [NavigationStackHost] {
    let tabs = shown.layers.compactMap { screen($0.root)?.tabs }.flatMap(\.hosts)
    var above = [sheet.presented, sheet.leaving].compactMap { $0 }
    if above.count == 2, above[0] === above[1] { above.removeLast() }
    return [self] + (tabs + above).flatMap(\.hostsUpwards)
  }

  /// Whether it is the host of a tab and something else covers it, or is about to: another tab, a screen, or a
  /// presentation.
  var isBehind: Bool {
    guard let container else { return false }
    guard container.selectedHost === self, !container.isBarDue, let outer = container.outer else {
      return true
    }
    let top = outer.goal.last.flatMap { outer.places[$0] }
    return top?.tabs !== container || outer.sheet.presented != nil || outer.isBehind
  }

  /// What tabs present that something covers now goes, and comes back with them.
  func hideSheetsBehind() {
    soon { $0.settleSheets() }
  }
}
#endif
