// All that can be seen at one moment, for tests that compare moments.

extension Phone {
  /// What stands where, how each page may be left, who is told of it, and what moves, in one line.
  ///
  /// A page with an action in the place of the back button has a `<`, and one without a back button a `'`.
  public var look: String {
    guard let root = window.rootViewController else { return "" }
    let moving = running.map {
      "\($0.isDismissal ? "dismissing" : $0.isPop ? "popping" : "moving")"
    }
    let led = running.contains { $0.isInteractive } ? ["led"] : []
    return (([root] + root.presentedChain).map(look) + moving + led).joined(separator: "; ")
  }

  private func look(_ controller: UIViewController) -> String {
    let held = controller.isModalInPresentation ? " held" : ""
    switch controller {
    case let alert as UIAlertController:
      return
        "asks \(alert.title ?? "") \(alert.message ?? "") \(alert.actions.map { $0.title ?? "" })"
    case let navigation as UINavigationController:
      let gestures = [
        navigation.interactivePopGestureRecognizer,
        navigation.interactiveContentPopGestureRecognizer,
      ]
      let off = gestures.filter { $0?.isEnabled == false }.count
      let delegate = navigation.delegate.map { "\(type(of: $0))" } ?? "nobody"
      return
        "\(kind(of: controller))(\(navigation.viewControllers.map(page).joined(separator: " ")); "
        + "\(off) swipes off, tells \(delegate)\(held))"
    case let tabs as UITabBarController:
      let children = (tabs.viewControllers ?? []).map { child in
        let item = child.tabBarItem
        return "\(item?.title ?? "")\(item?.badgeValue ?? "")"
          + "\(child === tabs.selectedViewController ? "*" : ""): \(look(child))"
      }
      return "tabs(\(children.joined(separator: ", "))\(held))"
    default: return page(controller) + held
    }
  }

  private func kind(of controller: UIViewController) -> String {
    guard controller.ownPresenting != nil else { return "stack" }
    let sheet = controller.sheetPresentationController
    return "\(controller.modalPresentationStyle) \(sheet?.detents.count ?? 0)"
  }

  private func page(_ controller: UIViewController) -> String {
    if controller is UITabBarController { return look(controller) }
    let item = controller.navigationItem
    let items = (item.leftBarButtonItems ?? []).map { "[\($0.title ?? "")]" }.joined()
    return "\(controller.title ?? "")\(item.hidesBackButton ? "'" : "")"
      + "\(item.backAction == nil ? "" : "<")\(items)"
  }
}
