/// A reason why a text is not a link, or why a link has no text.
///
/// ```swift
/// error.userMessage
/// // There is no page at “orders/x”.
/// error.description
/// // no link can be read from "orders/x": …
/// ```
///
/// If several patterns fail, the error is that of the pattern that got furthest in the text. At the same place, a value
/// that cannot be read takes precedence over a parameter that is missing.
public struct LinkError: Error, Hashable, Sendable {
  /// The problem with the text or the link.
  public let problem: Problem

  /// The part of the link before the problem, or nil if there is none.
  ///
  /// You may open this part. Then a link to something that the program does not know yet leads as far as possible.
  public let known: DeepLink?

  /// The path of the text without its query, in a form that you can show to the user.
  ///
  /// The path is empty if the text is too long, or if there is none.
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

  /// The problems that a text or a link can have.
  public enum Problem: Hashable, Sendable {
    /// The text has more bytes than this limit.
    case tooLong(limit: Int)
    /// The text has more segments than this limit.
    case tooManySegments(limit: Int)
    /// The text has more parameters than this limit.
    case tooManyParameters(limit: Int)
    /// The text begins with a scheme or a host.
    case wholeURL
    /// The text has a part after `#`.
    case fragment
    /// The text has two slashes in a row.
    case emptySegment
    /// A parameter has no name.
    case namelessParameter
    /// The text contains this parameter, which a pattern names, twice.
    case duplicateParameter(String)
    /// In this piece, a percent sign is not followed by two hexadecimal digits.
    case malformedEncoding(String)
    /// This piece is not valid UTF-8 after decoding.
    case invalidUTF8(String)
    /// This piece has a control character after decoding.
    case controlCharacter(String)
    /// A segment is `.` or `..`.
    case dotSegment
    /// No pattern has this segment here.
    case unknownSegment(String)
    /// This text is not a value of the type that the pattern needs.
    case unreadableValue(String, name: String, type: String)
    /// The text ends where more has to follow.
    case incomplete
    /// The matching pattern has no parameter with this name, but another pattern has.
    case unknownParameter(String)
    /// The matching pattern needs this parameter.
    case missingParameter(String)
    /// The link has no text, for this reason.
    ///
    /// This problem occurs only when you ask for a text.
    case noText(because: String)
  }
}

extension LinkError {
  /// A sentence for the user of the program that says what is wrong.
  ///
  /// The sentence is in English. For other languages, write your own from ``problem`` and ``path``.
  public var userMessage: String {
    switch problem {
    case .tooLong, .tooManySegments, .tooManyParameters: "This link is too long."
    case .unknownSegment, .unreadableValue, .incomplete, .unknownParameter, .missingParameter:
      "There is no page at “\(path)”."
    case .wholeURL: "“\(path)” is a whole address, and only its path can be opened here."
    case .fragment, .emptySegment, .namelessParameter, .duplicateParameter,
      .malformedEncoding, .invalidUTF8, .controlCharacter, .dotSegment:
      "The link “\(path)” is damaged."
    case .noText: "There is no link to this page."
    }
  }
}

extension LinkError: CustomStringConvertible {
  /// A sentence for the author of the program: what is wrong, what that means, and what to do.
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
      "it begins with a scheme or a host. Check them yourself, and pass only the path and the query."
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
      "\(piece.quoted) has a control character, which cannot be seen. Leave it out."
    case .dotSegment:
      "it has a segment \".\" or \"..\". A link can only go deeper. Leave the segment out."
    case .unknownSegment(let segment):
      "no pattern has \(segment.quoted) at this place. Correct the text, or add it to the \"patterns\" of the route."
    case .unreadableValue(let value, let name, let type):
      "the value \(name.quoted) has to be of type \(type.quoted), and \(value.quoted) is not. Correct it."
    case .incomplete:
      "it ends where more has to follow. Write the rest, or add a pattern that ends there."
    case .unknownParameter(let name):
      """
      the matching pattern has no parameter \(name.quoted), but another one has. Leave the parameter out, or add it to \
      the pattern as \"\(name.withVisibleScalars)=:value?\".
      """
    case .missingParameter(let name):
      """
      the parameter \(name.quoted) is missing. Add it. If a link may leave it out, write a question mark after it in \
      the pattern.
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
