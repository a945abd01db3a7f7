import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// Which flow a sheet is prepared for.
@MainActor
struct SheetFlowTests {
  private final class Notes {
    var prepared: [String] = []
    var ids: [FlowID?] = []
  }

  private final class Sheet: Coordinator {
    private let flow: Flow<Void>
    private let notes: Notes

    init(_ flow: Flow<Void>, _ notes: Notes) {
      (self.flow, self.notes) = (flow, notes)
    }

    func start() {
      notes.ids.append(flow.id)
      flow.push(Page("of a flow"))
    }
  }

  private func note(_ notes: Notes) -> @MainActor (UINavigationController, FlowID?) -> Void {
    { sheet, flow in
      let isKnown = flow.map { notes.ids.contains($0) } ?? true
      notes.prepared.append("\(sheet.titles[0]): \(flow?.name ?? "no flow"), \(isKnown)")
    }
  }

  private func stage(_ rules: Rules, _ notes: Notes) async -> (phone: Phone, router: StackRouter) {
    let phone = Phone(rules)
    let host = NavigationControllerHost(prepareSheet: note(notes))
    phone.window.rootViewController = host.controller
    phone.window.makeKeyAndVisible()
    let router = StackRouter(host: host)
    router.push(Page("a"))
    await phone.rest()
    return (phone, router)
  }

  @Test(arguments: Rules.all)
  func aSheetIsPreparedForTheFlowThatWasStartedOnIt(rules: Rules) async {
    let notes = Notes()
    let (phone, router) = await stage(rules, notes)
    router.start(.modal) { Sheet($0, notes) }
    await phone.rest()
    router.start(.modal) { Sheet($0, notes) }
    await phone.rest()
    #expect(notes.ids.count == 2 && notes.ids[0] != notes.ids[1])
    #expect(notes.prepared == ["of a flow: Sheet, true", "of a flow: Sheet, true"])
    #expect(phone.pullDown())
    await phone.rest()
    router.present(Page("of none"))
    await phone.rest()
    #expect(notes.prepared.last == "of none: no flow, true")
    #expect(phone.exceptions == [])
  }

  @Test(arguments: Rules.all)
  func aSheetThatComesBackWithItsTabIsPreparedForTheSameFlow(rules: Rules) async throws {
    let notes = Notes()
    let (phone, router) = await stage(rules, notes)
    let container = TabBarControllerHost { [prepare = note(notes)] _ in
      NavigationControllerHost(prepareSheet: prepare)
    }
    let tabs = TabContainer(host: container)
    for tab in [TabID.friends, .mail] {
      tabs.add(tab, title: tab.name) { First($0) }
    }
    router.push(tabs)
    await phone.rest()
    tabs[.friends]?.start(.modal) { Sheet($0, notes) }
    await phone.rest()
    tabs.select(.mail)
    await phone.rest()
    tabs.select(.friends)
    await phone.rest()
    #expect(phone.frontNavigation?.titles == ["of a flow"])
    #expect(notes.prepared == ["of a flow: Sheet, true", "of a flow: Sheet, true"])
  }

  @Test(arguments: Rules.all)
  func aSheetOfTwoPagesComesAsItsFirstPageSays(rules: Rules) async throws {
    let (phone, router) = await stage(rules, Notes())
    let page = Page("first")
    page.modalPresentationStyle = .fullScreen
    router.start(.modal) { TwoPages($0, [page, Page("second")]) }
    await phone.rest()
    #expect(phone.frontNavigation?.titles == ["first", "second"])
    #expect(phone.frontNavigation?.modalPresentationStyle == .fullScreen)
  }

  private final class TwoPages: Coordinator {
    private let flow: Flow<Void>
    private let pages: [Page]

    init(_ flow: Flow<Void>, _ pages: [Page]) {
      (self.flow, self.pages) = (flow, pages)
    }

    func start() { flow.setStack(pages) }
  }

  private final class First: Coordinator {
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }
    func start() { flow.push(Page("first")) }
  }
}
