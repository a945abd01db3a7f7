extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.tellWillMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    tellDidMove(toParent: nil)
  }

  func tellWillMove(toParent parent: UIViewController?) {
    call("willMove(toParent:)") { willMove(toParent: parent) }
  }

  func tellDidMove(toParent parent: UIViewController?) {
    call("didMove(toParent:)") { didMove(toParent: parent) }
  }

  /// It, its parent, and so on.
  var ancestors: [UIViewController] { [self] + (parent?.ancestors ?? []) }

  /// The outermost container that it is in, or itself.
  var outermost: UIViewController { parent?.outermost ?? self }

  func nearest<Container: UIViewController>() -> Container? {
    self as? Container ?? parent?.nearest()
  }

  /// Its child that a person sees in the first place.
  var visibleChild: UIViewController? { children(thatAppear: true).last }

  /// It, the child that is seen in it, and so on.
  var visibleChain: [UIViewController] { [self] + (visibleChild?.visibleChain ?? []) }

  /// The device that it is shown on.
  var phone: Phone? { viewIfLoaded?.window?.phone }

  /// The device that it is shown on, or else belongs to by what it is in, or was shown on last.
  var home: Phone? { phone ?? parent?.home ?? ownPresenting?.home ?? lastPhone }

  /// The latest transition that it or a container of it takes part in.
  var currentTransition: RunningTransition? {
    let ancestors = ancestors
    return phone?.running.last { transition in
      transition.hasBegun && transition.isAnimated
        && ancestors.contains { ancestor in transition.parties.contains { $0 === ancestor } }
    }
  }

  /// How the console calls it.
  var nameInConsole: String { "<\(type(of: self))>" }
}
