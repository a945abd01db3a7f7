/// Calls the optional methods of delegates, as Objective-C does.
///
/// Every delegate protocol here has default implementations. A default that runs passes the call on to whom
/// the delegate forwards to, as the runtime would, and otherwise notes that nobody implements the method.
@MainActor
public enum OptionalCall {
  private struct Call: Hashable {
    let object: ObjectIdentifier
    let selector: Selector
  }

  private static var unimplemented: Call?
  private static var beingForwarded: Set<Call> = []

  /// Calls a delegate.
  ///
  /// - Parameters:
  ///   - delegate: The delegate.
  ///   - selector: The name of the method.
  ///   - call: The call.
  /// - Returns: The answer, or nil if nobody implements the method.
  public static func ask<Delegate, Answer>(
    _ delegate: Delegate?,
    _ selector: Selector,
    _ call: (Delegate) -> Answer,
  ) -> Answer? {
    guard let delegate else { return nil }
    let thisCall = Call(object: ObjectIdentifier(delegate as AnyObject), selector: selector)
    unimplemented = nil
    let answer = call(delegate)
    let isImplemented = unimplemented != thisCall
    unimplemented = nil
    return isImplemented ? answer : nil
  }

  /// Does what a delegate does that does not implement a method: has another answer, if it forwards to one.
  ///
  /// - Returns: The answer, or what UIKit takes for one where nobody implements the method.
  static func forward<Delegate, Answer>(
    _ object: some AnyObject,
    _ selector: Selector,
    else standard: Answer,
    _ call: (Delegate) -> Answer,
  ) -> Answer {
    let thisCall = Call(object: ObjectIdentifier(object), selector: selector)
    if beingForwarded.insert(thisCall).inserted {
      defer { beingForwarded.remove(thisCall) }
      let next = (object as? NSObject)?.forwardingTarget(for: selector) as? Delegate
      if let answer = ask(next, selector, call) { return answer }
    }
    unimplemented = thisCall
    return standard
  }
}
