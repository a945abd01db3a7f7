import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Actions from what is inside of a module's screen.
@MainActor
struct ResponderTests {
  private struct Chosen {
    let name: String
  }

  private final class Owner {
    var chosen: [String] = []
  }

  private func desk(_ rules: Rules) async -> (Desk, Owner) {
    let (desk, owner) = (Desk(rules), Owner())
    desk.router.handle(Chosen.self, with: owner) { $0.chosen.append($1.name) }
    await desk.push("a")
    return (desk, owner)
  }

  @Test(arguments: Rules.all)
  func aViewInAScreenSends(rules: Rules) async {
    let (desk, owner) = await desk(rules)
    let (page, row, label) = (Page("b"), UIView(), UIView())
    await desk.push(page)
    page.view.addSubview(row)
    row.addSubview(label)
    desk.router.sender(Chosen(name: "label"), from: label)
    desk.router.sender(Chosen(name: "row"), from: row)
    desk.router.sender(Chosen(name: "page"), from: page)
    #expect(owner.chosen == ["label", "row", "page"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aChildControllerSendsWithOrWithoutItsView(rules: Rules) async {
    let (desk, owner) = await desk(rules)
    let (page, child, inner) = (Page("b"), UIViewController(), UIViewController())
    page.addChild(child)
    child.addChild(inner)
    await desk.push(page)
    desk.router.sender(Chosen(name: "without"), from: inner)
    page.view.addSubview(child.view)
    child.view.addSubview(inner.view)
    let label = UIView()
    inner.view.addSubview(label)
    desk.router.sender(Chosen(name: "with"), from: label)
    #expect(owner.chosen == ["without", "with"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aScreenOfANavigationControllerOfTheAppsInsideAScreenSends(rules: Rules) async {
    let (desk, owner) = await desk(rules)
    let page = Page("b")
    let inner = UINavigationController(rootViewController: UIViewController())
    page.addChild(inner)
    await desk.push(page)
    desk.router.sender(Chosen(name: "inner"), from: inner.viewControllers[0])
    #expect(owner.chosen == ["inner"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aCoveredScreenAndASheetSend(rules: Rules) async {
    let (desk, owner) = await desk(rules)
    let (page, sheet) = (Page("b"), Page("s"))
    await desk.push(page)
    let below = UIView()
    page.view.addSubview(below)
    await desk.present(sheet)
    let above = UIView()
    sheet.view.addSubview(above)
    desk.router.sender(Chosen(name: "below"), from: below)
    desk.router.sender(Chosen(name: "above"), from: above)
    #expect(owner.chosen == ["below", "above"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func theScreenOfAModuleThatWrapsItSends(rules: Rules) async {
    let (desk, owner) = await desk(rules)
    let (controller, label) = (UIViewController(), UIView())
    controller.view.addSubview(label)
    await desk.push(Wrapper(controller))
    desk.router.sender(Chosen(name: "label"), from: label)
    #expect(owner.chosen == ["label"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aViewInATabSendsThroughTheFlowOfTheTab(rules: Rules) async {
    let desk = await TabDesk(rules)
    let owner = Owner()
    desk.desk.router.handle(Chosen.self, with: owner) { $0.chosen.append($1.name) }
    let (page, label) = (Page("f"), UIView())
    await desk.push(page, on: .friends)
    page.view.addSubview(label)
    desk.tabs[.friends]?.sender(Chosen(name: "label"), from: label)
    #expect(owner.chosen == ["label"])
    #expect(desk.desk.issues == [])
  }

  @Test func whatIsInNoScreenIsReportedAndNotDelivered() async {
    let (desk, owner) = await desk(Rules())
    let (page, label) = (Page("b"), UIView())
    page.view.addSubview(label)
    desk.router.sender(Chosen(name: "never shown"), from: label)
    desk.router.sender(Chosen(name: "nowhere"), from: UIView())
    let over = UIViewController()
    desk.host.controller.present(over, animated: false)
    await desk.phone.rest()
    desk.router.sender(Chosen(name: "presented by the app"), from: over.view)
    #expect(owner.chosen == [])
    #expect(desk.issues.count == 3)
    #expect(
      desk.issues.allSatisfy {
        if case .actionSenderNotShown = $0 { true } else { false }
      })
  }
}
