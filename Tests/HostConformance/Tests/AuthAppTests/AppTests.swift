import Switchback
import Testing
import UIKit

@testable import AuthApp

/// The app with its real coordinators and screens, on the model of UIKit.
@MainActor
struct AppTests {
  @Test func theSystemIsToldWhoseScenesTheyAre() {
    let role = UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleApplication")
    let configuration = AppDelegate().application(
      UIApplication(),
      configurationForConnecting: UISceneSession(role: role),
      options: UIScene.ConnectionOptions(),
    )
    #expect(configuration.delegateClass == SceneDelegate.self)
  }

  @Test(arguments: Rules.all)
  func oneSignsInAfterAMistakeAndIsShownAround(rules: Rules) async throws {
    let person = try await Person(rules)
    #expect(person.title == "Welcome")
    await person.tap("Log in")
    person.type("demo", into: "User name")
    person.type("password", into: "Password")
    await person.tap("Log in")
    #expect(person.texts == ["The user name or the password is wrong."])
    #expect(person.field("User name")?.text == "demo")
    #expect(person.field("Password")?.text == "")
    person.type("switchback", into: "Password")
    await person.tap("Log in")
    #expect(person.store.state.session?.userName == "demo")
    #expect(person.title == "Step 1 of 3")
    await person.tap("Next")
    await person.tap("Next")
    #expect(person.title == "Step 3 of 3")
    await person.tapBack()
    #expect(person.title == "Step 2 of 3")
    await person.tap("Next")
    await person.tap("Start")
    #expect(person.title == "Home")
    #expect(person.texts == ["You are signed in as demo."])
    #expect(person.store.state.shownAround == ["demo"])
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func theWalkthroughCanBeSkippedWhereThereIsNoBackButton(rules: Rules) async throws {
    let person = try await Person(rules)
    await person.tap("Log in")
    person.type("demo", into: "User name")
    person.type("switchback", into: "Password")
    await person.tap("Log in")
    #expect(!(await person.swipeBack()), "nothing is below")
    await person.tap("Skip")
    #expect(person.title == "Home")
    #expect(person.store.state.shownAround == ["demo"])
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func whoeverBacksOutOfTheWalkthroughArrivesAtHome(rules: Rules) async throws {
    let person = try await Person(signedInAs: "demo", rules)
    for isSwiping in [false, true] {
      await person.tap("Walk through again")
      await person.tap("Next")
      for title in ["Step 1 of 3", "Home"] {
        if isSwiping { #expect(await person.swipeBack()) } else { await person.tapBack() }
        #expect(person.title == title)
      }
    }
    await person.tap("Walk through again")
    await person.tap("Next")
    #expect(person.phone.longPressBack(toDepth: 1), "both at once")
    await person.rest()
    await person.tap("Help")
    await person.tap("Close")
    #expect(person.title == "Home")
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func oneStaysSignedInUntilOneSaysSoTwice(rules: Rules) async throws {
    let person = try await Person(signedInAs: "demo", rules)
    #expect(person.title == "Home")
    await person.tapTab(1)
    #expect(person.title == "Account")
    #expect(person.button("Delete the account")?.role == .destructive)
    for answer in ["Cancel", "Sign out"] {
      await person.tap("Sign out")
      #expect(person.phone.alert?.title == "Sign out?")
      #expect(person.phone.alert?.actions.map(\.title) == ["Sign out", "Cancel"])
      await person.tap(answer)
    }
    #expect(person.title == "Welcome")
    #expect(person.store.state == AppState(shownAround: ["demo"]))
    await person.tap("Register")
    #expect(person.title == "Register")
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func deletingTheAccountForgetsWhoHadIt(rules: Rules) async throws {
    let person = try await Person(signedInAs: "demo", rules)
    await person.tapTab(1)
    await person.tap("Delete the account")
    await person.tap("Delete")
    #expect(person.title == "Welcome")
    #expect(person.store.state == AppState())
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func theOtherTabIsAsItWasLeft(rules: Rules) async throws {
    let person = try await Person(signedInAs: "demo", rules)
    await person.tap("Help")
    await person.tapTab(1)
    #expect(person.title == "Account")
    await person.tapTab(0)
    #expect(person.title == "Help")
    #expect(await person.swipeBack())
    #expect(person.title == "Home")
    person.expectNoTrouble()
  }

  @Test func nothingOutlivesTheApp() async throws {
    let person = try await Person(signedInAs: "demo")
    await person.tap("Walk through again")
    weak let scene = person.scene
    weak let router = person.scene?.router
    weak let screen = person.screen
    await person.closeApp()
    #expect(scene == nil)
    #expect(router == nil)
    #expect(screen == nil)
  }

  @Test func theStateIsKeptInTheDefaults() {
    let defaults = UserDefaults()
    SavedState(defaults).state = AppState(session: Session(userName: "a"), shownAround: ["b", "a"])
    let state = SavedState(defaults).state
    #expect(state == AppState(session: Session(userName: "a"), shownAround: ["a", "b"]))
    SavedState(defaults).state = AppState()
    #expect(SavedState(defaults).state == AppState())
  }
}
