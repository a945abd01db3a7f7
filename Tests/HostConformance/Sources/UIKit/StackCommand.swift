/// What code asks a navigation controller to do.
enum StackCommand {
  case push(UIViewController)
  case pop
  case popTo(UIViewController)
  case popToRoot
  case set([UIViewController])

  var name: String {
    switch self {
    case .push: "pushViewController:animated:"
    case .pop: "popViewControllerAnimated:"
    case .popTo: "popToViewController:animated:"
    case .popToRoot: "popToRootViewControllerAnimated:"
    case .set: "setViewControllers:animated:"
    }
  }

  /// The stack that it makes of one.
  @MainActor
  func result(on stack: [UIViewController]) -> [UIViewController] {
    switch self {
    case .push(let controller): stack + [controller]
    case .pop: stack.count > 1 ? Array(stack.dropLast()) : stack
    case .popTo(let controller): Array(stack.prefix { $0 !== controller }) + [controller]
    case .popToRoot: Array(stack.prefix(1))
    case .set(let controllers): controllers
    }
  }

  /// Why UIKit throws, or nil (B12).
  @MainActor
  func exception(on stack: [UIViewController]) -> String? {
    switch self {
    case .push(let controller):
      if controller.isOn(stack) {
        "Pushing the same view controller instance more than once is not supported"
      } else {
        controller.reasonNotToBePushed
      }
    case .popTo(let controller):
      controller.isOn(stack) ? nil : "Tried to pop to a view controller that doesn't exist"
    case .set(let controllers):
      if Set(controllers).count < controllers.count {
        "All view controllers in a navigation controller must be distinct"
      } else {
        controllers.lazy.compactMap(\.reasonNotToBePushed).first
      }
    case .pop, .popToRoot: nil
    }
  }
}

extension [UIViewController] {
  /// Those that are not among others, in as many steps as there are of both.
  func without(_ others: [UIViewController]) -> [UIViewController] {
    if others.isEmpty { return self }
    let others = Set(others)
    return filter { !others.contains($0) }
  }
}

extension UIViewController {
  func isOn(_ stack: [UIViewController]) -> Bool {
    stack.contains { $0 === self }
  }

  fileprivate var reasonNotToBePushed: String? {
    switch self {
    case is UINavigationController: "Pushing a navigation controller is not supported"
    case is UISplitViewController: "Pushing a split view controller is not supported"
    case is UITabBarController: "Pushing a tab bar controller is not supported"
    case is UIAlertController: "Pushing an alert is not supported"
    default: nil
    }
  }
}

extension UINavigationController {
  /// Performs a command, now or later.
  ///
  /// - Returns: What left the stack within this call.
  func perform(_ command: StackCommand, animated: Bool) -> [UIViewController] {
    if let exception = command.exception(on: stack) {
      Phone.raise(exception, by: self)
      return []
    }
    if isWedged { return [] }
    if isOnScreen, let phone {
      let again = { [weak self] in _ = self?.perform(command, animated: animated) }
      guard phone.admits(command, to: self, perform: again) else { return [] }
    }
    let old = stack
    let new = command.result(on: old)
    guard new != old else { return [] }
    change(to: new, animated: animated, isSet: command.isSet)
    return old.without(new)
  }
}

extension StackCommand {
  fileprivate var isSet: Bool {
    if case .set = self { true } else { false }
  }
}
