import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

import struct UIKit.URL
import class UIKit.UserDefaults

@testable import AuthSwiftUIApp

extension OnSwiftUI {
  /// The app with its real coordinators and pages, on the model of SwiftUI.
  @MainActor
  struct AuthAppTests {
    /// What the app remembers of its user.
    final class Store: AppStateStore {
      var state = AppState()
    }

    private let store = Store()

    /// - Parameters:
    ///   - userName: Who is signed in and was shown around; nil if nobody.
    ///   - accounts: Who may sign in; they answer at once, unless a test says otherwise.
    ///   - rules: How SwiftUI behaves.
    /// - Returns: Who has the app in front of them.
    private func open(
      signedInAs userName: String? = nil,
      accounts: any Accounts = InMemoryAccounts(),
      _ rules: Rules = Rules(),
    ) async -> Person {
      let session = userName.map(Session.init)
      store.state = AppState(session: session, shownAround: Set(userName.map { [$0] } ?? []))
      let window = WindowModel(store: store, accounts: accounts)
      return await Person(window.host, window.router, rules)
    }

    @Test func aWindowShowsTheApp() async {
      let display = Display { WindowView() }
      await display.rest()
      #expect(display.title == "Welcome")
    }

    @Test(arguments: Rules.onPhones)
    func aLinkGoesOnWhenSomebodyHasSignedIn(rules: Rules) async throws {
      let window = WindowModel(store: store, accounts: InMemoryAccounts())
      let person = await Person(window.host, window.router, rules)
      window.open(try #require(URL(string: "dev.switchback.AuthSwiftUI:/home/help")))
      await person.rest()
      #expect(person.title == "Welcome")
      await person.tap("Log in")
      await person.type("demo", into: "User name")
      await person.type("switchback", into: "Password")
      await person.tap("Log in")
      await person.tap("Skip")
      #expect(person.title == "Help")
      await person.tap("Close")
      #expect(person.title == "Home")
      person.expectNoTrouble()
    }

    @Test(arguments: [
      ("/sign-in", "You are signed in as demo. Sign out first."),
      ("/home/halp", "This link is not known here."),
    ])
    func whyALinkLeadsNowhereIsSaid(text: String, sentence: String) async throws {
      store.state = AppState(session: Session(userName: "demo"), shownAround: ["demo"])
      let window = WindowModel(store: store, accounts: InMemoryAccounts())
      let person = await Person(window.host, window.router, Rules())
      window.open(try #require(URL(string: "dev.switchback.AuthSwiftUI:" + text)))
      await person.rest()
      #expect(person.display.alert?.title == sentence)
      await person.tap("OK")
      #expect(person.title == "Home")
      person.expectNoTrouble()
    }

    @Test func theSystemHandsALinkOver() async throws {
      let display = Display { WindowView() }
      await display.rest()
      let link = try #require(URL(string: "dev.switchback.AuthSwiftUI:/sign-in/register"))
      #expect(display.open(link))
      await display.rest()
      #expect(display.title == "Register")
    }

    @Test(arguments: Rules.onPhones)
    func oneSignsInAfterAMistakeAndIsShownAround(rules: Rules) async {
      let person = await open(rules)
      #expect(person.title == "Welcome")
      await person.tap("Log in")
      await person.type("demo", into: "User name")
      await person.type("password", into: "Password")
      await person.tap("Log in")
      #expect(person.texts == ["The user name or the password is wrong."])
      #expect(person.display.field("User name")?.text == "demo")
      #expect(person.display.field("Password")?.text == "")
      await person.type("switchback", into: "Password")
      await person.tap("Log in")
      #expect(store.state.session?.userName == "demo")
      #expect(person.title == "Step 1 of 3")
      await person.tap("Next")
      #expect(person.title == "Step 2 of 3")
      #expect(await person.swipeBack())
      #expect(person.title == "Step 1 of 3")
      await person.tap("Next")
      await person.tap("Next")
      await person.tapBack()
      #expect(person.title == "Step 2 of 3")
      await person.tap("Next")
      await person.tap("Start")
      #expect(person.title == "Home")
      #expect(person.texts == ["You are signed in as demo."])
      #expect(store.state.shownAround == ["demo"])
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func theWalkthroughCanBeSkippedWhereThereIsNoBackButton(rules: Rules) async {
      let person = await open(rules)
      await person.tap("Log in")
      await person.type("demo", into: "User name")
      await person.type("switchback", into: "Password")
      await person.tap("Log in")
      #expect(!(await person.swipeBack()), "nothing is below")
      await person.tap("Skip")
      #expect(person.title == "Home")
      #expect(store.state.shownAround == ["demo"])
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func oneStaysSignedInUntilOneSaysSoTwice(rules: Rules) async {
      let person = await open(signedInAs: "demo", rules)
      #expect(person.title == "Home")
      await person.tapTab("Account")
      #expect(person.title == "Account")
      for answer in ["Cancel", "Sign out"] {
        await person.tap("Sign out")
        #expect(person.display.alert?.title == "Sign out?")
        #expect(person.display.alert?.buttons == ["Sign out", "Cancel"])
        await person.tap(answer)
      }
      #expect(person.title == "Welcome")
      #expect(store.state == AppState(shownAround: ["demo"]))
      await person.tap("Register")
      #expect(person.title == "Register")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func deletingTheAccountForgetsWhoHadIt(rules: Rules) async {
      let person = await open(signedInAs: "demo", rules)
      await person.tapTab("Account")
      await person.tap("Delete the account")
      await person.tap("Delete")
      #expect(person.title == "Welcome")
      #expect(store.state == AppState())
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func theOtherTabIsAsItWasLeft(rules: Rules) async {
      let person = await open(signedInAs: "demo", rules)
      await person.tap("Help")
      await person.tapTab("Account")
      #expect(person.title == "Account")
      await person.tapTab("Home")
      #expect(person.title == "Help")
      #expect(await person.swipeBack())
      #expect(person.title == "Home")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func theSheetIsPulledDownOrClosed(rules: Rules) async {
      let person = await open(rules)
      await person.tap("About")
      #expect(person.title == "About")
      #expect(person.texts.contains { $0.contains("demo") && $0.contains("switchback") })
      #expect(await person.pullDown())
      #expect(person.title == "Welcome")
      await person.tap("About")
      await person.tap("Close")
      #expect(person.title == "Welcome")
      await person.tap("Log in")
      #expect(person.title == "Log in")
      person.expectNoTrouble()
    }

    @Test func nothingOutlivesTheWindow() async {
      var window: WindowModel? = WindowModel(store: store, accounts: InMemoryAccounts())
      weak let router = window?.router
      weak let host = window?.host
      if let window {
        let person = await Person(window.host, window.router, Rules())
        await person.tap("Register")
      }
      window = nil
      for _ in 0..<30 { await Task.yield() }
      #expect(router == nil)
      #expect(host == nil)
    }

    @Test func aWindowThatSwiftUIThrowsAwayChangesNothing() async {
      store.state = AppState(session: Session(userName: "demo"))
      _ = WindowModel(store: store, accounts: InMemoryAccounts())
      for _ in 0..<30 { await Task.yield() }
      #expect(store.state == AppState(session: Session(userName: "demo")))
    }

    @Test func theStateIsKeptInTheDefaults() {
      let defaults = UserDefaults()
      let session = Session(userName: "a")
      SavedState(defaults).state = AppState(session: session, shownAround: ["b", "a"])
      #expect(SavedState(defaults).state == AppState(session: session, shownAround: ["a", "b"]))
    }
  }
}
