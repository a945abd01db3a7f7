import Switchback

/// A router on a host, and nothing else.
@MainActor
final class PlainRouterSubject: RouterSubject {
  let router: any FlowStarting
  let host: InMemoryHost

  init(
    completion: InMemoryHost.Completion,
    make: @MainActor (InMemoryHost) -> any FlowStarting,
  ) {
    host = InMemoryHost(completion: completion)
    router = make(host)
  }
}
