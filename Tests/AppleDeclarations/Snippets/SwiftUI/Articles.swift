// Accepted: the code of the articles of SwitchbackSwiftUI, each in a namespace of its own.
import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackUIKit
import UIKit

enum ComingFromFlowStacks {
  struct HomeView: View {
    let onNumber: @MainActor () -> Void
    var body: some View { Button("One", action: onNumber) }
  }

  struct NumberView: View {
    let number: Int
    let onHelp: @MainActor () -> Void
    init(_ number: Int, onHelp: @escaping @MainActor () -> Void) {
      (self.number, self.onHelp) = (number, onHelp)
    }
    var body: some View { Button("Help with \(number)", action: onHelp) }
  }

  final class HelpCoordinator: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(ViewModule("Help") { Text("Help") }) }
  }

  final class AppCoordinator: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }

    func start() {
      flow.push(ViewModule("Home") { [weak self] in HomeView { self?.show(1) } })
    }

    private func show(_ number: Int) {
      flow.push(ViewModule("Number") { [weak self] in NumberView(number) { self?.help() } })
    }

    private func help() {
      flow.start(.modal, for: self) {
        HelpCoordinator(flow: $0)
      } onEnd: { me, end in
      }
    }
  }
}

enum ComingFromNavigationStack {
  struct HomeView: View {
    let onGreet: @MainActor () -> Void
    var body: some View { Button("Greet", action: onGreet) }
  }

  struct GreetingView: View {
    let name: String
    var body: some View { Text("Hello, \(name)") }
  }

  final class NameCoordinator: Coordinator {
    private let flow: Flow<String>
    init(flow: Flow<String>) { self.flow = flow }
    func start() {
      flow.push(ViewModule("Name") { [flow] in Button("Ada") { flow.finish("Ada") } })
    }
  }

  final class HomeCoordinator: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }

    func start() {
      flow.push(ViewModule("Home") { [weak self] in HomeView { self?.greet() } })
    }

    private func greet() {
      flow.start(for: self) {
        NameCoordinator(flow: $0)
      } onEnd: { me, end in
        guard case .finished(let name) = end else { return }
        me.flow.push(ViewModule("Greeting") { GreetingView(name: name) })
      }
    }
  }
}

enum ComingFromStinsenOrSUICoordinator {
  struct ProfileView: View {
    let onEdit: (String) -> Void
    init(onEdit: @escaping (String) -> Void) { self.onEdit = onEdit }
    var body: some View { Button("Edit") { onEdit("Ada") } }
  }

  struct EditView: View {
    let name: String
    var body: some View { Text(name) }
  }

  final class HelpCoordinator: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(ViewModule("Help") { Text("Help") }) }
  }

  final class ProfileCoordinator: Coordinator {
    private let flow: Flow<Void>
    init(flow: Flow<Void>) { self.flow = flow }

    func start() {
      flow.push(ViewModule("Profile") { [weak self] in ProfileView { self?.edit($0) } })
    }

    private func edit(_ name: String) {
      flow.push(ViewModule("Edit") { EditView(name: name) })
    }

    func help() {
      flow.start(.modal, for: self) {
        HelpCoordinator(flow: $0)
      } onEnd: { me, end in
        // Called once: finished, gone back, pulled down, or replaced.
      }
    }
  }
}

enum NativeOrWrapped {
  struct ProfileView: View {
    let model: String
    var body: some View { Text(model) }
  }

  struct WrappedApp: View {
    let host: NavigationControllerHost
    var body: some View { NavigationControllerView(host).ignoresSafeArea() }
  }

  @MainActor
  static func show(_ model: String, on flow: Flow<Void>) {
    flow.push(ControllerModule("Profile", title: "Profile") { ProfileView(model: model) })
  }
}

enum SeveralWindowsAndSplitViews {
  @MainActor @Observable
  final class AppModel {
    let host = NavigationStackHost()
  }

  @MainActor
  final class Window {
    lazy var app = AppModel()
  }

  struct WindowView: View {
    @State private var window = Window()
    var body: some View { StackView(window.app.host) }
  }

  struct WindowsApp: App {
    var body: some Scene {
      WindowGroup { WindowView() }
    }
  }

  struct FolderList: View {
    @Binding var selection: String?
    var body: some View { Text(selection ?? "") }
  }

  struct ColumnsView: View {
    @State private var window = Window()
    @State private var folder: String?

    var body: some View {
      NavigationSplitView {
        FolderList(selection: $folder)
      } detail: {
        StackView(window.app.host)
      }
    }
  }
}
