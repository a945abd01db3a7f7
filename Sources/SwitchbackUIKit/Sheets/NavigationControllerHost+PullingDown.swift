#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback
import UIKit

// What the user does with a sheet: pulls it down, perhaps lets it go again, or pulls at it in vain.

extension NavigationControllerHost {
  /// Whether the user may pull it down, as the router says right now.
  var allowsPullingDown: Bool { reporter?.wayBack(toDepth: 0).allowsGesture != false }

  /// Tells UIKit whether the user may.
  func updatePullingDown() {
    guard isSheet else { return }
    if isUp {
      sheet.relay?.takePlace(on: controller.presentationController)
      watchContainer(of: controller)
    }
    let isForbidden = !allowsPullingDown
    guard isForbidden || sheet.hasForbiddenPulling else { return }
    if isForbidden, controller.isModalInPresentation { return }
    controller.isModalInPresentation = isForbidden
    sheet.hasForbiddenPulling = isForbidden
  }

  /// The user has begun to pull it down, and may let it go again.
  func willBePulledDown() {
    if followPull() { return }
    // UIKit may have told it before anything moves.
    soon { _ = $0.followPull() }
  }

  /// Waits for the end of what moves; false if nothing does.
  private func followPull() -> Bool {
    let isMoving = putOff { host in
      host.settlePresented()
      host.settle()
    }
    sheet.isPulled = isMoving
    if isMoving { reporter?.began() }
    return isMoving
  }

  /// The user has pulled it down.
  func wasPulledDown() {
    sheet.isPulled = true
  }

  /// The user has pulled at it, and it has stayed: modules may want to be asked.
  func wasPulledAt() {
    updatePullingDown()
    if reporter?.wayBack(toDepth: 0).leaving != .allowed { leave(origin: .pullDown) }
  }

  /// The user wants to leave the whole sheet, or the stack.
  ///
  /// VoiceOver's escape may say so in two ways at once.
  func leave(origin: BackOrigin) {
    guard !sheet.isBeingLeft else { return }
    sheet.isBeingLeft = true
    soon { $0.sheet.isBeingLeft = false }
    reporter?.goBack(toDepth: 0, origin: origin)
  }
}
#endif
