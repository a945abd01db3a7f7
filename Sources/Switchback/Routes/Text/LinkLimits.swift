/// How much text is looked at when a link is read.
///
/// More than that is not read at all. What is not limited here is how deep routes may follow each other: each of them
/// takes a segment, or stands where no other of its type does.
public struct LinkLimits: Hashable, Sendable {
  /// How many bytes the text may have.
  public var length: Int

  /// How many segments it may have.
  public var segments: Int

  /// How many parameters it may have.
  public var parameters: Int

  /// Limits what is read.
  ///
  /// - Parameters:
  ///   - length: How many bytes the text may have, as UTF-8. The default is 2048.
  ///   - segments: How many segments it may have. The default is 16.
  ///   - parameters: How many parameters it may have. The default is 16.
  public init(length: Int = 2048, segments: Int = 16, parameters: Int = 16) {
    self.length = length
    self.segments = segments
    self.parameters = parameters
  }
}
