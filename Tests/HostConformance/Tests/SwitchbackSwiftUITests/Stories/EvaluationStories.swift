import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

extension OnSwiftUI {
  /// How many screens SwiftUI evaluates when one comes or goes.
  @MainActor
  struct EvaluationStories {
    nonisolated private static let systems = Rules.each.filter {
      !$0.goneViewsAreEvaluatedAgain && !$0.destinationsAreBuiltTwice
    }

    /// A page that notes when its view is made.
    private final class Counted: NamedPage {
      let name: String
      private let count: Count

      init(_ name: String, _ count: Count) {
        self.name = name
        self.count = count
      }

      var content: PageView {
        count.names.append(name)
        return PageView(name: name)
      }
    }

    private final class Count {
      var names: [String] = []

      /// The pages that were evaluated since this was asked last.
      func take() -> Set<String> {
        defer { names = [] }
        return Set(names)
      }
    }

    private func stack(_ count: Count, depth: Int, on rules: Rules) async -> Desk {
      let desk = Desk(rules)
      desk.router.setStack((1...depth).map { Counted("\($0)", count) }, transition: .none)
      await desk.display.rest()
      _ = count.take()
      return desk
    }

    @Test(arguments: systems)
    func onlyTheScreensThatChangeAreEvaluated(rules: Rules) async {
      let count = Count()
      let desk = await stack(count, depth: 50, on: rules)
      var screens = await desk.display.evaluations {
        await desk.push(Counted("51", count))
      }["ScreenView"]
      #expect(count.take() == ["50", "51"])
      #expect(screens.map { $0 <= 4 } == true, "pushed: \(screens ?? 0) times")
      screens = await desk.display.evaluations {
        desk.router.pop()
        await desk.display.rest()
      }["ScreenView"]
      #expect(count.take().isSubset(of: ["50", "51"]))
      #expect(screens.map { $0 <= 3 } == true, "popped: \(screens ?? 0) times")
      screens = await desk.display.evaluations {
        #expect(desk.display.tapBack())
        await desk.display.rest()
      }["ScreenView"]
      #expect(count.take().isSubset(of: ["49", "50"]))
      #expect(screens.map { $0 <= 3 } == true, "went back: \(screens ?? 0) times")
      #expect(desk.display.names == [(1...49).map(String.init)])
    }

    @Test func aHostThatIsToldNothingWatchesNoFrames() {
      let host = NavigationStackHost()
      let display = Display { StackView(host) }
      #expect(!display.isTimelineSeen)
    }

    /// Frames are watched only while it is in doubt what SwiftUI does, and they are no reason to look at pages.
    @Test func framesEvaluateNoScreen() async {
      var rules = Rules()
      rules.popsAreMissed = true
      let count = Count()
      let desk = await stack(count, depth: 10, on: rules)
      #expect(!desk.display.isTimelineSeen)
      #expect(desk.display.tapBack())
      await desk.display.turns()
      desk.display.finishMovement()
      await desk.display.turns()
      #expect(desk.display.isTimelineSeen)
      _ = count.take()
      let evaluations = await desk.display.evaluations { await desk.display.frames(2) }
      #expect(desk.display.isTimelineSeen)
      #expect(evaluations["TimelineView"] == 2)
      #expect(evaluations["LayerView"] == nil)
      #expect(evaluations["ScreenView"] == nil)
      #expect(count.take() == [])
      await desk.display.rest()
      #expect(!desk.display.isTimelineSeen)
      #expect(desk.names == (1...9).map(String.init))
    }

    @Test(arguments: systems)
    func aSheetAndAFormEvaluateNoScreenBelow(rules: Rules) async {
      let count = Count()
      let desk = await stack(count, depth: 10, on: rules)
      let form = ObservedForm("form", .ask)
      await desk.push(form)
      #expect(count.take() == ["10"])
      form.leaving = .allowed
      await desk.display.rest()
      await desk.present(Counted("sheet", count))
      #expect(desk.display.pullDown())
      await desk.display.rest()
      #expect(count.take().isSubset(of: ["sheet"]))
    }
  }
}
