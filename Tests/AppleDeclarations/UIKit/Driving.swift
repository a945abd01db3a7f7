// What the laws on real systems use and is declared in Swift there. Nothing here runs.

#if !os(watchOS)
/// It can be in a set, as every object can.
extension UIScene: Hashable {
  // objectivec/nsobject-swift.class/==(_:_:), which every object has 2026-11-24
  /// Whether they are the same.
  public nonisolated static func == (one: UIScene, other: UIScene) -> Bool { one === other }

  // objectivec/nsobject-swift.class/hash(into:), which every object has 2026-11-24
  /// Hashes which it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
#endif
