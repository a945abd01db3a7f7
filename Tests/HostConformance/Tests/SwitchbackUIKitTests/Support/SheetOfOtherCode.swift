import Switchback
import SwitchbackUIKit
import UIKit

/// The app's own code: it has a screen in the window, and presents a navigation controller over it.
@MainActor
final class SheetOfOtherCode {
  let phone: Phone
  let below = UIViewController()
  let sheet = UINavigationController()
  let router: StackRouter
  private(set) var ends: [String] = []
  private(set) var left: [String] = []
  private let notes = Notes()

  private final class Notes { var issues: [NavigationIssue.Kind] = [] }
  var issues: [NavigationIssue.Kind] { notes.issues }

  init(_ rules: Rules, style: UIModalPresentationStyle = .automatic) {
    phone = Phone(rules)
    phone.window.rootViewController = below
    phone.window.makeKeyAndVisible()
    sheet.modalPresentationStyle = style
    let notes = notes
    router = StackRouter(
      host: NavigationControllerHost(sheet), onIssue: { notes.issues.append($0.kind) })
  }

  var names: [String] { router.modules.map(\.name) }
  var isUp: Bool { sheet.presentingViewController != nil }

  /// Starts a flow on the sheet; whoever started it dismisses the sheet when the flow is over.
  func start(_ pages: Page...) async {
    router.start(for: self) { (flow: Flow<Void>) in
      Pages(flow, pages)
    } onEnd: { app, end in
      app.ends.append("\(end)")
      app.sheet.presentingViewController?.dismiss(animated: true)
    }
    for page in pages {
      router.observeRemoval(of: page, by: self) { $0.left.append("\(page.name): \($1)") }
    }
    below.present(sheet, animated: true)
    await phone.rest()
  }

  /// Pushes pages.
  final class Pages: Coordinator {
    private let flow: Flow<Void>
    private let pages: [Page]

    init(_ flow: Flow<Void>, _ pages: [Page]) {
      (self.flow, self.pages) = (flow, pages)
    }

    func start() { for page in pages { flow.push(page) } }
  }
}
