/// A key that is held down, and whether going back would be more than its user means.
///
/// Whoever holds Backspace down to empty a field does not want to leave the page by it.
struct KeyRun: Hashable, Sendable {
  private var key: Key?
  private var isEditing = false

  /// Notes a key that something on the page had a use for.
  mutating func noteUsed(_ key: Key) {
    self = KeyRun(key: key, isEditing: true)
  }

  /// Notes a key for which nothing had a use, and judges whether it goes back.
  ///
  /// - Parameter key: The key.
  /// - Returns: False if the same key came just before, and that had another meaning.
  mutating func goesBack(_ key: Key) -> Bool {
    if key == self.key, isEditing { return false }
    self = KeyRun(key: key, isEditing: false)
    return true
  }
}
