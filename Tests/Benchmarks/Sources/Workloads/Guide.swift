import Switchback

/// A coordinator with routes of its own type, around another one or none.
final class Guide<Level>: RouteCoordinator {
  enum Route: Switchback.Route {
    case root, page, other, inner
    case numbered(Int)
  }

  let flow: Flow<Void>
  private let inner: (@MainActor (Flow<Void>) -> any Coordinator)?

  init(_ flow: Flow<Void>, around inner: (@MainActor (Flow<Void>) -> any Coordinator)? = nil) {
    self.flow = flow
    self.inner = inner
  }

  func start() { go(.root) }

  func show(_ route: Route) {
    if case .inner = route, let inner { flow.start(.push, inner) } else { flow.push(Module()) }
  }
}

/// Tell the types of routes from each other.
enum Level1 {}
enum Level2 {}
enum Level3 {}
enum Level4 {}
enum Level5 {}
