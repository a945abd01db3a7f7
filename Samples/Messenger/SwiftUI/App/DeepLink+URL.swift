import Foundation
import Switchback

extension DeepLink {
  /// Reads a link that the system hands over, such as `dev.switchback.Messenger:/friends/Ada`.
  ///
  /// The scheme is the app's own: for others, the system opens other apps. It is none if it has a host, or a path that
  /// leads nowhere here.
  ///
  /// - Parameter url: The URL.
  init?(_ url: URL) {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      (parts.host ?? "").isEmpty
    else { return nil }
    (parts.scheme, parts.host) = (nil, nil)
    guard let text = parts.string,
      let link = try? DeepLink(text: text, root: MainCoordinator.Route.self)
    else { return nil }
    self = link
  }
}

extension Flow {
  /// Opens a link that the system hands over, from the main flow on; where it leads nowhere, the user is told why.
  ///
  /// - Parameter url: The URL.
  func open(_ url: URL) {
    let ticket = DeepLink(url).map { open($0) }
    Task {
      guard let ticket else {
        return await inform(String(localized: "This link is not known here."))
      }
      _ = await ticket.settled
      if let reason = ticket.reason { await inform(reason) }
    }
  }
}
