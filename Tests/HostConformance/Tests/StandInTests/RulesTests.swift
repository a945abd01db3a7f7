import Testing
import UIKit

@MainActor
struct RulesTests {
  @Test func everySwitchIsSetOnceAloneAndOnceWithAllOthers() {
    #expect(Set(Rules.all).count == Rules.all.count)
    #expect(Set(Rules.all.map(\.description)).count == Rules.all.count)
    let switches = Mirror(reflecting: Rules()).children.count
    #expect(Rules.all.count == switches + 2)
    let last = Rules.all.last ?? Rules()
    #expect(Mirror(reflecting: last).children.allSatisfy { $0.value as? Bool == true })
  }

  @Test("Whatever the rules, a person and code come to the same stack", arguments: Rules.all)
  func sameStack(rules: Rules) {
    let scene = Scene("a", "b", "c", rules: rules)
    let page = Page("d")
    scene.controller.pushViewController(page, animated: true)
    scene.phone.finishTransitions()
    #expect(scene.phone.beginSwipe())
    scene.phone.cancelSwipe()
    scene.phone.finishTransitions()
    #expect(scene.stack == ["a", "b", "c", "d"])
    #expect(page.calls.last == "did appear")
    #expect(scene.phone.beginSwipe())
    scene.phone.commitSwipe()
    scene.phone.finishTransitions()
    #expect(scene.phone.longPressBack(toDepth: 1))
    scene.phone.finishTransitions()
    scene.controller.setViewControllers([Page("e"), scene.pages[0], Page("f")], animated: true)
    scene.phone.finishTransitions()
    scene.controller.present(UINavigationController(rootViewController: Page("g")), animated: true)
    scene.phone.finishTransitions()
    #expect(scene.phone.pullDown())
    scene.phone.finishTransitions()
    #expect(scene.stack == ["e", "a", "f"])
    #expect(scene.phone.front === scene.controller)
    #expect(!scene.phone.isMoving)
    #expect(scene.phone.console.isEmpty)
    #expect(scene.phone.exceptions.isEmpty)
  }
}
