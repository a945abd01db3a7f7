import Foundation
import SwiftUI

/// Views one below the other, as wide as is good to read; what does not fit scrolls.
struct Column<Content: View>: View {
  @ViewBuilder let content: Content

  /// Grows with the size of the text that the user reads best.
  @ScaledMetric private var readableWidth: CGFloat = 600

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) { content }
        .frame(maxWidth: readableWidth, alignment: .leading)
        .frame(maxWidth: .infinity)
        .padding()
    }
  }
}
