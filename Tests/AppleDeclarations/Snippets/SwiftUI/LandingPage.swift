// Accepted: the code of the page SwitchbackSwiftUI.
import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

@main
struct GreetingApp: App {
  var body: some Scene {
    WindowGroup { FlowView { GreetingCoordinator(flow: $0) } }
  }
}

final class GreetingCoordinator: Coordinator {
  private let flow: Flow<Void>
  init(flow: Flow<Void>) { self.flow = flow }

  func start() {
    let start = ViewModule("Start") { [weak self] in
      Button("Who are you?") { self?.askForName() }
    }
    flow.push(start)
  }

  private func askForName() {
    flow.start(.modal, for: self) {
      NameCoordinator(flow: $0)
    } onEnd: { me, end in
      guard case .finished(let name) = end else { return }
      me.flow.push(ViewModule("Hello") { Text("Hello, \(name)") })
    }
  }
}

final class NameCoordinator: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }

  func start() {
    flow.push(ViewModule("Name") { [flow] in NameView { flow.finish($0) } })
  }
}

struct NameView: View {
  let onName: (String) -> Void
  var body: some View { Button("I am Ada") { onName("Ada") } }
}

@MainActor @Observable
final class DraftModel {
  var text = ""
}

struct DraftView: View {
  let model: DraftModel
  var body: some View { Text(model.text) }
}

@MainActor @Observable
final class DraftPage: ViewScreen, LeaveGuard {
  let model = DraftModel()
  var content: some View { DraftView(model: model) }
  var leaving: LeavePolicy { model.text.isEmpty ? .allowed : .ask }
}

struct CloseButton: View {
  @Environment(\.goBack) private var goBack

  var body: some View {
    if goBack?.closesSheet == true { Button("Close") { goBack?() } }
  }
}

@MainActor
final class AppModel {
  let host = NavigationStackHost()
  let router: StackRouter

  init() {
    router = StackRouter(host: host)
    router.start { GreetingCoordinator(flow: $0) }
  }
}

@MainActor
final class Window {
  lazy var app = AppModel()
}

struct WindowView: View {
  @State private var window = Window()
  var body: some View { StackView(window.app.host) }
}

extension TabID {
  static let home = TabID("home")
}

final class HomeCoordinator: Coordinator {
  private let flow: Flow<Void>
  init(flow: Flow<Void>) { self.flow = flow }
  func start() { flow.push(DraftPage()) }
}

@MainActor
func showTabs(on flow: Flow<Void>, icons: [TabID: String]) {
  let container = TabViewHost { item in
    Label(item.title, systemImage: icons[item.id] ?? "circle")
  }
  let tabs = TabContainer(host: container)
  tabs.add(.home, title: "Home") { HomeCoordinator(flow: $0) }
  flow.push(tabs)
}
