import Testing
import UIKit

@testable import SwitchbackUIKit

/// The delegate that hosts on one controller share.
@MainActor
struct NavigationRelayTests {
  @Test func aHostThatGetsAnotherRouterIsThereOnceAndComesLast() {
    let controller = UINavigationController()
    let (first, second) = (
      NavigationControllerHost(controller), NavigationControllerHost(controller)
    )
    for host in [first, second, first] { first.relay.add(host) }
    #expect(
      first.relay.hosts.map(ObjectIdentifier.init) == [second, first].map(ObjectIdentifier.init))
  }
}
