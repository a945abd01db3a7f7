// error: nearly matches optional requirement
import UIKit

final class Watcher: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptDismiss(
    _ presentationController: UIPresentationController,
  ) {}
}
