#if canImport(SwiftUI)
public import SwiftUI

/// A view that shows the stack of a host, with the sheets over it.
///
/// ```swift
/// WindowGroup { StackView(app.host) }
/// ```
///
/// Use one view for each host, and do not put it inside a `NavigationStack`. The view does not retain the host, because
/// SwiftUI may keep views of something that is gone.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct StackView: View {
  private weak var host: NavigationStackHost?

  /// Creates a view for a host.
  ///
  /// - Parameter host: The host, which has to outlive the view.
  public init(_ host: NavigationStackHost) {
    self.host = host
  }

  /// The content of the view.
  public var body: some View {
    if let host {
      LayersView(host: host)
        .background(FrameWatch(host))
        .sheet(item: Bindable(host.shown).sheet) { [weak host] in
          host?.presentationIsGone()
        } content: { presentation in
          PresentedView(presentation: presentation)
        }
        #if !os(macOS)
      .fullScreenCover(item: Bindable(host.shown).cover) { [weak host] in
        host?.presentationIsGone()
      } content: { presentation in
        PresentedView(presentation: presentation)
      }
        #endif
    }
  }
}

/// The layers of a stack, of which the last can be used.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LayersView: View {
  private(set) weak var host: NavigationStackHost?

  var body: some View {
    let layers = host?.shown.layers ?? []
    ZStack {
      ForEach(layers) { [weak host] layer in
        let isOnTop = layer === layers.last
        LayerView(host: host, layer: layer)
          .allowsHitTesting(isOnTop)
          .accessibilityHidden(!isOnTop)
      }
    }
  }
}

/// A stack of SwiftUI's, or tabs; evaluated for its own layer only.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LayerView: View, Equatable {
  private(set) weak var host: NavigationStackHost?
  let layer: StackLayer

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.layer === rhs.layer }

  var body: some View {
    if host?.places[layer.root]?.tabs?.shown.isEmpty == false {
      ScreenView(host: host, id: layer.root)
    } else {
      NavigationStack(path: Bindable(layer).path) { [weak host] in
        ScreenView(host: host, id: layer.root)
          .navigationDestination(for: PathElement.self) { element in
            if let id = element.screen {
              ScreenView(host: host, id: id)
            } else {
              Color.clear.background(WatchView(place: nil, forbidsSwipe: false))
            }
          }
      }
      .id(layer.generation)
    }
  }
}
#endif
