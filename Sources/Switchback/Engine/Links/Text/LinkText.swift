/// The segments and parameters of a text, decoded, before anything is known of routes.
struct LinkText {
  private(set) var segments: [String] = []
  private(set) var parameters: [String: String] = [:]

  /// The names of the parameters, in the order of the text.
  private(set) var names: [String] = []

  /// The names of those that stand there twice.
  private(set) var repeated: Set<String> = []

  /// Takes a text apart.
  ///
  /// A slash at the beginning and one at the end say nothing.
  ///
  /// - Parameters:
  ///   - text: Path and query, with percent signs.
  ///   - limits: How much is looked at.
  /// - Throws: What is wrong with the text, whatever the routes are.
  init(_ text: String, limits: LinkLimits) throws(LinkError) {
    guard text.utf8.count <= limits.length else { throw LinkError(.tooLong(limit: limits.length)) }
    guard !Self.isWholeURL(text) else { throw LinkError(.wholeURL) }
    guard !text.utf8.contains(UInt8(ascii: "#")) else { throw LinkError(.fragment) }
    let halves = text.pieces(separator: "?", splits: 1)
    try readPath(halves[0], limit: limits.segments)
    if halves.count == 2, !halves[1].isEmpty {
      try readQuery(halves[1], limit: limits.parameters)
    }
  }

  private mutating func readPath(_ text: Substring, limit: Int) throws(LinkError) {
    var path = text
    if path.utf8.first == UInt8(ascii: "/") { path = Substring(path.utf8.dropFirst()) }
    if path.utf8.last == UInt8(ascii: "/") { path = Substring(path.utf8.dropLast()) }
    guard !path.isEmpty else { return }
    let pieces = path.pieces(separator: "/")
    guard pieces.count <= limit else { throw LinkError(.tooManySegments(limit: limit)) }
    for piece in pieces {
      guard !piece.isEmpty else { throw LinkError(.emptySegment) }
      let segment = try String(percentDecoding: piece)
      guard segment != ".", segment != ".." else { throw LinkError(.dotSegment) }
      segments.append(segment)
    }
  }

  private mutating func readQuery(_ query: Substring, limit: Int) throws(LinkError) {
    let pieces = query.pieces(separator: "&")
    guard pieces.count <= limit else { throw LinkError(.tooManyParameters(limit: limit)) }
    for piece in pieces {
      let halves = piece.pieces(separator: "=", splits: 1)
      guard !halves[0].isEmpty else { throw LinkError(.namelessParameter) }
      let name = try String(percentDecoding: halves[0])
      let value = halves.count == 2 ? try String(percentDecoding: halves[1]) : ""
      if parameters.updateValue(value, forKey: name) == nil {
        names.append(name)
      } else {
        repeated.insert(name)
      }
    }
  }

  /// Whether a text begins with a host, or with a scheme and a host.
  private static func isWholeURL(_ text: String) -> Bool {
    let scheme = text.utf8.prefix { !"/?#".utf8.contains($0) }
    guard text.utf8.dropFirst(scheme.count).starts(with: "//".utf8) else { return false }
    return scheme.isEmpty || scheme.count > 1 && scheme.last == UInt8(ascii: ":")
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The pieces between separators, byte by byte, so that a mark that follows a separator does not hide it.
  func pieces(separator: Unicode.Scalar, splits: Int = .max) -> [Substring] {
    let (bytes, separator) = (self[...].utf8, UInt8(ascii: separator))
    return bytes.split(separator: separator, maxSplits: splits, omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}
