// Accepted: what the other snippets get wrong, the right way.
import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

@Observable @MainActor
final class DraftModel {
  var text = ""
}

struct DraftView: View {
  let model: DraftModel
  @Environment(\.goBack) private var goBack
  @Environment(\.sendAction) private var send

  var body: some View {
    VStack {
      Text(model.text)
      Button("Close") { goBack?() }
      Button("Send") { send?(model.text) }
    }
  }
}

@Observable @MainActor
final class DraftPage: ViewScreen, LeaveGuard {
  let model = DraftModel()
  var content: some View { DraftView(model: model) }
  var leaving: LeavePolicy { model.text.isEmpty ? .allowed : .ask }
}

@MainActor
final class DraftCoordinator: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }

  func start() {
    flow.push(DraftPage())
    flow.push(ViewModule("Help", send: flow.sender) { Text("Help") })
  }
}

@MainActor
final class AppModel {
  let host = NavigationStackHost()
  let router: StackRouter
  let tabs = TabViewHost { item in Label(item.title, systemImage: "star") }

  init() {
    router = StackRouter(host: host)
    router.start { DraftCoordinator(flow: $0) }
  }
}

struct AppView: View {
  let app: AppModel
  var body: some View { StackView(app.host) }
}
