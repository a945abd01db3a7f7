extension String {
  /// Whether a text stands somewhere in this one.
  ///
  /// The standard library's own needs macOS 13, iOS 16 and tvOS 16.
  ///
  /// - Parameter text: What to look for.
  /// - Returns: Whether it is there, as an empty text always is.
  func contains(text: String) -> Bool {
    text.isEmpty || indices.contains { self[$0...].starts(with: text) }
  }
}
