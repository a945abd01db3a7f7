public import Switchback

extension ArgumentReader {
  /// The link of the option `--open`.
  ///
  /// - Parameters:
  ///   - argument: The argument that was read last.
  ///   - root: The outermost type of routes.
  ///   - known: What can be opened, for the user.
  /// - Returns: The link; nil if the argument is not this option.
  /// - Throws: If it is missing, or if it is none; then it says where, and what can be opened.
  public mutating func link<Root: LinkedRoute>(
    in argument: String,
    from root: Root.Type,
    known: [String],
  ) throws(UsageError) -> DeepLink? {
    guard let text = try value(of: "--open", in: argument, called: "a link") else { return nil }
    do throws(LinkError) {
      return try DeepLink(text: text, root: root)
    } catch {
      let list = known.dropLast().joined(separator: ", ") + " or " + (known.last ?? "")
      throw UsageError(
        "The link \(text) cannot be opened: \(error.problem.words(in: text)). It can be \(list).")
    }
  }
}

extension LinkError.Problem {
  /// What is wrong with a link, for whoever has typed it.
  fileprivate func words(in text: String) -> String {
    switch self {
    case .tooLong(let limit): "it is longer than \(limit) bytes"
    case .tooManySegments(let limit): "it has more than \(limit) parts"
    case .tooManyParameters(let limit): "it has more than \(limit) parameters"
    case .wholeURL: "it has to begin after the scheme and the host"
    case .fragment: "nothing may stand behind a #"
    case .emptySegment: "two slashes stand in a row"
    case .namelessParameter: "a parameter has no name"
    case .duplicateParameter(let name): "the parameter \(name) stands there twice"
    case .malformedEncoding(let piece):
      "in \(piece), two hexadecimal digits have to follow the percent sign"
    case .invalidUTF8(let piece): "\(piece) is not UTF-8"
    case .controlCharacter(let piece): "\(piece) has a control character in it"
    case .dotSegment: "a part of it is . or .."
    case .unknownSegment(let segment): "there is no \(segment)\(Self.place(of: segment, in: text))"
    case .unreadableValue(let value, let name, _):
      "\(value) is not a \(name)\(Self.place(of: value, in: text))"
    case .incomplete: "something has to follow"
    case .unknownParameter(let name): "there is no parameter \(name)"
    case .missingParameter(let name): "the parameter \(name) is missing"
    case .noText(let reason): reason
    }
  }

  /// Behind what a part of a link stands, if that can be seen.
  private static func place(of part: String, in text: String) -> String {
    let start = text.indices.first { text[$0...].starts(with: "/" + part) }
    let before = start.map { text[..<$0] } ?? ""
    return before.isEmpty ? "" : " after \(before)"
  }
}
