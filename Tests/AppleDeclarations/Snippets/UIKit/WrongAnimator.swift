// error: type 'Zoom' does not conform to protocol 'UIKitTransition'
import SwitchbackUIKit
import UIKit

final class Animator: NSObject {}

struct Zoom: UIKitTransition {
  func animator(for direction: TransitionDirection) -> Animator { Animator() }
}
