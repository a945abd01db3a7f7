#if canImport(SwiftUI)
import SwiftUI
import Switchback

// What is presented: the steps towards it, and what SwiftUI says of it.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// How it is presented.
  var presentationStyle: PresentationStyle {
    (screens.first as? any ViewScreen)?.presentationStyle ?? .sheet
  }

  /// Whether its views are shown, as far as it knows.
  var isOnScreen: Bool {
    if isModal { return presenter.map { $0.sheet.phase != .absent } ?? false }
    return container == nil || !isBehind
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

  /// Takes the next step towards what is to be presented; when none is left, says so.
  ///
  /// It may be called as often as one likes.
  func settleSheets() {
    defer { SeenTogether(with: self).watchFrames() }
    guard !putOff() else { return }
    let together = SeenTogether(with: self)
    let (hosts, canBeSeen) = (together.hosts, together.canBeSeen)
    for host in hosts { host.container?.showPresentingTab() }
    guard !hosts.contains(where: { $0.container?.isReturning == true || $0.areAlertsLeaving })
    else { return }
    for host in hosts where host.sheet.phase == .going { host.lookForEnd(canBeSeen: canBeSeen) }
    guard !hosts.contains(where: { $0.sheet.phase == .going }) else { return }
    for host in hosts { host.lookForPresence(canBeSeen: canBeSeen) }
    guard hosts.filter({ $0.waitsForWrite() }).isEmpty else { return }
    switch SheetStep(hosts.map(\.sheetStanding)) {
    case .wait: break
    case .takeDown(let position): hosts[position].takeDown()
    case .showBar(let position):
      hosts[position].container?.showBar()
      // Its own tab may have been removed by that.
      together.lowest.soon { $0.settleSheets() }
    case .takeAlertsDown: takeDownAlerts(of: hosts)
    case .putUp(let position): if !together.isChangingUnseen { hosts[position].putUp() }
    case .rest:
      // What the router asks for when it is told of one is not there yet.
      let wishes = hosts.map(\.sheet.wishes)
      for (host, wish) in zip(hosts, wishes) where host.sheet.wishes == wish {
        host.tellPresented()
      }
      for host in hosts { host.prepareForUser() }
      for host in hosts { host.carryOut() }
      settleQuestions()
    }
  }

  /// What is known of it, for the next step.
  private var sheetStanding: SheetStep.Host {
    let wanted = isBehind ? nil : sheet.presented
    return SheetStep.Host(
      phase: sheet.phase, isWanted: wanted != nil,
      isWrong: wanted == nil || shown.presentation?.host !== wanted, isOnScreen: isOnScreen,
      isBarDue: container?.canShowBar == true, hasAlert: asked?.place != nil)
  }

  /// Has SwiftUI present what is wanted.
  private func putUp() {
    guard let host = sheet.presented else { return }
    let presentation = Presentation(host)
    host.places.forgetAppearing()
    sheet.begin()
    change(animated: sheet.isAnimated) {
      shown.presentation = presentation
    } completion: { [weak self] in
      self?.soon { $0.wasPresented(presentation) }
    }
  }

  /// SwiftUI has ended what it animates for a presentation, which need not be the one that it shows by now.
  func wasPresented(_ presentation: Presentation) {
    guard shown.presentation?.id == presentation.id else { return }
    sheet.becomeDue()
    settleSheets()
  }

  /// Has SwiftUI dismiss what it presents, and what is presented over that.
  private func takeDown() {
    change(animated: sheet.isAnimated) {
      for host in [self] + hostsPresentedAbove {
        host.sheet.dismiss(host.shown.presentation?.host)
        host.shown.presentation = nil
      }
    }
  }

  func takeDownAlerts(of hosts: [NavigationStackHost]) {
    // Its own tab may be removed meanwhile.
    let lowest = SeenTogether.lowest(below: self)
    lowest.areAlertsLeaving = true
    ShownStack.change(animated: false) {
      for host in hosts { host.asked?.takeDown() }
    } completion: { [weak lowest] in
      lowest?.after(turns: 2) { host in
        host.areAlertsLeaving = false
        host.settleSheets()
      }
    }
  }

  func forgetSheets() {
    guard sheet.phase == .going else { return }
    for host in sheet.leaving.map({ SeenTogether(upwardsFrom: $0).hosts }) ?? [] {
      host.sheet.clear()
    }
    sheet.clear()
  }

  /// The hosts that present something over what this one presents, as SwiftUI was told.
  private var hostsPresentedAbove: [NavigationStackHost] {
    guard let host = shown.presentation?.host else { return [] }
    return SeenTogether(upwardsFrom: host).hosts.filter { $0.sheet.phase != .absent }
  }

  /// Says what is presented over the host, if somebody waits for that.
  private func tellPresented() {
    guard let report = sheet.takeReport() else { return }
    let above = sequence(first: self, next: \.sheet.presented).dropFirst()
    router.reporter?.settled(
      presenting: Array(above), acknowledging: report.command, origin: report.origin)
  }
}

// MARK: - What SwiftUI says

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// SwiftUI says that nothing is presented: the user has pulled it down, or the view has dismissed itself.
  func presentationWasWritten() {
    // What goes with its tab comes back with it.
    guard !isBehind else { return }
    let host = shown.presentation?.host
    for host in hostsPresentedAbove { host.shown.presentation = nil }
    shown.presentation = nil
    sheet.pullDown(host)
    // It is written in the very end, so there is nothing to be waited for where nothing can be seen.
    soon { host in
      host.settleSheets()
      host.soon { if !SeenTogether(with: $0).canBeSeen { $0.presentationIsGone() } }
    }
  }

  /// SwiftUI says that what it has presented is gone, which it may say twice.
  func presentationIsGone() {
    soon { host in
      host.forgetSheets()
      host.settleSheets()
    }
  }
}
#endif
