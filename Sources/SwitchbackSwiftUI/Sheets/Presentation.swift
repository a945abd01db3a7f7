#if canImport(SwiftUI)
import SwiftUI

/// A stack that is presented, as SwiftUI is told of it.
///
/// It does not keep the stack alive, since SwiftUI may keep it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct Presentation: Identifiable {
  let id: ScreenID
  let isCover: Bool
  private(set) weak var host: NavigationStackHost?

  @MainActor
  init(_ host: NavigationStackHost) {
    self.host = host
    id = ScreenID()
    #if os(macOS)
    isCover = false
    #else
    isCover = host.presentationStyle == .fullScreen
    #endif
  }
}

/// What is presented.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct PresentedView: View {
  let presentation: Presentation

  var body: some View {
    if let host = presentation.host {
      host.sheetContent
        .interactiveDismissDisabled(host.back.holdsSheet)
        .onDisappear { [weak host] in host?.presenter?.presentationIsGone() }
    }
  }
}
#endif
