/// A snapshot can be kept, with the coder of your choice, and sent with the report of an error.
///
/// ```swift
/// let data = try JSONEncoder().encode(router.snapshot())
/// let snapshot = try JSONDecoder().decode(NavigationSnapshot.self, from: data)
/// print(snapshot)                    // the same tree as before
/// ```
///
/// What it waits for is not kept: that is over by the time when somebody reads it.
///
/// Its routes are data when they have been read, since only the coordinators that show them know their types. They
/// print much as before, and are equal to routes that were read from the same data, and to no others. Routes are kept
/// with what they carry: a password or a token has no place in a route.
extension NavigationSnapshot: Codable {
  /// Reads a snapshot that was kept.
  ///
  /// - Parameter decoder: Reads the data.
  /// - Throws: What the decoder throws; or `DecodingError.dataCorrupted`, with a sentence that says what is wrong, for
  ///   what is no snapshot, or was kept by a newer version of this package.
  public init(from decoder: any Decoder) throws {
    let stored = try StoredValue(from: decoder)
    do throws(KeptSnapshot.Mistake) {
      self = try KeptSnapshot.snapshot(stored)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.text))
    }
  }

  /// Writes what is shown, and in which flows, with the number of the format.
  ///
  /// - Parameter encoder: Writes the data.
  /// - Throws: What a route throws as it is encoded, or the encoder.
  public func encode(to encoder: any Encoder) throws {
    try KeptSnapshot.stored(self).encode(to: encoder)
  }
}
