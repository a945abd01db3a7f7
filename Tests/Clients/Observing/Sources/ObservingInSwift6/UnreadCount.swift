import Observation
import Switchback

// What the macro writes names types as `Observation.ObservationRegistrar`. A public type of the name of that
// module would be found in its place.

@MainActor
@Observable
final class UnreadCount {
  private(set) var value = 0

  func countEvents(of router: any Router) {
    router.observe { [weak self] _ in self?.value += 1 }
  }
}
