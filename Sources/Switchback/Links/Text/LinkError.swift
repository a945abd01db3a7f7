/// Why a text is no link, or a link has no text.
///
/// ```swift
/// error.userMessage             // There is no page at “orders/x”.
/// error.description             // no link can be read from "orders/x": the value "number" is an "Int", …
/// ```
///
/// Of all patterns, the error is that of the one that got furthest in the text. At the same place, a value that cannot
/// be read counts more than a parameter that is missing.
public struct LinkError: Error, Hashable, Sendable {
  /// What is wrong with it.
  public let problem: Problem

  /// What stands before that, as a link; nil if nothing of the text does, or there is no text.
  ///
  /// A program may follow it, so that a link to what the program does not know yet leads as far as it can.
  public let known: DeepLink?

  /// The path of the text, without its query, as a user may see it; empty if the text is too long, or there is none.
  public private(set) var path = ""

  init(_ problem: Problem, known: DeepLink? = nil) {
    self.problem = problem
    self.known = known
  }

  /// The same error, with the text in which it was found.
  func reading(_ text: String) -> LinkError {
    if case .tooLong = problem { return self }
    var error = self
    var path = text.pieces(separator: "?", splits: 1)[0]
    if path.utf8.first == UInt8(ascii: "/") { path = Substring(path.utf8.dropFirst()) }
    if path.utf8.last == UInt8(ascii: "/") { path = Substring(path.utf8.dropLast()) }
    let decoded = try? String(percentDecoding: path)
    error.path = path.isEmpty ? "/" : decoded ?? String(path).withVisibleScalars
    return error
  }

  /// What can be wrong with a text, or stand against one.
  public enum Problem: Hashable, Sendable {
    /// It has more bytes than are read.
    case tooLong(limit: Int)
    /// It has more segments than are read.
    case tooManySegments(limit: Int)
    /// It has more parameters than are read.
    case tooManyParameters(limit: Int)
    /// It begins with a scheme or a host.
    case wholeURL
    /// It has a part after `#`.
    case fragment
    /// Two slashes stand in a row.
    case emptySegment
    /// A parameter has no name.
    case namelessParameter
    /// A parameter that a pattern names stands there twice.
    case duplicateParameter(String)
    /// In this piece, a percent sign is not followed by two hexadecimal digits.
    case malformedEncoding(String)
    /// This piece is not UTF-8 when it is decoded.
    case invalidUTF8(String)
    /// This piece has a control character when it is decoded.
    case controlCharacter(String)
    /// A segment is `.` or `..`.
    case dotSegment
    /// No pattern has this segment here.
    case unknownSegment(String)
    /// The text of a value is none of its type.
    case unreadableValue(String, name: String, type: String)
    /// More should follow.
    case incomplete
    /// The pattern that fits has no such parameter, and another one has.
    case unknownParameter(String)
    /// The pattern that fits needs this parameter.
    case missingParameter(String)
    /// It is a link that has no text, for this reason; only when a text is asked for.
    case noText(because: String)
  }
}

extension LinkError {
  /// What is wrong, in a sentence for the user of the program.
  ///
  /// It is in English. For other languages, make yours of ``problem`` and ``path``.
  public var userMessage: String {
    switch problem {
    case .tooLong, .tooManySegments, .tooManyParameters: "This link is too long."
    case .unknownSegment, .unreadableValue, .incomplete, .unknownParameter, .missingParameter:
      "There is no page at “\(path)”."
    case .wholeURL, .fragment, .emptySegment, .namelessParameter, .duplicateParameter,
      .malformedEncoding, .invalidUTF8, .controlCharacter, .dotSegment:
      "The link “\(path)” is damaged."
    case .noText: "There is no link to this page."
    }
  }
}

extension LinkError: CustomStringConvertible {
  /// What is wrong, what that means, and what to do, in a sentence for the author of the program.
  public var description: String {
    if case .noText(let reason) = problem { return "the link has no text: \(reason)" }
    let part = known.map {
      " The link can be followed up to there: \($0.routes.count.counting("route"))."
    }
    let text = path.isEmpty ? "the text" : "\"\(path)\""
    return "no link can be read from \(text): \(problem.text)\(part ?? "")"
  }
}

extension LinkError.Problem {
  var text: String {
    switch self {
    case .tooLong(let limit): tooMuch(limit, "bytes")
    case .tooManySegments(let limit): tooMuch(limit, "segments")
    case .tooManyParameters(let limit): tooMuch(limit, "parameters")
    case .wholeURL:
      "it begins with a scheme or a host, which are not read. Check them, and give only path and query."
    case .fragment:
      "it has a part after \"#\", which belongs to no route. Leave it out, or write \"%23\"."
    case .emptySegment:
      "it has two slashes in a row. Leave one out, or write \"%2F\" where it belongs to a value."
    case .namelessParameter: "one of its parameters has no name. Write each as \"name=value\"."
    case .duplicateParameter(let name):
      "it has the parameter \(name.quoted) twice, and either could be meant. Give it once."
    case .malformedEncoding(let piece):
      "in \(piece.quoted) a \"%\" is not followed by two hexadecimal digits. Write \"%25\" for the sign itself."
    case .invalidUTF8(let piece):
      "\(piece.quoted) is not UTF-8 when it is decoded. Encode the text as UTF-8 first."
    case .controlCharacter(let piece):
      "\(piece.quoted) has a character that cannot be seen and does something. Leave it out."
    case .dotSegment: "it has a segment \".\" or \"..\". A link goes only inwards. Leave it out."
    case .unknownSegment(let segment):
      "no pattern has \(segment.quoted) at this place. Correct the text, or add it to the \"patterns\" of the route."
    case .unreadableValue(let value, let name, let type):
      "\(value.quoted) is no \(type.quoted), as the value \(name.quoted) has to be. Write one that is."
    case .incomplete:
      "it ends where more has to follow. Write the rest, or add a pattern that ends there."
    case .unknownParameter(let name):
      """
      the pattern for it has no parameter \(name.quoted), and another one has. Leave the parameter out, or add it to \
      the pattern as \"\(name.withVisibleScalars)=:value?\".
      """
    case .missingParameter(let name):
      """
      the parameter \(name.quoted) is missing. Add it, or write a question mark at its end in the pattern, if a link \
      may leave it out.
      """
    case .noText(let reason): reason
    }
  }

  private func tooMuch(_ limit: Int, _ noun: String) -> String {
    "it has more than \(limit) \(noun). It was not read. Shorten it."
  }
}

extension String {
  /// A piece of a text in quotes, so that it can be seen what is in it.
  fileprivate var quoted: String { "\"\(withVisibleScalars)\"" }

  /// The text with an escape for what cannot be seen.
  var withVisibleScalars: String {
    let isSafe = isPrintable
    return unicodeScalars.map { $0.escaped(asASCII: !isSafe) }.joined()
  }
}
