import Foundation
import SwiftUI
import Switchback

/// Where the user of a window is, as SwiftUI keeps it with the window.
///
/// SwiftUI writes it to the disk when it wants to, and hands it back when it starts the window anew. A user who closes
/// the window throws it away. It holds what is needed to show the same again, and no secret.
@MainActor
struct WindowPlace {
  /// The text that SwiftUI keeps; empty, if there is nothing to come back to.
  let text: Binding<String>

  /// What was kept; nil also if it cannot be read.
  var kept: NavigationSnapshot? {
    try? JSONDecoder().decode(NavigationSnapshot.self, from: Data(text.wrappedValue.utf8))
  }

  /// Notes where the user is by now, or with nil that it is nobody's business.
  func note(_ place: NavigationSnapshot?) {
    let data = place.flatMap { try? JSONEncoder().encode($0) }
    text.wrappedValue = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
