#if canImport(SwiftUI)
/// What SwiftUI was found to do where nothing can be seen of what it does.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct Habits {
  /// Whether it says when it has ended what it animates: until it has done so once, nobody waits for that.
  var completes = false

  /// Whether it says that a view has appeared only when nobody expects that any more: it is waited for longer then.
  var appearsLate = false
}
#endif
