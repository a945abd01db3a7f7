import SwiftUI
import Switchback
import Testing

@testable import SwitchbackSwiftUI

extension OnSwiftUI {
  /// Links on pages that send an action, for which a flow pushes.
  @MainActor
  struct LinkStories {
    private struct Friend: Hashable {
      let name: String
    }

    /// A list with links, and something to lose.
    private struct FriendsView: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("friends")
          Text("\(count) drafts")
          Button("Add") { count += 1 }
          NavigationLink("Ada", sending: Friend(name: "ada"))
          NavigationLink("Nobody", sending: nil as Friend?)
          NavigationLink("Plain", value: Friend(name: "plain"))
        }
      }
    }

    private final class Taken {
      var friends: [String] = []
    }

    private func friends(
      on desk: Desk, _ take: @escaping @MainActor (Friend) -> Void
    ) -> ViewModule<some View> {
      ViewModule("friends") { FriendsView() }.onAction(Friend.self) { take($0) }
    }

    @Test(arguments: Rules.each)
    func aLinkIsPushedOnceByWhoTakesItsAction(rules: Rules) async {
      let desk = Desk(rules)
      let taken = Taken()
      await desk.push("list")
      await desk.push(
        friends(on: desk) { [router = desk.router] friend in
          taken.friends.append(friend.name)
          router.push(PlainPage(friend.name))
        })
      #expect(desk.display.tap("Add"))
      await desk.display.rest()
      for visit in 1...2 {
        #expect(desk.display.tap("Ada"))
        await desk.display.rest()
        #expect(taken.friends.count == visit)
        desk.expect(["list", "friends", "ada"], told: [])
        #expect(desk.display.tapBack())
        await desk.display.rest()
        desk.expect(["list", "friends"], told: [])
        #expect(desk.display.texts.contains("1 drafts"), "state is kept")
      }
      #expect(desk.issues == [])
    }

    /// Nothing can be watched, and SwiftUI shows what was refused until it reads the path again.
    nonisolated private static var unwatched: Rules {
      var rules = Rules()
      (rules.cannotBeWatched, rules.refusedLinksAreShownUntilRead) = (true, true)
      return rules
    }

    @Test(arguments: Rules.each + [unwatched])
    func aLinkMayLeadToNothingOrLater(rules: Rules) async {
      let desk = Desk(rules)
      let taken = Taken()
      await desk.push("list")
      await desk.push(friends(on: desk) { taken.friends.append($0.name) })
      #expect(desk.display.tap("Add"))
      await desk.display.rest()
      #expect(desk.display.tap("Ada"))
      await desk.display.rest()
      desk.expect(["list", "friends"], told: [])
      #expect(taken.friends == ["ada"])
      // Where SwiftUI is seen to show what was refused, the host may make the stack anew.
      let isSeen = rules.refusedLinksAreShownUntilRead && !rules.cannotBeWatched
      #expect(rules.refusedLinksAreShown || isSeen || desk.display.texts.contains("1 drafts"))
      await desk.push("late")
      desk.expect(["list", "friends", "late"], told: [])
      #expect(desk.display.tapBack())
      await desk.display.rest()
      desk.expect(["list", "friends"], told: ["late: system back"])
    }

    /// What SwiftUI shows for it until it has read the path once more, no other code has pushed.
    @Test(arguments: Rules.each)
    func aLinkThatLeadsToNothingIsNotReported(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      await desk.push(friends(on: desk) { _ in })
      #expect(desk.display.tap("Ada"))
      desk.display.finishMovement()
      desk.host.settle()
      #expect(desk.issues == [])
      await desk.display.turns()
      #expect(desk.display.isSwipeOn(fromEdge: true) == true)
      let page = PlainPage("late")
      desk.router.push(page, transition: .none)
      desk.note(page)
      await desk.display.rest()
      desk.expect(["list", "friends", "late"], told: [])
      #expect(desk.issues == [])
    }

    @Test(arguments: Rules.each)
    func aLinkMayPresentASheetOrChangeTheStackBelow(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push("list")
      let form = Form("form", .ask)
      await desk.push(form)
      form.leaving = .allowed
      await desk.push(
        friends(on: desk) { [router = desk.router] _ in router.present(PlainPage("sheet")) })
      #expect(desk.display.tap("Ada"))
      await desk.display.rest()
      #expect(desk.display.names == [["list", "form", "friends"], ["sheet"]])
      #expect(desk.display.pullDown())
      await desk.display.rest()
      let other = friends(on: desk) { [router = desk.router] _ in router.setRoot(PlainPage("home"))
      }
      await desk.push(other)
      form.leaving = .ask
      #expect(desk.display.tap("Ada"))
      await desk.display.rest()
      #expect(form.attempts.count == 1, "the guard is asked once")
      #expect(desk.display.names == [["list", "form", "friends", "friends"]])
    }

    @Test(arguments: Rules.each)
    func theFlowHandlesWhatAPageDoesNot(rules: Rules) async {
      let desk = Desk(rules)
      let taken = Taken()
      desk.router.handle(Friend.self, with: taken) { taken, friend in
        taken.friends.append(friend.name)
      }
      await desk.push(ViewModule("friends", send: desk.router.sender) { FriendsView() })
      #expect(desk.display.tap("Ada"))
      await desk.display.rest()
      #expect(taken.friends == ["ada"])
      #expect(desk.display.names == [["friends"]])
    }

    @Test(arguments: Rules.each)
    func aValueOfTheAppsIsNoElementOfThePath(rules: Rules) async {
      let desk = Desk(rules)
      await desk.push(friends(on: desk) { _ in Issue.record("nobody has sent it") })
      #expect(!desk.display.tap("Plain"))
      #expect(!desk.display.tap("Nobody"))
      await desk.display.rest()
      desk.expect(["friends"], told: [])
      #expect(desk.display.console.count == 1)
    }
  }
}
