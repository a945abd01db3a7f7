import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// A display with a router's stack on it.
@MainActor
final class WorkloadHost {
  let router: StackRouter
  private(set) var removed = 0
  private let display: Display

  init(depth: Int) async {
    let host = NavigationStackHost()
    router = StackRouter(host: host)
    display = Display(Rules()) { StackView(host) }
    router.setStack((0..<depth).map { _ in WorkloadPage() }, transition: .none)
    await rest()
  }

  func makePage() -> any Presentable { WorkloadPage() }
  func noteRemoval() { removed += 1 }
  func goBack() { precondition(display.tapBack()) }
  func pullDown() { precondition(display.pullDown()) }

  func isAtRest(_ depth: Int) -> Bool {
    router.modules.count == depth && display.names.flatMap { $0 }.count == depth
  }

  func rest() async { await display.rest() }
}

private final class WorkloadPage: ViewScreen {
  var content: some View { Text("page") }
}
