/// A format in which you can keep a snapshot, or send it with the report of an error.
///
/// ```swift
/// let data = try JSONEncoder().encode(router.snapshot())
/// let snapshot = try JSONDecoder().decode(
///   NavigationSnapshot.self, from: data)
/// // the same tree as before
/// print(snapshot)
/// ```
///
/// You can use the coder of your choice. The data leaves out what the router waits for, because that is over when
/// somebody reads the snapshot.
///
/// After reading, the routes are plain data, because only the coordinators that show them know their types. They print
/// much as before. They are equal to routes that were read from the same data, and to no others. Routes are kept with
/// what they carry, so a password or a token has no place in a route.
extension NavigationSnapshot: Codable {
  /// Reads a snapshot that was kept.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: What the decoder throws. The error is a `DecodingError.dataCorrupted` if the data is not a snapshot, or
  ///   was kept by a newer version of this package. It contains a sentence that says what is wrong.
  public init(from decoder: any Decoder) throws {
    let stored = try StoredValue(from: decoder)
    do throws(KeptSnapshot.Mistake) {
      self = try KeptSnapshot.snapshot(stored)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.text))
    }
  }

  /// Writes the modules and flows that are shown, with the number of the format.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws, or what a route throws while it is encoded.
  public func encode(to encoder: any Encoder) throws {
    try KeptSnapshot.stored(self).encode(to: encoder)
  }
}
