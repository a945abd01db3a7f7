/// Where a controller is between hidden and shown.
enum Appearance {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

extension UIViewController {
  var isOnScreen: Bool { appearance == .appearing || appearance == .appeared }

  /// Says that it is about to appear or to disappear, unless it is known.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isOnScreen != isAppearing else { return }
    if isAppearing { loadViewIfNeeded() }
    appearance = isAppearing ? .appearing : .disappearing
    if isAppearing { prepareToAppear() }
    lastPhone = phone ?? lastPhone
    if isAppearing {
      call("viewWillAppear") { viewWillAppear(animated) }
    } else {
      call("viewWillDisappear") { viewWillDisappear(animated) }
    }
    for child in children(thatAppear: isAppearing) {
      child.beginAppearance(isAppearing, animated: animated)
    }
    appearanceChanged(animated: animated)
  }

  /// Says that it appeared or disappeared, if it was about to.
  func endAppearance(_ isAppearing: Bool, animated: Bool) {
    guard appearance == (isAppearing ? .appearing : .disappearing) else { return }
    appearance = isAppearing ? .appeared : .disappeared
    lastPhone = phone ?? lastPhone
    if isAppearing {
      call("viewDidAppear") { viewDidAppear(animated) }
    } else {
      call("viewDidDisappear") { viewDidDisappear(animated) }
    }
    for child in children(thatAppear: isAppearing) {
      child.endAppearance(isAppearing, animated: animated)
    }
    appearanceChanged(animated: animated)
  }

  private func prepareToAppear() {
    (self as? UINavigationController)?.placeTop()
    (self as? UITabBarController)?.placeSelected()
  }

  /// Its view was put somewhere, or taken away: by an app's own container, it then appears or disappears.
  func viewMoved() {
    guard let parent, !parent.exchangesViews, let view = viewIfLoaded else { return }
    if view.window != nil, parent.appearance == .appeared, appearance == .disappeared {
      beginAppearance(true, animated: false)
      endAppearance(true, animated: false)
    } else if view.window == nil, appearance == .appeared {
      beginAppearance(false, animated: false)
      endAppearance(false, animated: false)
    }
  }
}
