extension Phone {
  /// The topmost controller that is presented, alerts included, or else the root.
  public var front: UIViewController? {
    guard let root = window.rootViewController else { return nil }
    return root.presentedChain.last ?? root
  }

  /// The navigation controller that a person sees, if need be behind alerts.
  public var frontNavigation: UINavigationController? {
    guard let root = window.rootViewController else { return nil }
    let screen = ([root] + root.presentedChain).last { !($0 is UIAlertController) }
    return screen?.visibleChain.lazy.compactMap { $0 as? UINavigationController }.last
  }

  /// What is being asked, if anything is.
  public var alert: UIAlertController? { front as? UIAlertController }

  /// Whether something is being presented or dismissed; meanwhile, nothing takes touches.
  var isMovingModally: Bool { running.contains { $0.navigation == nil } }

  /// The navigation controller that takes touches.
  var touchableNavigation: UINavigationController? {
    alert == nil && !isMovingModally ? frontNavigation : nil
  }
}
