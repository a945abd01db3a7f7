// What UIKit declares in Swift for apps and scenes. Nothing here runs.

#if !os(watchOS)
extension UIApplicationDelegate {
  // uikit/uiapplicationdelegate/main() 2026-11-24
  /// Starts the app.
  @MainActor
  @preconcurrency
  public static func main() {
    fatalError("Only for type checks")
  }
}

/// It can be in a set, as every object can.
extension UIOpenURLContext: Hashable {
  // objectivec/nsobject-swift.class/==(_:_:), which every object has 2026-11-24
  /// Whether they are the same.
  public nonisolated static func == (one: UIOpenURLContext, other: UIOpenURLContext) -> Bool {
    one === other
  }

  // objectivec/nsobject-swift.class/hash(into:), which every object has 2026-11-24
  /// Hashes which it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
#endif
