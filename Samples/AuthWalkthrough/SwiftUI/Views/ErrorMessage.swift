import SwiftUI

/// Says what was wrong: in the colour of text, with a sign that needs no colour to be seen, and aloud.
///
/// Each mistake has an identity of its own, so that one that is made again is read out again.
struct ErrorMessage: View {
  let error: AccountError
  @AccessibilityFocusState private var isRead: Bool

  var body: some View {
    Label {
      Text(error.message)
    } icon: {
      Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.red)
    }
    .font(.headline)
    .accessibilityElement(children: .combine)
    .accessibilityFocused($isRead)
    .onAppear { isRead = true }
  }
}
