import Switchback
import Testing
import UIKit

import class SwiftUI.Display
import class SwiftUI.UIHostingController

@testable import AuthApp

/// Somebody with the app on a phone, who reads, taps and types.
@MainActor
final class Person {
  let phone: Phone
  let store: Store
  private(set) var scene: SceneDelegate?
  private let windowScene: UIWindowScene
  private let log = Log()

  /// What the app remembers of its user.
  final class Store: AppStateStore {
    var state: AppState

    init(_ state: AppState) {
      self.state = state
    }
  }

  private final class Log {
    var issues: [NavigationIssue] = []
  }

  /// - Parameters:
  ///   - userName: Who is signed in and was shown around; nil if nobody.
  ///   - accounts: Who may sign in; they answer at once, unless a test says otherwise.
  ///   - link: What the app is started with, behind its scheme; nil if a person taps its icon.
  ///   - kept: What the scene was doing when the system ended it; nil if it did not.
  ///   - isLocked: Whether the device is locked while the system connects the scene.
  ///   - rules: How UIKit behaves.
  /// - Throws: If the app has made no window.
  init(
    signedInAs userName: String? = nil,
    accounts: any Accounts = InMemoryAccounts(),
    opening link: String? = nil,
    comingBackTo kept: NSUserActivity? = nil,
    connectedWhileLocked isLocked: Bool = false,
    _ rules: Rules = Rules(),
  ) async throws {
    let session = userName.map(Session.init)
    store = Store(AppState(session: session, shownAround: Set(userName.map { [$0] } ?? [])))
    let scene = SceneDelegate()
    scene.store = store
    scene.accounts = accounts
    let role = UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleApplication")
    let system = UISceneSession(role: role)
    system.stateRestorationActivity = isLocked ? nil : kept
    let options = UIScene.ConnectionOptions(opening: try link.map { [try Self.url($0)] } ?? [])
    windowScene = UIWindowScene(session: system, connectionOptions: options)
    scene.scene(windowScene, willConnectTo: system, options: options)
    self.scene = scene
    phone = Phone(rules, window: try #require(scene.window))
    scene.router?.observe { [log] in
      if case .issue(let issue) = $0.kind { log.issues.append(issue) }
    }
    system.stateRestorationActivity = kept
    scene.sceneWillEnterForeground(windowScene)
    await rest()
  }

  private static func url(_ link: String) throws -> URL {
    try #require(URL(string: "dev.switchback.AuthWalkthrough:" + link))
  }

  // MARK: Reading

  /// The controller in front of the person, behind a question if one is asked.
  var screen: UIViewController? { phone.frontNavigation?.topViewController }

  var title: String? { screen?.title ?? screen?.navigationItem.title }

  /// The texts that can be read, except on buttons, in fields and above them.
  var texts: [String] {
    let names = Set(views(UITextField.self).compactMap(\.accessibilityLabel))
    let labels = views(UILabel.self).filter { !$0.isHidden && $0.superview?.isHidden != true }
    return labels.compactMap(\.text).filter { !names.contains($0) }
  }

  /// The texts of the view of SwiftUI that the screen hosts, if it hosts one.
  var hostedTexts: [String] {
    guard let screen = screen as? UIHostingController<AboutView> else { return [] }
    return Display { screen.rootView }.texts
  }

  /// The texts that stand above fields.
  var fieldTitles: [String] {
    views(UIStackView.self).filter { $0.arrangedSubviews.last is UITextField }
      .compactMap { ($0.arrangedSubviews.first as? UILabel)?.text }
  }

  func button(_ title: String) -> UIButton? {
    views(UIButton.self).first { $0.currentTitle == title }
  }

  func field(_ name: String) -> UITextField? {
    views(UITextField.self).first { $0.accessibilityLabel == name }
  }

  /// Checks that nothing went wrong that the person does not see.
  func expectNoTrouble(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(log.issues == [], sourceLocation: sourceLocation)
    #expect(phone.exceptions == [], sourceLocation: sourceLocation)
    #expect(phone.console == [], sourceLocation: sourceLocation)
  }

  private func views<View: UIView>(_ type: View.Type) -> [View] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return screen.map { all($0.view).compactMap { $0 as? View } } ?? []
  }

  // MARK: Tapping and typing

  /// Taps a button: of a question, of the screen or in its bar.
  func tap(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let isThere = press(title)
    #expect(isThere, "There is no button \(title)", sourceLocation: sourceLocation)
    await rest()
  }

  private func press(_ title: String) -> Bool {
    if let alert = phone.alert {
      return alert.actions.firstIndex { $0.title == title }.map(phone.tapAlert) ?? false
    }
    guard let button = button(title) else { return phone.tapBarItem(title) }
    guard button.isEnabled else { return false }
    button.sendActions(for: .primaryActionTriggered)
    return true
  }

  func type(
    _ text: String,
    into name: String,
    sourceLocation: SourceLocation = #_sourceLocation,
  ) {
    let field = field(name)
    #expect(field != nil, "There is no field \(name)", sourceLocation: sourceLocation)
    field?.text = text
    field?.sendActions(for: .editingChanged)
  }

  /// Goes to a tab.
  func tapTab(_ position: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    let isThere = phone.tapTab(position)
    #expect(isThere, "There is no tab \(position)", sourceLocation: sourceLocation)
    await rest()
  }

  func tapBack(sourceLocation: SourceLocation = #_sourceLocation) async {
    let isThere = phone.tapBack()
    #expect(isThere, "There is no way back", sourceLocation: sourceLocation)
    await rest()
  }

  func swipeBack() async -> Bool {
    guard phone.beginSwipe() else { return false }
    phone.commitSwipe()
    await rest()
    return true
  }

  /// Taps a link in another app.
  func open(_ link: String) async throws {
    scene?.scene(windowScene, openURLContexts: [UIOpenURLContext(try Self.url(link))])
    await rest()
  }

  // MARK: Time

  /// Waits until nothing moves and nobody has anything left to do.
  func rest() async {
    for _ in 0..<6 {
      for _ in 0..<8 { await Task.yield() }
      phone.finishTransitions()
    }
  }

  /// Comes back from another app.
  func returnToTheApp() async {
    scene?.sceneWillEnterForeground(windowScene)
    await rest()
  }

  /// Leaves the app for another one.
  ///
  /// - Returns: What the system keeps of the scene, which it may end from now on.
  func leave() -> NSUserActivity? { scene?.stateRestorationActivity(for: windowScene) }

  /// Takes the app away, as the system does with a scene that is not used any more.
  func closeApp() async {
    scene = nil
    phone.window.rootViewController = nil
    await rest()
  }
}
