import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

import struct UIKit.URL

@testable import AuthSwiftUIApp

extension OnSwiftUI {
  /// The system ends a window of the app while another app is used, and starts it anew.
  @MainActor
  struct AuthComingBackTests {
    /// What the app remembers of its user.
    final class Store: AppStateStore {
      var state = AppState()
    }

    /// What SwiftUI keeps with a window.
    @MainActor
    final class Text {
      var text = "" { didSet { if text.isEmpty { wasForgotten = true } } }
      private(set) var wasForgotten = false
      var place: WindowPlace {
        WindowPlace(text: Binding(get: { self.text }, set: { self.text = $0 }))
      }
    }

    private let store = Store()
    private let kept = Text()

    /// Starts the app in a window that comes back with what was kept.
    private func open(
      signedInAs userName: String?, opening link: String? = nil, _ rules: Rules = Rules()
    ) async throws -> Person {
      let session = userName.map(Session.init)
      store.state = AppState(session: session, shownAround: ["ada", "demo"])
      let window = WindowModel(store: store, accounts: InMemoryAccounts(), place: kept.place)
      if let link {
        window.open(try #require(URL(string: "dev.switchback.AuthSwiftUI:" + link)))
      }
      return await Person(window.host, window.router, rules)
    }

    @Test(arguments: Rules.onPhones)
    func aHalfFilledFormComesBackWithoutItsPassword(rules: Rules) async throws {
      let first = Display(rules) { WindowView() }
      await first.rest()
      #expect(first.tap("Register"))
      await first.rest()
      #expect(first.type("ada", into: "User name"))
      #expect(first.type("lovelace1", into: "Password"))
      await first.rest()
      let place = try #require(first.sceneStorage["place"] as? String)
      #expect(place.contains("ada"))
      #expect(!place.contains("lovelace1"))
      let second = Display(rules, sceneStorage: first.sceneStorage) { WindowView() }
      await second.rest()
      #expect(second.title == "Register")
      #expect(second.field("User name")?.text == "ada")
      #expect(second.field("Password")?.text == "")
      #expect(second.tapBack())
      await second.rest()
      #expect(second.title == "Welcome")
      #expect(second.console == [])
    }

    @Test(arguments: Rules.onPhones)
    func aTabComesBackWithWhatIsUnderTheOther(rules: Rules) async throws {
      let first = try await open(signedInAs: "demo", rules)
      await first.tap("Help")
      await first.tapTab("Account")
      let second = try await open(signedInAs: "demo", rules)
      #expect(second.title == "Account")
      await second.tapTab("Home")
      #expect(second.title == "Help")
      second.expectNoTrouble()
    }

    @Test func whoeverWasSignedOutMeanwhileBeginsAtTheBeginning() async throws {
      await (try open(signedInAs: "demo")).tapTab("Account")
      let place = kept.text
      #expect(try await open(signedInAs: nil).title == "Welcome")
      kept.text = place
      #expect(try await open(signedInAs: "ada").title == "Home")
    }

    @Test func whoeverSignsOutLeavesNothingOfTheirs() async throws {
      let first = try await open(signedInAs: "demo")
      await first.tapTab("Account")
      await first.tap("Sign out")
      await first.tap("Sign out")
      #expect(first.title == "Welcome")
      #expect(kept.wasForgotten)
      #expect(try await open(signedInAs: "demo").title == "Home")
    }

    @Test func aLinkLeadsAwayFromWhatComesBack() async throws {
      await (try open(signedInAs: "demo")).tapTab("Account")
      let second = try await open(signedInAs: "demo", opening: "/home/help")
      #expect(second.title == "Help")
      second.expectNoTrouble()
    }

    @Test(arguments: ["", "{}", "no place", "[1"])
    func whatCannotBeReadIsNotAskedFor(text: String) async throws {
      kept.text = text
      let person = try await open(signedInAs: "demo")
      #expect(person.title == "Home")
      person.expectNoTrouble()
    }
  }
}
