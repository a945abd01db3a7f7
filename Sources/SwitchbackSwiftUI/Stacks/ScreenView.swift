#if canImport(SwiftUI)
import SwiftUI

/// One screen, with what the host adds to it.
///
/// It keeps nothing alive: SwiftUI may keep it, or make it once more, when the screen is gone. It is equal to itself
/// and reads of the stack only where its own screen stands, so that it is not evaluated when others come or go.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ScreenView: View, Equatable {
  private(set) weak var host: NavigationStackHost?
  let id: ScreenID

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  var body: some View {
    if let host, let place = host.places[id] {
      let isHeld = host.back.holds(place)
      place.content
        .id(id)
        .environment(\.sendAction, SendAction(place))
        .environment(\.goBack, GoBackAction(place))
        .navigationBarBackButtonHidden(isHeld)
        .toolbar {
          if let way = host.wayOut(on: place) {
            ToolbarItem(placement: .backButton) { BackButton(host: way.host, id: way.id) }
          }
        }
        .accessibilityAction(.escape) { [weak host] in host?.back.escape(from: id) }
        .background(WatchView(place: place, forbidsSwipe: isHeld))
        .onAppear { [weak host] in host?.noteVisibility(of: id, true) }
        .onDisappear { [weak host] in host?.noteVisibility(of: id, false) }
        .alert(
          place.alert.asked?.text ?? "",
          isPresented: Bindable(place.alert).isShown,
          presenting: place.alert.asked,
          actions: { AnswersView(asked: $0, cancelTitle: host.cancelTitle) },
          message: { Text($0.details) },
        )
    }
  }
}

/// Goes back, after the modules were asked that would leave.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct BackButton: View {
  private(set) weak var host: NavigationStackHost?
  let id: ScreenID

  var body: some View {
    Button {
      host?.back.goBack(from: id)
    } label: {
      Label(host?.backTitle ?? "", systemImage: "chevron.backward")
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ToolbarItemPlacement {
  /// Where a back button stands.
  fileprivate static var backButton: ToolbarItemPlacement {
    #if os(watchOS)
    return .topBarLeading
    #else
    return .navigation
    #endif
  }
}
#endif
