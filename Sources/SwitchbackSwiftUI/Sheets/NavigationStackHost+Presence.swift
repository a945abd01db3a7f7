#if canImport(SwiftUI)
import SwiftUI
import Switchback

// Whether what SwiftUI was told to present is there, as far as anything says so.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// What is presented should be there; it may have been dropped, or lost with the views around it.
  func lookForPresence(in together: SeenTogether) {
    let host = shown.presentation?.host
    let isSeen = host?.isSeenPresented == true
    switch sheet.phase {
    case .coming, .due:
      if isSeen || !together.canBeSeen && isBelieved(host, in: together) {
        sheet.confirm(isSeen: isSeen)
      } else if sheet.patience.isOver {
        presentAnew(in: together)
      }
    case .up: if isSeen { sheet.confirm(isSeen: true) }
    case .retracted: if sheet.patience.hasFrames { sheet.startOver() }
    case .absent, .going: break
    }
  }

  /// Whether it is there where nothing can be seen: a page of it has appeared, and SwiftUI has said that it has ended
  /// what it animates, if it ever says so.
  private func isBelieved(_ host: NavigationStackHost?, in together: SeenTogether) -> Bool {
    host?.places.haveAppeared == true
      && (sheet.phase == .due || !together.lowest.habits.completes)
  }

  /// Whether it is a sheet that the user may be about to pull down, of which nothing is heard before it has gone.
  private var mayBePulledDown: Bool {
    #if os(macOS)
    false
    #else
    isModal && presentationStyle == .sheet && !back.mindsPull
    #endif
  }

  /// Whether what it presents was there and is not any more: the user has taken it away, and SwiftUI will say so.
  var isTaken: Bool {
    guard sheet.phase == .up, sheet.wasSeen, sheet.presented != nil, !isBehind,
      shown.presentation?.host?.isSeenPresented != true
    else { return false }
    return places.watches.contains { $0.stack != nil && !$0.isCovered }
  }

  private var isSeenPresented: Bool { places.watches.contains(where: \.isPresented) }

  /// Has what SwiftUI has not shown presented once more, and if that was done, gives it up.
  ///
  /// It is not given up so soon where something may be in the way that will go, and of which nothing can be seen.
  private func presentAnew(in together: SeenTogether) {
    let mayComeLater = !together.canBeSeen && (mayBePulledDown || together.mayMove)
    sheet.retract(shown.presentation?.id, mayComeLater: mayComeLater)
    // A presentation that SwiftUI has dropped has to go before another one is shown.
    ShownStack.change(animated: false) {
      shown.presentation = nil
    } completion: { [weak self] in
      self?.soon {
        $0.sheet.startOver()
        $0.settleSheets()
      }
    }
  }

  /// The views of something that was presented are gone.
  ///
  /// What was taken back since none of its pages had appeared was there all the same.
  func contentIsGone(of presentation: ScreenID) {
    if sheet.hasRetracted(presentation) { SeenTogether.lowest(below: self).habits.appearsLate = true }
    presentationIsGone()
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
