import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

extension OnSwiftUI {
  /// What views find in their environment.
  @MainActor
  struct ActionStories {
    /// What a view was given.
    private final class Given {
      var goBack: GoBackAction?
      var send: SendAction?
    }

    private struct GivenView: View {
      let name: String
      let given: Given
      @Environment(\.goBack) private var goBack
      @Environment(\.sendAction) private var send

      var body: some View {
        (given.goBack, given.send) = (goBack, send)
        return Text(name)
      }
    }

    private func page(_ name: String, _ given: Given) -> ViewModule<some View> {
      ViewModule(name) { GivenView(name: name, given: given) }
    }

    @Test(arguments: Rules.each)
    func aPageThatReadsActionsIsNotEvaluatedForThemWhenItsHostSettles(rules: Rules) async {
      let desk = Desk(rules)
      let given = Given()
      await desk.push(page("list", given))
      await desk.push(page("form", given))
      await desk.present(page("sheet", given))
      desk.router.dismiss()
      await desk.display.rest()
      #expect(desk.display.tapBack())
      await desk.display.rest()
      #expect(desk.display.changedEnvironments == [:])
    }

    @Test func theActionsOfAPageAreTheSameAsLongAsItIsThere() async throws {
      let desk = Desk()
      let (list, details) = (Given(), Given())
      await desk.push(page("list", list))
      let (goBack, send) = (try #require(list.goBack), try #require(list.send))
      await desk.push(page("details", details))
      #expect(list.goBack == goBack && list.send == send)
      #expect(details.goBack != goBack && details.send != send)
      let (gone, unsent) = (details.goBack, details.send)
      #expect(desk.display.tapBack())
      await desk.display.rest()
      await desk.push(page("details", details))
      #expect(details.goBack != gone && details.send != unsent, "another page is another")
    }
  }
}
