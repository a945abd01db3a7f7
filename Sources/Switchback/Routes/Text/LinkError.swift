/// Why a text is no link.
public struct LinkError: Error, Hashable, Sendable {
  /// What is wrong with it.
  public let problem: Problem

  /// What stands before that, as a link; nil if nothing does.
  ///
  /// A program may follow it, so that a link to what the program does not know yet leads as far as it can.
  public let known: DeepLink?

  init(_ problem: Problem, known: DeepLink? = nil) {
    self.problem = problem
    self.known = known
  }

  /// What can be wrong with a text.
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
    /// A parameter stands there twice.
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
    /// No pattern that fits has this parameter.
    case unknownParameter(String)
    /// The pattern that fits needs this parameter.
    case missingParameter(String)
  }
}

extension LinkError: CustomStringConvertible {
  /// What is wrong, what that means, and what to do.
  public var description: String {
    let part = known.map {
      " What stands before it can be followed: \($0.routes.count.counting("route"))."
    }
    return "the text is no link: \(problem.text)\(part ?? "")"
  }
}

extension LinkError.Problem {
  fileprivate var text: String {
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
    case .namelessParameter: "one of its parameters has no name. Write each as name=value."
    case .duplicateParameter(let name):
      "its parameter \(quoted(name)) stands there twice. Which one counts cannot be known. Give it once."
    case .malformedEncoding(let piece):
      "in \(quoted(piece)) a \"%\" is not followed by two hexadecimal digits. Write \"%25\" for the sign itself."
    case .invalidUTF8(let piece):
      "\(quoted(piece)) is not UTF-8 when it is decoded. Encode the text as UTF-8 first."
    case .controlCharacter(let piece):
      "\(quoted(piece)) has a character that cannot be seen and does something. Leave it out."
    case .dotSegment: "it has a segment \".\" or \"..\". A link goes only inwards. Leave it out."
    case .unknownSegment(let segment):
      "nothing is known here that is written \(quoted(segment)). Look at the `patterns` of the route."
    case .unreadableValue(let value, let name, let type):
      "\(quoted(value)) is no \(type), as \(name) is. Write a value that \(type) can be made from."
    case .incomplete: "it ends where more should follow. Look at the `patterns` of the route."
    case .unknownParameter(let name):
      "its parameter \(quoted(name)) is none of the last route. Leave it out, or give its pattern that parameter."
    case .missingParameter(let name):
      "the parameter \(quoted(name)), which the last route needs, is not there. Add it."
    }
  }

  private func tooMuch(_ limit: Int, _ noun: String) -> String {
    "it has more than \(limit) \(noun). It was not read. Shorten it, or give `limits`."
  }

  /// A piece of the text, so that it can be seen what is in it.
  private func quoted(_ piece: String) -> String {
    let isSafe = piece.isPrintable
    return "\"\(piece.unicodeScalars.map { $0.escaped(asASCII: !isSafe) }.joined())\""
  }
}
