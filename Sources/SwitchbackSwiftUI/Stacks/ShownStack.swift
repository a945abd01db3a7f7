#if canImport(SwiftUI)
import Observation
import SwiftUI

/// What the views of a host show, and where SwiftUI writes what the user did.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
final class ShownStack {
  @ObservationIgnored weak var host: NavigationStackHost?

  /// The stack, lowest layer first.
  var layers: [StackLayer] = []

  /// The screen on top, if the platform must not take it away by itself.
  var held: ScreenID?

  /// Whether the sheet that this stack is must not be pulled down.
  var isSheetHeld = false

  /// What is presented over the stack.
  var presentation: Presentation?

  /// The sheet over the stack, as SwiftUI reads it and writes it.
  var sheet: Presentation? {
    get { presentation?.isCover == false ? presentation : nil }
    set { if newValue == nil, sheet != nil { host?.presentationWasWritten() } }
  }

  /// What covers the whole screen, as SwiftUI reads it and writes it.
  var cover: Presentation? {
    get { presentation?.isCover == true ? presentation : nil }
    set { if newValue == nil, cover != nil { host?.presentationWasWritten() } }
  }
}
#endif
