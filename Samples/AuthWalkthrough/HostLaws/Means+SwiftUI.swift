import Observation
import SwiftUI
import Testing
import UIKit

extension Means {
  /// Tries what can be done on SwiftUI's own containers.
  @MainActor
  static func onSwiftUI(in scene: UIWindowScene) async -> Means {
    var means = Means()
    means.backButton = await trial(in: scene, TrialModel([1])) { model, root in
      guard let stack = stack(in: root), Person.pressBack(on: stack) else { return { false } }
      return { model.path.isEmpty }
    }
    means.escape = await trial(in: scene, TrialModel([1])) { model, root in
      guard let top = stack(in: root)?.topViewController, Finder.escape(from: top) else {
        return { false }
      }
      return { model.escapes == 1 }
    }
    means.severalAtOnce = await trial(in: scene, TrialModel([1, 2])) { model, root in
      guard let stack = stack(in: root) else { return { false } }
      _ = stack.popToRootViewController(animated: true)
      return { model.path.isEmpty }
    }
    means.sheetEscape = await trial(in: scene, TrialModel(sheet: TrialSheet())) { model, root in
      guard let sheet = root.presentedViewController else { return { false } }
      Person.escape(sheet)
      return { model.sheet == nil && root.presentedViewController == nil }
    }
    means.alertButton = await trial(in: scene, TrialModel(asks: true)) { model, root in
      guard let alert = root.presentedViewController as? UIAlertController,
        Finder.press(["Yes"], in: alert.view)
      else { return { false } }
      return { model.answers == 1 && root.presentedViewController == nil }
    }
    let model = TrialModel()
    means.tab = await trial(in: scene, model, TrialTabs(model: model)) { model, root in
      let tabs = root.inside.lazy.compactMap { $0 as? UITabBarController }.first
      guard let tabs, Person.press("right", in: tabs) else { return { false } }
      return { model.tab == 2 }
    }
    return means
  }

  @MainActor
  private static func trial(
    in scene: UIWindowScene,
    _ model: TrialModel,
    _ act: (TrialModel, UIViewController) -> () -> Bool,
  ) async -> Bool {
    await trial(in: scene, model, TrialStack(model: model), act)
  }

  /// Shows a view, does something, and asks when all is at rest again.
  @MainActor
  private static func trial<Content: View>(
    in scene: UIWindowScene,
    _ model: TrialModel,
    _ content: Content,
    _ act: (TrialModel, UIViewController) -> () -> Bool,
  ) async -> Bool {
    let root = UIHostingController(rootView: content)
    let stage = Stage(root, in: scene)
    await Stillness.rest(stage.window)
    let hasWorked = act(model, root)
    await Stillness.rest(stage.window)
    return hasWorked()
  }

  @MainActor
  private static func stack(in root: UIViewController) -> UINavigationController? {
    let stack = root.inside.lazy.compactMap { $0 as? UINavigationController }.last
    #expect(stack != nil, "SwiftUI shows a NavigationStack as a navigation controller in the trial")
    return stack
  }
}

/// What a trial shows, and what came of it.
@MainActor
@Observable
private final class TrialModel {
  var path: [Int]
  var sheet: TrialSheet?
  var asks: Bool
  var tab = 1
  var escapes = 0
  var answers = 0

  init(_ path: [Int] = [], sheet: TrialSheet? = nil, asks: Bool = false) {
    (self.path, self.sheet, self.asks) = (path, sheet, asks)
  }
}

private struct TrialSheet: Identifiable {
  let id = 1
}

private struct TrialStack: View {
  @Bindable var model: TrialModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root")
        .navigationTitle("root")
        .navigationDestination(for: Int.self) { number in
          let name = "page \(number)"
          Text(name)
            .navigationTitle(name)
            .accessibilityAction(.escape) { model.escapes += 1 }
        }
    }
    .sheet(item: $model.sheet) { _ in Text("sheet") }
    .alert("Trial", isPresented: $model.asks, presenting: model) { model in
      Button("Yes") { model.answers += 1 }
    } message: { _ in
      Text("Yes or no?")
    }
  }
}

private struct TrialTabs: View {
  @Bindable var model: TrialModel

  var body: some View {
    TabView(selection: $model.tab) {
      Text("one").tabItem { Text("left") }.tag(1)
      Text("two").tabItem { Text("right") }.tag(2)
    }
  }
}
