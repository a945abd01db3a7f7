#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackUIKit
import UIKit

@Observable
final class DraftPage: ViewScreen, LeaveGuard {
  var text = ""
  var content: some View { DraftView(page: self) }
  var leaving: LeavePolicy { text.isEmpty ? .allowed : .ask }
  func askToLeave(_ attempt: LeaveAttempt) { attempt.leaveAnyway() }
}

struct DraftView: View {
  let page: DraftPage
  @State private var isShort = true
  @Environment(\.goBack) private var goBack
  @Environment(\.sendAction) private var send

  var body: some View {
    VStack {
      Text(isShort ? "Short" : page.text)
      Button("More") { isShort = false }
      Button("Send") { send?(Chosen(name: page.text)) }
      Button("Close") { goBack?() }
    }
  }
}

struct RootView: View {
  let host: NavigationStackHost
  var body: some View { StackView(host) }
}

final class OldPage: UIViewController, Presentable {
  private let onDone: () -> Void

  init(onDone: @escaping () -> Void) {
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone() })
  }
}

final class SceneModel {
  private let host = NavigationControllerHost()
  private let router: StackRouter

  init(window: UIWindow) {
    router = StackRouter(host: host)
    window.rootViewController = host.controller
    router.start { SignInCoordinator(flow: $0) }
    router.push(OldPage { [weak self] in self?.router.pop() })
  }
}
#endif
