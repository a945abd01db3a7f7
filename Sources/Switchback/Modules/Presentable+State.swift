extension Presentable {
  /// Tells the hosts that the state of this module has changed without any navigation.
  ///
  /// Call it in a leave guard when the value of ``LeaveGuard/leaving`` or ``backGesture`` changes. On the next turn
  /// of the main actor, the hosts ask again how the user may go back, and switch the platform's own back button,
  /// swipe and pull on or off. Without the call, they do so only after the next navigation.
  ///
  /// ```swift
  /// final class DraftScreen: UIViewController, LeaveGuard {
  ///   private var text = "" { didSet { stateChanged() } }
  ///   var leaving: LeavePolicy { text.isEmpty ? .allowed : .ask }
  /// }
  /// ```
  ///
  /// A module need not call it if Swift observes what these properties read: in an `@Observable` class, from iOS 17
  /// on. Calling it too often is harmless. For a module that is not shown, nothing happens.
  ///
  /// > Complexity: O(*n*) in the number of stacks of the router, including those of tabs and sheets.
  public func stateChanged() {
    EntryIndex.noteStateChange(of: self)
  }
}
