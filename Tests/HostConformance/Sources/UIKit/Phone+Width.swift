extension Phone {
  /// Makes the window wider or narrower, as a person does on a tablet or with a phone that folds (B22).
  public func changeWidth() {
    let shown = window.rootViewController.map { [$0] + $0.presentedChain } ?? []
    let controllers = shown.flatMap(\.tree).filter(\.isOnScreen)
    if rules.widthChangesReselectTabs { reselect(controllers) }
    for controller in controllers {
      controller.viewWillLayoutSubviews()
      controller.viewDidLayoutSubviews()
    }
    if rules.widthChangesReselectTabsLate, !rules.widthChangesReselectTabs { reselect(controllers) }
  }

  private func reselect(_ controllers: [UIViewController]) {
    for case let tabs as UITabBarController in controllers { tabs.reselect() }
  }
}

extension UIViewController {
  /// It and what is in it.
  fileprivate var tree: [UIViewController] { [self] + children.flatMap(\.tree) }
}
