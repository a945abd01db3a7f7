import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// A stack that old code has filled, taken over by a router and left by the user.
@MainActor
struct AdoptionTests {
  private static let depth = 30

  /// Thirty screens of old code, half of which are modules by now.
  private func oldScreens() -> [UIViewController] {
    (1...Self.depth).map { number in
      if number.isMultiple(of: 2) { return Page("\(number)") }
      let screen = UIViewController()
      screen.title = "\(number)"
      return screen
    }
  }

  private func adopt(_ rules: Rules) async -> Desk {
    let controller = UINavigationController()
    controller.setViewControllers(oldScreens(), animated: false)
    let desk = Desk(rules, on: controller, isShared: true)
    await desk.phone.rest()
    for module in desk.router.modules { desk.note(module) }
    #expect(desk.router.modules.count == Self.depth)
    #expect(desk.issues == [])
    return desk
  }

  @Test(arguments: Rules.all)
  func aLongPressLeavesAllOldScreensAtOnce(rules: Rules) async {
    let desk = await adopt(rules)
    let names = desk.names
    #expect(desk.phone.longPressBack(toDepth: 1))
    await desk.phone.rest()
    #expect(desk.told == names.dropFirst().reversed().map { "\($0): system back" })
    #expect(desk.stacksWhenTold.allSatisfy { $0 == [names[0]] }, "in one step")
    #expect(desk.titles == ["1"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func theyAreLeftOneByOneByTheButtonAndBySwipes(rules: Rules) async {
    let desk = await adopt(rules)
    let names = desk.names
    for left in (1..<Self.depth).reversed() {
      if left.isMultiple(of: 2) {
        #expect(desk.phone.tapBack())
      } else {
        #expect(desk.phone.beginSwipe())
        desk.phone.commitSwipe()
      }
      await desk.phone.rest()
      #expect(desk.names == Array(names.prefix(left)))
      #expect(desk.told.count == Self.depth - left)
    }
    #expect(!desk.phone.tapBack())
    #expect(desk.titles == ["1"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aFlowOnTopEndsOnceAndOldScreensThatComeAboveGoWithIt(rules: Rules) async {
    let desk = await adopt(rules)
    let ends = Ends()
    desk.router.start(for: ends) { (flow: Flow<Void>) in
      OnePage(flow)
    } onEnd: { ends, end in
      ends.all.append("\(end)")
    }
    await desk.phone.rest()
    for title in ["over", "over it"] {
      let old = UIViewController()
      old.title = title
      desk.host.controller.pushViewController(old, animated: true)
      await desk.phone.rest()
    }
    #expect(desk.router.modules.count == Self.depth + 3)
    #expect(desk.phone.longPressBack(toDepth: Self.depth))
    await desk.phone.rest()
    #expect(ends.all == ["cancelled(system back)"])
    #expect(desk.router.modules.count == Self.depth)
    desk.host.controller.popToRootViewController(animated: true)
    await desk.phone.rest()
    #expect(desk.router.modules.count == 1)
    #expect(ends.all.count == 1)
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func nothingOfThemIsKeptWhenTheyHaveLeft(rules: Rules) async {
    let desk = await adopt(rules)
    weak let top = desk.host.controller.topViewController
    #expect(desk.phone.longPressBack(toDepth: 1))
    await desk.phone.rest()
    #expect(top == nil)
  }

  private final class Ends { var all: [String] = [] }

  private final class OnePage: Coordinator {
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(Page("new")) }
  }
}
