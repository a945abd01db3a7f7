extension Presentable {
  /// Says that the state of this module has changed, although nobody has navigated.
  ///
  /// Call it in a module that minds being left when ``LeaveGuard/leaving`` or ``backGesture`` answers differently than
  /// before. The hosts then ask anew how the user may go back, on the next turn of the main actor: they switch the
  /// platform's own back button, swipe and pull on or off. Otherwise they would do so only after the next navigation.
  ///
  /// ```swift
  /// final class DraftScreen: UIViewController, LeaveGuard {
  ///   private var text = "" { didSet { stateChanged() } }
  ///   var leaving: LeavePolicy { text.isEmpty ? .allowed : .ask }
  /// }
  /// ```
  ///
  /// A module need not call it where Swift observes what these properties read: an `@Observable` class, from iOS 17 on.
  /// To call it too often is harmless, and so is a module that is not shown: then nothing happens.
  ///
  /// > Complexity: O(*n*) in the number of stacks of the router, tabs and sheets among them.
  public func stateChanged() {
    EntryIndex.noteStateChange(of: self)
  }
}
