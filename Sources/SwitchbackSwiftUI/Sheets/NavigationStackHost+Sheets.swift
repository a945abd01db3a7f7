#if canImport(SwiftUI)
public import Switchback
import SwiftUI

// SwiftUI shows one presentation at a time over each other, and drops what comes while another one is still there. So
// the hosts that are seen together take one step at a time: what is not wanted goes, then what is wanted comes, the
// lowest first.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// Supplies a host to be presented over this one.
  ///
  /// - Returns: The host.
  public func makeModalHost() -> (any StackHost)? {
    let host = NavigationStackHost()
    (host.backTitle, host.cancelTitle) = (backTitle, cancelTitle)
    return host
  }

  /// Presents a stack, or dismisses what is presented, once nothing else is seen to move.
  ///
  /// How it is presented is up to the ``ViewScreen/presentationStyle`` of its first screen.
  ///
  /// - Parameter command: The host to present, or that there is to be none.
  public func present(_ command: ModalCommand) {
    sheet.command = command
    sheet.attempts = 0
    let host = command.host as? NavigationStackHost
    if let old = sheet.presented, old !== host { leave(old) }
    host?.sheet.presenter?.sheet.presented = nil
    sheet.presented = host
    host?.sheet.presenter = self
    soon { $0.settleSheets() }
  }

  /// What was presented is not wanted any more; it is kept until it cannot be seen.
  func leave(_ old: NavigationStackHost) {
    if sheet.phase != .absent { sheet.leaving = old }
    sheet.presented = nil
  }

  /// How it is presented.
  var presentationStyle: PresentationStyle {
    (screens.first as? any ViewScreen)?.presentationStyle ?? .sheet
  }

  /// The hosts that are presented over this one, nearest first.
  var hostsAbove: [NavigationStackHost] {
    sheet.presented.map { [$0] + $0.hostsAbove } ?? []
  }

  /// What is to be presented, as far as it can be seen where this is.
  private var wanted: NavigationStackHost? { isBehind ? nil : sheet.presented }

  /// Whether what SwiftUI presents is not what is wanted.
  private var isWrong: Bool {
    sheet.phase != .absent && (shown.presentation?.host !== wanted || wanted == nil)
  }

  /// Whether its views are shown, as far as the host knows.
  var isOnScreen: Bool {
    if let presenter = sheet.presenter { return presenter.sheet.phase != .absent }
    return container == nil || !isBehind
  }

  /// Takes the next step towards what is to be presented; when none is left, says so.
  ///
  /// It may be called as often as one likes.
  func settleSheets() {
    let hosts = hostsSeenTogether
    for host in hosts where host.sheet.phase == .going { host.lookForEnd() }
    guard !hosts.contains(where: { $0.sheet.phase == .going }), !putOff() else { return }
    for host in hosts where host.sheet.phase == .up { host.checkPresence() }
    for host in hosts where host.sheet.phase == .coming { host.checkArrival() }
    guard !hosts.contains(where: { $0.sheet.phase == .coming }) else { return }
    if let host = hosts.first(where: \.isWrong) { return host.takeDown() }
    // Tabs that have only just been shown present nothing yet.
    guard !hosts.contains(where: { $0.container?.showBar() == true }) else {
      return soon { $0.settleSheets() }
    }
    let next = hosts.first { $0.wanted != nil && $0.sheet.phase == .absent && $0.isOnScreen }
    if let next { return hosts.contains(where: \.hasAlert) ? takeAlertDown() : next.putUp() }
    for host in hosts { host.reportPresented() }
    for host in hosts { host.prepareForUser() }
    for host in hosts { host.carryOut() }
  }

  /// An alert would be in the way; the question is asked once more, on top.
  private func takeAlertDown() {
    change(animated: false) {
      for host in hostsSeenTogether { host.asked?.takeDown() }
    } completion: { [weak self] in
      self?.soon { $0.soon { $0.settleSheets() } }
    }
  }

  /// Has SwiftUI present what is wanted.
  private func putUp() {
    guard let host = wanted else { return }
    sheet.phase = .coming
    sheet.doubts = 0
    let presentation = Presentation(host)
    let isAnimated = sheet.command?.transition.isAnimated ?? false
    change(animated: isAnimated) {
      shown.presentation = presentation
    } completion: { [weak self] in
      self?.soon { $0.wasPresented(presentation) }
    }
  }

  private func wasPresented(_ presentation: Presentation) {
    guard shown.presentation?.id == presentation.id, sheet.phase == .coming else { return }
    sheet.isTaken = true
    settleSheets()
  }

  /// SwiftUI has ended what it animates: what was to be presented should be there.
  private func checkArrival() {
    guard sheet.isTaken else { return }
    guard isUp == false else {
      sheet.phase = .up
      sheet.attempts = 0
      return
    }
    sheet.doubts += 1
    guard sheet.doubts >= 3 else { return soon { $0.settleSheets() } }
    presentAnew()
  }

  /// What was presented should still be there; it may have been lost with the views around it.
  private func checkPresence() {
    guard let host = sheet.presented, !isBehind, !host.watches.contains(where: \.isPresented),
      watches.contains(where: { $0.stack != nil && !$0.isCovered })
    else {
      sheet.doubts = 0
      return
    }
    sheet.doubts += 1
    if sheet.doubts >= 3 { presentAnew() } else { soon { $0.settleSheets() } }
  }

  private func presentAnew() {
    sheet.isTaken = false
    sheet.attempts += 1
    sheet.phase = .coming
    // A presentation that SwiftUI has dropped has to go before another one is shown.
    change(animated: false) {
      shown.presentation = nil
    } completion: { [weak self] in
      self?.soon { $0.presentAgain() }
    }
  }

  func presentAgain() {
    sheet.phase = .absent
    if sheet.attempts >= 3 { sheet.presented = nil }
    settleSheets()
  }

  /// Whether what it presents is seen to be there; nil if that cannot be seen.
  private var isUp: Bool? {
    guard let host = shown.presentation?.host else { return false }
    if host.watches.contains(where: \.isPresented) { return true }
    let canSee = hostsSeenTogether.contains { $0.watches.contains { $0.stack != nil } }
    return canSee ? false : nil
  }

  /// Has SwiftUI dismiss what it presents, and what is presented over that.
  private func takeDown() {
    let going = [self] + hostsPresentedAbove
    let isAnimated = sheet.command?.transition.isAnimated ?? false
    for host in going {
      host.sheet.leaving = host.shown.presentation?.host
      host.sheet.phase = .going
      host.sheet.isTaken = false
    }
    change(animated: isAnimated) {
      for host in going { host.shown.presentation = nil }
    } completion: { [weak self] in
      self?.soon { $0.settleSheets() }
    }
  }

  /// The hosts that present something over what this one presents, as SwiftUI was told.
  var hostsPresentedAbove: [NavigationStackHost] {
    guard let host = shown.presentation?.host else { return [] }
    return host.hostsUpwards.filter { $0 !== self && $0.sheet.phase != .absent }
  }

  /// Looks whether what goes is gone, where that can be seen.
  private func lookForEnd() {
    guard let host = sheet.leaving else { return presentationIsGone() }
    let sees = hostsSeenTogether.contains { $0.watches.contains { $0.stack != nil } }
    guard sees, !putOff(), !host.watches.contains(where: \.isPresented) else { return }
    end()
  }

  func end() {
    guard sheet.phase == .going else { return }
    for host in sheet.leaving?.hostsUpwards ?? [] { host.sheet.forget() }
    sheet.forget()
  }

  /// Says what is presented over the host, if somebody waits for that.
  private func reportPresented() {
    guard sheet.command != nil || sheet.isPulled else { return }
    let origin: BackOrigin = sheet.isPulled ? .pullDown : .unknown
    let wanted = sheet.command?.host
    let isDone = wanted.map { $0 === sheet.presented } ?? (sheet.presented == nil)
    let command = isDone ? sheet.command?.id : nil
    sheet.command = nil
    sheet.isPulled = false
    reporter?.settled(presenting: hostsAbove, acknowledging: command, origin: origin)
    settleQuestions()
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension SheetState {
  /// Nothing of what was presented is there any more.
  fileprivate mutating func forget() {
    phase = .absent
    leaving = nil
    isTaken = false
  }
}
#endif
