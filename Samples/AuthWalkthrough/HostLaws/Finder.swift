import UIKit

/// Finds what people find on the screen, and does what they do with it, by public API only.
@MainActor
enum Finder {
  /// How many elements are looked at.
  ///
  /// A tree of accessibility elements may have circles.
  private static let most = 5_000

  /// All views and accessibility elements below an object that are not hidden, parents first.
  static func elements(in root: NSObject) -> [NSObject] {
    var seen: Set<ObjectIdentifier> = []
    var found: [NSObject] = []
    var waiting = [root]
    while let next = waiting.popLast(), found.count < most {
      guard seen.insert(ObjectIdentifier(next)).inserted, !isHidden(next) else { continue }
      found.append(next)
      waiting += children(of: next).reversed()
    }
    return found
  }

  private static func isHidden(_ element: NSObject) -> Bool {
    guard let view = element as? UIView else { return false }
    return view.isHidden || view.alpha == 0
  }

  private static func children(of element: NSObject) -> [NSObject] {
    var children = (element.accessibilityElements ?? []).compactMap { $0 as? NSObject }
    // It is NSNotFound where the object says nothing.
    let count = element.accessibilityElementCount()
    if children.isEmpty, count > 0, count < most {
      children = (0..<count).compactMap { element.accessibilityElement(at: $0) as? NSObject }
    }
    return children + ((element as? UIView)?.subviews ?? [])
  }

  /// What an element says.
  ///
  /// Without an assistive app, UIKit may give only its text and no label.
  static func words(of element: NSObject) -> String? {
    if let label = element.accessibilityLabel, !label.isEmpty { return label }
    return (element as? UILabel)?.text
  }

  /// Presses a button.
  ///
  /// - Parameters:
  ///   - labels: What the button may say. The first button that says one of them is pressed.
  ///   - root: Where to look for it.
  /// - Returns: Whether something was pressed. Whether it did anything, only what follows can tell.
  static func press(_ labels: [String], in root: NSObject) -> Bool {
    let named = elements(in: root).filter { element in
      words(of: element).map(labels.contains) ?? false
    }
    return named.contains { press($0) }
  }

  /// Presses a button that shows a picture only, such as a back button without a title.
  ///
  /// - Parameter root: Where to look for it.
  /// - Returns: Whether something was pressed.
  static func pressPicture(in root: NSObject) -> Bool {
    let silent = elements(in: root).filter { element in
      element is UIControl && elements(in: element).allSatisfy { words(of: $0) == nil }
    }
    return silent.contains { press($0) }
  }

  /// Presses an element: first as assistive apps do, then as a control does that is tapped.
  ///
  /// Neither is a touch.
  private static func press(_ element: NSObject) -> Bool {
    guard let control = control(of: element) else { return element.accessibilityActivate() }
    return control.isEnabled && (control.accessibilityActivate() || trigger(control))
  }

  /// The control that an element is, or is the label of.
  private static func control(of element: NSObject) -> UIControl? {
    var next = element as? UIView
    for _ in 0..<6 {
      if let control = next as? UIControl { return control }
      next = next?.superview
    }
    return nil
  }

  private static func trigger(_ control: UIControl) -> Bool {
    let events = control.allControlEvents
    if events.contains(.touchUpInside) {
      control.sendActions(for: .touchUpInside)
    } else if events.contains(.primaryActionTriggered) {
      control.sendActions(for: .primaryActionTriggered)
    } else if #available(iOS 17.4, *) {
      control.performPrimaryAction()
    } else {
      return false
    }
    return true
  }

  /// Makes VoiceOver's gesture for going back on a screen: its elements are asked first.
  ///
  /// - Parameter controller: The controller on top.
  /// - Returns: Whether somebody says that it did something.
  static func escape(from controller: UIViewController) -> Bool {
    let elements = elements(in: controller.view).filter { !($0 is UIView) }
    return elements.contains { $0.accessibilityPerformEscape() } || escape(upFrom: controller.view)
  }

  /// Asks one responder after the other, as VoiceOver does, but not the window.
  ///
  /// - Parameter responder: The first one.
  /// - Returns: Whether somebody says that it did something.
  static func escape(upFrom responder: UIResponder?) -> Bool {
    var next = responder
    while let responder = next, !(responder is UIWindow) {
      if responder.accessibilityPerformEscape() { return true }
      next = responder.next
    }
    return false
  }
}
