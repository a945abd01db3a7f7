// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Foundation's, which UIKit passes on, taken apart as RFC 3986 does it in its appendix B.

public struct URL: Hashable, Sendable {
  fileprivate let text: String

  public init?(string: String) {
    guard !string.isEmpty, !string.contains(where: \.isWhitespace) else { return nil }
    text = string
  }
}

public struct URLComponents: Hashable, Sendable {
  public var scheme: String?
  public var host: String?
  private let path: Substring
  private let rest: Substring

  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {
    let form = #/(?:([^:/?\#]+):)?(?://([^/?\#]*))?([^?\#]*)(.*)/#
    guard let parts = url.text.wholeMatch(of: form)?.output else { return nil }
    (scheme, host) = (parts.1.map(String.init), parts.2.map(String.init))
    (path, rest) = (parts.3, parts.4)
  }

  public var string: String? {
    (scheme.map { $0 + ":" } ?? "") + (host.map { "//" + $0 } ?? "") + path + rest
  }
}
