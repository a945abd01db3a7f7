import Observation
import SwiftUI
import Switchback
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  /// Pages that stop minding, or begin to, while nobody navigates.
  @MainActor
  struct ChangingStories {
    /// A page that SwiftUI observes, and that minds for a reason of which SwiftUI hears nothing.
    @Observable
    final class Half: NamedPage, LeaveGuard {
      let name: String
      private let storage = Storage()

      private final class Storage { var leaving = LeavePolicy.ask }

      init(_ name: String) { self.name = name }

      var content: some View { PageView(name: name) }

      var leaving: LeavePolicy {
        get { storage.leaving }
        set {
          storage.leaving = newValue
          stateChanged()
        }
      }
    }

    /// A page of the app's, and how a test changes its mind.
    @MainActor
    private struct Subject {
      let page: any NamedPage
      let change: (LeavePolicy) -> Void

      static func make(isObserved: Bool) -> Subject {
        if isObserved {
          let form = ObservedForm("form", .ask)
          return Subject(page: form) { form.leaving = $0 }
        }
        let half = Half("form")
        return Subject(page: half) { half.leaving = $0 }
      }
    }

    @Test(arguments: Rules.each, [false, true])
    func aPageThatStopsMindingHasTheOwnWaysBackAgain(rules: Rules, isObserved: Bool) async {
      let desk = Desk(rules)
      let form = Subject.make(isObserved: isObserved)
      await desk.push("list")
      await desk.push(form.page)
      for _ in 0..<2 {
        #expect(!desk.display.hasNativeBack)
        form.change(.allowed)
        await desk.display.turns()
        #expect(desk.display.hasNativeBack)
        #expect(desk.display.isSwipeOn(fromEdge: true) == true)
        form.change(.refused)
        await desk.display.turns()
      }
      form.change(.allowed)
      await desk.display.turns()
      #expect(desk.display.tapBack())
      await desk.display.rest()
      #expect(desk.names == ["list"])
      #expect(desk.issues == [])
    }

    /// A model of the app's may live for long, and must not gather what was ever asked about it.
    @Test func whatWasReadBeforeIsWatchedNoMore() async {
      let desk = Desk()
      let form = ObservedForm("form", .ask)
      await desk.push("list")
      await desk.push(form)
      weak let before = desk.host.back.reading
      #expect(before != nil)
      desk.host.prepareForUser()
      await desk.display.turns()
      #expect(before == nil)
    }

    @Test(arguments: Rules.each, [false, true])
    func aSheetThatStopsMindingCanBePulledDown(rules: Rules, isObserved: Bool) async {
      let desk = Desk(rules)
      let form = Subject.make(isObserved: isObserved)
      await desk.push("list")
      await desk.present(form.page)
      #expect(!desk.display.pullDown())
      await desk.push("above")
      #expect(desk.display.tapBack())
      await desk.display.rest()
      form.change(.allowed)
      await desk.display.turns()
      #expect(desk.display.pullDown())
      await desk.display.rest()
      #expect(desk.names == ["list"])
    }
  }
}
