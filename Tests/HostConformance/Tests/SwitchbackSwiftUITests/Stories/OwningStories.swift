import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackTesting
import Testing

extension OnSwiftUI {
  /// Who makes the router, and how often.
  @MainActor
  struct OwningStories {
    private final class Count {
      var started = 0
      var flow: Flow<Void>?
    }

    /// An app that makes its model where a view is initialised.
    private struct CarelessView: View {
      @MainActor
      final class Model {
        let host = NavigationStackHost()
        let router: StackRouter

        init(_ count: Count) {
          router = StackRouter(host: host)
          router.start { (flow: Flow<Void>) in
            count.started += 1
            return PageCoordinator(flow, PlainPage("home"))
          }
        }
      }

      @State private var model: Model

      init(_ count: Count) { _model = State(wrappedValue: Model(count)) }

      var body: some View { StackView(model.host) }
    }

    /// A view that initialises another one whenever VoiceOver is switched on or off.
    private struct InitialisingView<Content: View>: View {
      @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverRunning
      let content: @MainActor () -> Content

      var body: some View {
        let _ = isVoiceOverRunning
        content()
      }
    }

    private func update(_ display: Display) async {
      for isRunning in [true, false, true] {
        display.isVoiceOverRunning = isRunning
        await display.rest()
      }
    }

    /// Why nothing here is made so, before SDK 27: it is the model of the older form of `State`.
    @Test func aModelMadeWithAViewStartsRoutersWithEveryInitialisation() async {
      let count = Count()
      let display = Display { InitialisingView { CarelessView(count) } }
      await update(display)
      #expect(count.started > 3)
    }

    @Test(arguments: Rules.each)
    func aViewOfAFlowStartsItOnce(rules: Rules) async {
      let count = Count()
      let display = Display(rules) {
        InitialisingView {
          FlowView { flow in
            count.started += 1
            count.flow = flow
            return PageCoordinator(flow, PlainPage("home"))
          }
        }
      }
      await update(display)
      #expect(count.started == 1)
      #expect(display.names == [["home"]])
      count.flow?.push(PlainPage("detail"))
      await display.rest()
      #expect(display.names == [["home", "detail"]])
      #expect(display.tapBack())
      await display.rest()
      #expect(display.names == [["home"]])
    }

    @Test func aFlowMayBeginWithAPage() async {
      let display = Display {
        FlowView("Home") { flow in
          Text("home")
          Button("More") { flow.push(ViewModule("More") { Text("more") }) }
        }
      }
      await display.rest()
      #expect(display.tap("More"))
      await display.rest()
      #expect(display.names == [["home", "more"]])
      #expect(display.hasNativeBack)
    }

    @Test func aWindowThatIsClosedEndsItsFlow() async {
      let probe = LifetimeProbe()
      var display: Display? = Display {
        FlowView { PageCoordinator($0, probe.track(PlainPage("home"))) }
      }
      await display?.rest()
      #expect(probe.alive.count == 1)
      display = nil
      for _ in 0..<40 { await Task.yield() }
      #expect(probe.alive == [])
    }
  }
}
