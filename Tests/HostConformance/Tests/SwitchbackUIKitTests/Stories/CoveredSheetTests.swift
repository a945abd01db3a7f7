import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Sheets below something that other code presents, when other code dismisses everything at once.
@MainActor
struct CoveredSheetTests {
  private nonisolated static let styles = [UIModalPresentationStyle.automatic, .fullScreen]

  private func cover(_ style: UIModalPresentationStyle) -> UIViewController {
    let cover = UIViewController()
    cover.modalPresentationStyle = style
    return cover
  }

  @Test(arguments: Rules.all, styles)
  func aSheetThatGoesWithWhatCoversItIsToldAtOnce(
    rules: Rules, style: UIModalPresentationStyle
  ) async {
    for isAnimated in [true, false] {
      for coverStyle in Self.styles {
        let desk = Desk(rules)
        await desk.push("a")
        let page = Page("s")
        page.modalPresentationStyle = style
        await desk.present(page)
        page.navigationController?.present(cover(coverStyle), animated: true)
        await desk.phone.rest()
        desk.expect(["a", "s"], told: [])
        desk.host.controller.dismiss(animated: isAnimated)
        await desk.phone.rest()
        desk.expect(["a"], told: ["s: system back"])
        #expect(desk.issues == [])
      }
    }
  }

  @Test(arguments: Rules.all)
  func aCoverThatGoesIsToldAlsoWhenTheAppKeepsItsPresentation(rules: Rules) async {
    let desk = Desk(rules)
    await desk.push("a")
    let page = Page("s")
    page.modalPresentationStyle = .fullScreen
    await desk.present(page)
    let presentation = page.navigationController?.presentationController
    page.navigationController?.present(cover(.fullScreen), animated: true)
    await desk.phone.rest()
    desk.host.controller.dismiss(animated: true)
    await desk.phone.rest()
    desk.expect(["a"], told: ["s: system back"])
    withExtendedLifetime(presentation) {}
  }

  @Test(arguments: Rules.all, styles)
  func allSheetsThatGoWithWhatCoversThemAreToldAtOnce(
    rules: Rules, style: UIModalPresentationStyle
  ) async {
    let desk = Desk(rules)
    await desk.push("a")
    for name in ["s", "t"] {
      let page = Page(name)
      page.modalPresentationStyle = style
      await desk.present(page)
    }
    desk.phone.frontNavigation?.present(cover(.fullScreen), animated: true)
    await desk.phone.rest()
    #expect(desk.names == ["a", "s", "t"])
    desk.host.controller.dismiss(animated: false)
    await desk.phone.rest()
    desk.expect(["a"], told: ["t: system back", "s: system back"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all, styles)
  func aSheetStaysWhenOnlyWhatCoversItIsDismissed(
    rules: Rules, style: UIModalPresentationStyle
  ) async {
    let desk = Desk(rules)
    await desk.push("a")
    let page = Page("s")
    page.modalPresentationStyle = style
    await desk.present(page)
    let sheet = page.navigationController
    sheet?.present(cover(.fullScreen), animated: true)
    await desk.phone.rest()
    sheet?.dismiss(animated: true)
    await desk.phone.rest()
    desk.expect(["a", "s"], told: [])
    desk.host.controller.dismiss(animated: true)
    await desk.phone.rest()
    desk.expect(["a"], told: ["s: system back"])
  }

  @Test(arguments: Rules.all, styles)
  func aFlowOnASheetOfOtherCodeEndsWhenThatGoesWithWhatCoversIt(
    rules: Rules, style: UIModalPresentationStyle
  ) async {
    let app = SheetOfOtherCode(rules, style: style)
    await app.start(Page("a"))
    app.sheet.present(cover(.fullScreen), animated: true)
    await app.phone.rest()
    #expect(app.ends == [])
    app.below.dismiss(animated: false)
    await app.phone.rest()
    #expect(app.ends == ["cancelled(system back)"])
    #expect(app.issues == [])
  }
}
