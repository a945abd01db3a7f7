import Foundation
import Switchback
import SwitchbackUIKit
import UIKit

// listing

// listing

final class MainCoordinator: Coordinator {
  private let flow: Flow<Void>
  init(flow: Flow<Void>) { self.flow = flow }

  func start() {}

  private func greet(_ name: String) {}

  func askForName() {
    // listing
  }
}

@MainActor
func makeHost() {
  // listing
  _ = host
}

struct Friend {}

struct SelectedFriend {
  let friend: Friend
}

final class FriendListScreen: UIViewController, Presentable {
  convenience init(send: ActionSender) { self.init(nibName: nil, bundle: nil) }
}

// listing

// listing

extension TabID {
  static let home = TabID("home")
  static let news = TabID("news")
}

final class HomeCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

final class NewsCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

@MainActor
func showTabs(on flow: Flow<Void>) {
  // listing
}

@MainActor
func discard(on flow: Flow<Void>) async {
  // listing
  flow.cancel()
}

final class CrossFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

// listing

@MainActor
func show(_ photo: any Presentable, on flow: Flow<Void>) {
  // listing
}
