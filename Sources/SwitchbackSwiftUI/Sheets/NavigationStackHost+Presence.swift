#if canImport(SwiftUI)
import SwiftUI
import Switchback

// Whether what SwiftUI was told to present is there, as far as anything says so.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// What is presented should be there; it may have been dropped, or lost with the views around it.
  func lookForPresence(canBeSeen: Bool) {
    let host = shown.presentation?.host
    let isSeen = host?.isSeenPresented == true
    switch sheet.phase {
    case .coming, .due:
      if isSeen || !canBeSeen && isBelieved(host) {
        sheet.confirm(isSeen: isSeen)
      } else if sheet.patience.isOver {
        presentAnew()
      }
    case .up: if isSeen { sheet.confirm(isSeen: true) }
    case .retracted: if sheet.patience.hasFrames { sheet.startOver() }
    case .absent, .going: break
    }
  }

  /// Whether it is there where nothing can be seen: a page of it has appeared, and SwiftUI has said that it has ended
  /// what it animates.
  private func isBelieved(_ host: NavigationStackHost?) -> Bool {
    host?.places.haveAppeared == true
      && (sheet.phase == .due || sheet.patience.isOver)
  }

  /// Whether what it presents was there and is not any more: the user has taken it away, and SwiftUI may say so.
  ///
  /// If SwiftUI does not, as where the views are gone that it would tell, what is seen is believed in the end.
  func waitsForWrite() -> Bool {
    sheet.note(isMissing: isTaken)
    guard sheet.isMissing else { return false }
    if sheet.patience.isOver { presentationWasWritten() }
    return true
  }

  private var isTaken: Bool {
    guard sheet.phase == .up, sheet.wasSeen, sheet.presented != nil, !isBehind
    else { return false }
    return places.watches.contains { $0.stack != nil && !$0.isCovered }
  }

  private var isSeenPresented: Bool { places.watches.contains(where: \.isPresented) }

  /// Has what SwiftUI has not shown presented once more, and if that was done, gives it up.
  private func presentAnew() {
    sheet.retract()
    // A presentation that SwiftUI has dropped has to go before another one is shown.
    ShownStack.change(animated: false) { shown.presentation = nil }
  }

  /// Looks whether what goes is gone.
  func lookForEnd(canBeSeen: Bool) {
    guard let host = sheet.leaving else { return presentationIsGone() }
    // Where nothing can be seen, what has never appeared does not say that it has disappeared either.
    let isThere = canBeSeen ? host.isSeenPresented : host.places.mayBeVisible
    if !isThere { forgetSheets() }
  }
}
#endif
