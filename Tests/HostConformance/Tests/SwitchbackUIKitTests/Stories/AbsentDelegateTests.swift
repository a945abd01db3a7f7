import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Delegates of the app's that are gone, of whom UIKit remembers what they could do, and goes on asking.
@MainActor
struct AbsentDelegateTests {
  private final class App: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate
  {}

  private final class Drop: NSObject, UIDropSession {}

  /// Has UIKit find out what a delegate can do, as it does when that is set.
  private func remember(_ selectors: [Selector], of delegate: NSObject?) {
    delegate?.unimplemented = Set(selectors)
    for selector in selectors { #expect(delegate?.responds(to: selector) == true) }
  }

  @Test(arguments: [ScreenTransition.automatic, .custom(Zoom())])
  func everyQuestionOfANavigationControllerIsAnswered(transition: ScreenTransition) async {
    let controller = UINavigationController()
    var app: App? = App()
    controller.delegate = app
    let desk = Desk(on: controller)
    let selectors: [Selector] = [.supportedOrientations, .preferredOrientation]
    (controller.delegate as? NSObject)?.unimplemented = Set(selectors)
    await desk.push("a")
    await desk.push(Page("b"), transition: transition)
    remember(selectors, of: controller.delegate as? NSObject)
    app = nil
    #expect(app == nil)
    let delegate = controller.delegate
    let orientations = OptionalCall.ask(delegate, .supportedOrientations) {
      $0.navigationControllerSupportedInterfaceOrientations(controller)
    }
    #expect(orientations == .allButUpsideDown)
    let orientation = OptionalCall.ask(delegate, .preferredOrientation) {
      $0.navigationControllerPreferredInterfaceOrientationForPresentation(controller)
    }
    #expect(orientation == .portrait)
  }

  @Test func everyQuestionOfTabsIsAnswered() {
    let tabs = UITabBarController()
    var app: App? = App()
    tabs.delegate = app
    let host = TabBarControllerHost(tabs)
    remember(
      [
        .tabSupportedOrientations, .tabPreferredOrientation, .tabAnimationController,
        .tabInteractionController, .willBeginCustomizing, .willEndCustomizing, .didEndCustomizing,
        .willBeginEditing, .didEndEditing, .displayOrderDidChange, .visibilityDidChange,
        .shouldSelectTab, .didSelectTab, .displayedControllers, .dropOperation, .acceptDrop,
      ], of: tabs.delegate as? NSObject)
    app = nil
    #expect(app == nil)
    let (tab, group, page, drop) = (UITab(), UITabGroup(), Page("a"), Drop())
    func ask<Answer>(
      _ selector: Selector, _ call: (any UITabBarControllerDelegate) -> Answer
    ) -> Answer? {
      OptionalCall.ask(tabs.delegate, selector, call)
    }
    func isTold(_ selector: Selector, _ call: (any UITabBarControllerDelegate) -> Void) -> Bool {
      ask(selector, call) != nil
    }
    #expect(
      ask(.tabSupportedOrientations) { $0.tabBarControllerSupportedInterfaceOrientations(tabs) }
        == .all)
    #expect(
      ask(.tabPreferredOrientation) {
        $0.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs)
      } == .portrait)
    let animator = ask(.tabAnimationController) {
      $0.tabBarController(tabs, animationControllerForTransitionFrom: page, to: page)
    }
    #expect(animator != nil && animator.flatMap { $0 } == nil)
    let interaction = ask(.tabInteractionController) {
      $0.tabBarController(tabs, interactionControllerFor: TrialAnimator())
    }
    #expect(interaction != nil && interaction.flatMap { $0 } == nil)
    #expect(isTold(.willBeginCustomizing) { $0.tabBarController(tabs, willBeginCustomizing: []) })
    #expect(
      isTold(.willEndCustomizing) {
        $0.tabBarController(tabs, willEndCustomizing: [], changed: true)
      })
    #expect(
      isTold(.didEndCustomizing) {
        $0.tabBarController(tabs, didEndCustomizing: [], changed: true)
      })
    #expect(isTold(.willBeginEditing) { $0.tabBarControllerWillBeginEditing(tabs) })
    #expect(isTold(.didEndEditing) { $0.tabBarControllerDidEndEditing(tabs) })
    #expect(
      isTold(.displayOrderDidChange) { $0.tabBarController(tabs, displayOrderDidChangeFor: group) })
    #expect(
      isTold(.visibilityDidChange) { $0.tabBarController(tabs, visibilityDidChangeFor: [tab]) })
    #expect(ask(.shouldSelectTab) { $0.tabBarController(tabs, shouldSelectTab: tab) } == true)
    #expect(
      isTold(.didSelectTab) {
        $0.tabBarController(tabs, didSelectTab: tab, previousTab: nil)
      })
    #expect(
      ask(.displayedControllers) {
        $0.tabBarController(tabs, displayedViewControllersFor: tab, proposedViewControllers: [page])
      } == [page])
    #expect(
      ask(.dropOperation) {
        $0.tabBarController(tabs, tab: tab, operationForAcceptingItemsFrom: drop)
      } == .cancel)
    #expect(isTold(.acceptDrop) { $0.tabBarController(tabs, tab: tab, acceptItemsFrom: drop) })
    withExtendedLifetime(host) {}
  }

  @Test func everyQuestionOfASheetIsAnswered() async throws {
    let desk = Desk()
    let page = Page("s")
    page.modalPresentationStyle = .formSheet
    await desk.push("a")
    await desk.present(page)
    let sheet = try #require(page.navigationController?.presentationController)
    var app: App? = App()
    sheet.delegate = app
    _ = desk.phone.touch()
    await desk.phone.rest()
    // A delegate that the app sets later is found when the host next has to do with the sheet.
    await desk.push("b")
    remember(
      [
        .adaptiveStyle, .adaptiveStyleForTraits, .prepareAdaptive, .adaptiveController,
        .willPresent, .didChangeDetent, .preparePopover, .shouldDismissPopover, .didDismissPopover,
      ], of: sheet.delegate as? NSObject)
    app = nil
    #expect(app == nil)
    let delegate = sheet.delegate
    func isAnswered<Answer>(
      _ selector: Selector, _ call: (any UIAdaptivePresentationControllerDelegate) -> Answer
    ) -> Bool {
      OptionalCall.ask(delegate, selector, call) != nil
    }
    #expect(isAnswered(.adaptiveStyle) { $0.adaptivePresentationStyle(for: sheet) })
    #expect(
      isAnswered(.adaptiveStyleForTraits) {
        $0.adaptivePresentationStyle(for: sheet, traitCollection: UITraitCollection())
      })
    #expect(sheet.delegate?.adaptivePresentationStyle(for: sheet) == .automatic, "it adapts")
    let adapted = sheet.delegate?.adaptivePresentationStyle(
      for: sheet, traitCollection: UITraitCollection())
    #expect(adapted == .automatic, "it adapts, as without a delegate")
    #expect(isAnswered(.prepareAdaptive) { $0.presentationController(sheet, prepare: sheet) })
    #expect(
      isAnswered(.adaptiveController) {
        $0.presentationController(sheet, viewControllerForAdaptivePresentationStyle: .none)
      })
    #expect(
      isAnswered(.willPresent) {
        $0.presentationController(
          sheet, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)
      })
    let target = try #require(delegate as? NSObject).forwardingTarget(for: .didChangeDetent)
    let detents = UISheetPresentationController(presentedViewController: page, presenting: nil)
    let isTold: Void? = OptionalCall.ask(
      target as? any UISheetPresentationControllerDelegate, .didChangeDetent
    ) { $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(detents) }
    #expect(isTold != nil)
    let popover = UIPopoverPresentationController(presentedViewController: page, presenting: nil)
    let asked = target as? any UIPopoverPresentationControllerDelegate
    let isPrepared: Void? = OptionalCall.ask(asked, .preparePopover) {
      $0.prepareForPopoverPresentation(popover)
    }
    #expect(isPrepared != nil)
    let mayLeave = OptionalCall.ask(asked, .shouldDismissPopover) {
      $0.popoverPresentationControllerShouldDismissPopover(popover)
    }
    #expect(mayLeave == true)
    let isDismissed: Void? = OptionalCall.ask(asked, .didDismissPopover) {
      $0.popoverPresentationControllerDidDismissPopover(popover)
    }
    #expect(isDismissed != nil)
  }
}
