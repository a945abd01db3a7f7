#if canImport(SwiftUI)
public import SwiftUI
public import Switchback

/// A view that shows a flow, with a host and a router of its own.
///
/// The host and the router live as long as SwiftUI keeps the view.
///
/// ```swift
/// @main
/// struct GreetingApp: App {
///   var body: some Scene {
///     WindowGroup { FlowView { GreetingCoordinator(flow: $0) } }
///   }
/// }
/// ```
///
/// Each window gets a flow of its own this way. The flow starts once, when SwiftUI evaluates the view for the first
/// time. When the user closes the window, SwiftUI releases the router. Flows that are still open end with
/// ``/Switchback/EndCause/routerGone``.
///
/// If your app needs the router itself, for example to open links, keep the host and the router in an object. Show the
/// host in a ``StackView``.
///
/// > Source: Apple's page for `State`: before SDK 27, its default is made with every initialization of the view. So the
/// > object that this view keeps starts nothing before the view needs it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct FlowView: View {
  @State private var owner = FlowOwner()
  private let start: @MainActor (Flow<Void>) -> any Coordinator

  /// Creates a view that shows the flow of a coordinator.
  ///
  /// - Parameter start: Makes the coordinator, once.
  public init(_ start: @escaping @MainActor (Flow<Void>) -> any Coordinator) {
    self.start = start
  }

  /// Creates a view that shows a flow, beginning with a page that pushes and presents others.
  ///
  /// ```swift
  /// FlowView("Home") { flow in
  ///   Button("More") { flow.push(ViewModule("More") { Text("More") }) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the page, for logs and drawings.
  ///   - page: Makes the page, as often as SwiftUI asks for it.
  public init<Page: View>(
    _ name: String, @ViewBuilder page: @escaping @MainActor (Flow<Void>) -> Page
  ) {
    self.init { flow in
      PageCoordinator(flow, ViewModule(name) { page(flow) })
    }
  }

  /// The content of the view.
  public var body: some View {
    StackView(owner.host(showing: start))
  }
}

/// Owns a host and a router, from when it is first asked for them.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
private final class FlowOwner {
  private var app: (host: NavigationStackHost, router: StackRouter)?

  func host(
    showing start: @escaping @MainActor (Flow<Void>) -> any Coordinator
  ) -> NavigationStackHost {
    if let app { return app.host }
    let host = NavigationStackHost()
    let router = StackRouter(host: host)
    app = (host, router)
    router.start { (flow: Flow<Void>) in start(flow) }
    return host
  }
}

/// Shows the first page of a flow, and leaves the rest to the page.
@MainActor
private final class PageCoordinator: Coordinator {
  private let flow: Flow<Void>
  private let page: any Presentable

  init(_ flow: Flow<Void>, _ page: any Presentable) {
    (self.flow, self.page) = (flow, page)
  }

  func start() { flow.push(page) }
}
#endif
