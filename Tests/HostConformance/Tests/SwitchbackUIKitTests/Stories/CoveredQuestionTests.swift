import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Questions of a tab while something covers all tabs.
@MainActor
struct CoveredQuestionTests {
  /// A phone with two tabs, and whoever asks on the first.
  @MainActor
  private final class Stage {
    let desk: TabDesk
    private let asking: Asking
    var phone: Phone { desk.phone }
    var answers: [String?] { asking.answers }

    private final class Asking: Coordinator {
      let flow: Flow<Void>
      var answers: [String?] = []
      init(flow: Flow<Void>) { self.flow = flow }
      func start() { flow.push(Page("asking")) }
    }

    init(_ rules: Rules, isModal: Bool = false) async throws {
      desk = await TabDesk(rules)
      var asking: Asking?
      desk.tabs[.friends]?.start(isModal ? .modal : .push) { (flow: Flow<Void>) in
        let coordinator = Asking(flow: flow)
        asking = coordinator
        return coordinator
      }
      self.asking = try #require(asking)
      await desk.phone.rest()
    }

    func ask() async {
      await askAtOnce()
      await phone.rest()
    }

    /// Asks before anything has come to rest.
    func askAtOnce() async {
      let question = Question("Go on?", choices: [.init("Yes", "yes"), .init("No", "no")])
      Task { [asking] in asking.answers.append(await asking.flow.ask(question)) }
      await phone.turns()
    }

    /// Answers with the first choice.
    func answer() async {
      #expect(phone.tapAlert(0))
      await phone.rest()
      #expect(answers == ["yes"])
      #expect(phone.alert == nil)
      #expect(desk.desk.issues == [])
      #expect(phone.exceptions == [])
    }
  }

  @Test(arguments: Rules.all)
  func itIsAskedWithTheWindowAlsoWhenAPageCoversTheTabs(rules: Rules) async throws {
    let stage = try await Stage(rules)
    let root = stage.phone.window.rootViewController
    stage.phone.window.rootViewController = UIViewController()
    await stage.phone.rest()
    await stage.ask()
    await stage.desk.desk.push("cover")
    #expect(stage.phone.alert == nil)
    stage.phone.window.rootViewController = root
    await stage.phone.rest()
    await stage.answer()
    #expect(stage.desk.desk.names == ["Tabs", "cover"])
  }

  @Test(arguments: Rules.all)
  func aSheetComesUpUnderItAlsoWhenAPageCoversTheTabs(rules: Rules) async throws {
    let stage = try await Stage(rules)
    await stage.ask()
    await stage.desk.desk.push("cover")
    #expect(stage.phone.alert != nil)
    await stage.desk.desk.present(Page("sheet"))
    #expect(stage.desk.desk.sheetTitles == ["sheet"])
    await stage.answer()
    #expect(stage.desk.desk.sheetTitles == ["sheet"])
  }

  /// What hides a sheet of a tab.
  enum Hider: CaseIterable {
    case aPage
    case anotherTab
  }

  @Test(arguments: Rules.all, Hider.allCases)
  func itIsAskedOnceMoreWhenTheSheetGoesThatItStoodOn(rules: Rules, hider: Hider) async throws {
    let stage = try await Stage(rules)
    let page = Page("sheet")
    stage.desk.tabs[.friends]?.present(page)
    await stage.phone.rest()
    await stage.ask()
    #expect(stage.phone.alert != nil)
    switch hider {
    case .aPage: await stage.desk.desk.push("cover")
    case .anotherTab: stage.desk.tabs.select(.mail)
    }
    await stage.phone.rest()
    #expect(page.navigationController?.presentingViewController == nil)
    #expect(stage.answers == [], "nobody has answered")
    await stage.answer()
    #expect(stage.desk.names(of: .friends) == ["friends 1", "asking", "sheet"])
  }

  @Test(arguments: Rules.all, Hider.allCases)
  func itIsAskedOnceMoreWhenItsOwnSheetIsHidden(rules: Rules, hider: Hider) async throws {
    let stage = try await Stage(rules, isModal: true)
    await stage.ask()
    #expect(stage.phone.alert != nil)
    switch hider {
    case .aPage: await stage.desk.desk.push("cover")
    case .anotherTab: stage.desk.tabs.select(.mail)
    }
    await stage.phone.rest()
    #expect(stage.answers == [], "nobody has answered")
    switch hider {
    case .aPage: stage.desk.desk.router.pop()
    case .anotherTab: stage.desk.tabs.select(.friends)
    }
    await stage.phone.rest()
    await stage.answer()
    #expect(stage.phone.frontNavigation?.titles == ["asking"])
  }

  @Test(arguments: Rules.all)
  func itIsTakenDownWithItsFlowAlsoWhenAPageCoversTheTabs(rules: Rules) async throws {
    let stage = try await Stage(rules)
    await stage.ask()
    await stage.desk.desk.push("cover")
    stage.desk.tabs[.friends]?.popToRoot()
    await stage.phone.rest()
    #expect(stage.phone.alert == nil)
    #expect(stage.answers == [nil])
    #expect(stage.desk.desk.names == ["Tabs", "cover"])
  }

  /// UIKit may keep the alert that it has not shown, and then nobody hears that it goes.
  @Test(arguments: Rules.all, [false, true])
  func itIsOverWhenUIKitRefusesIt(rules: Rules, isKept: Bool) async throws {
    var rules = rules
    rules.unanimatedDismissalsTakeATurn = true
    rules.presentationControllersKeepControllers = isKept
    let stage = try await Stage(rules)
    let root = stage.desk.desk.host.controller
    root.present(UIViewController(), animated: true)
    await stage.phone.rest()
    root.dismiss(animated: false)
    await stage.askAtOnce()
    await stage.phone.rest()
    #expect(stage.answers == [nil])
    #expect(stage.phone.alert == nil)
  }
}
