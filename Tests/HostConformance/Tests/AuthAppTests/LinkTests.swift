import Switchback
import Testing
import UIKit

@testable import AuthApp

/// Links that the system hands over, when it starts the app and later.
@MainActor
struct LinkTests {
  @Test(arguments: Rules.all)
  func theAppBeginsWhereALinkLeads(rules: Rules) async throws {
    let person = try await Person(signedInAs: "demo", opening: "/home/help", rules)
    #expect(person.title == "Help")
    await person.tapBack()
    #expect(person.title == "Home")
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func aLinkGoesOnWhenSomebodyHasSignedIn(rules: Rules) async throws {
    let person = try await Person(opening: "/account", rules)
    #expect(person.title == "Welcome")
    await person.tap("Log in")
    person.type("demo", into: "User name")
    person.type("switchback", into: "Password")
    await person.tap("Log in")
    await person.tap("Skip")
    #expect(person.title == "Account")
    await person.tapTab(0)
    #expect(person.title == "Home")
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func aLinkIsOpenedWhileTheAppRuns(rules: Rules) async throws {
    let person = try await Person(signedInAs: "demo", rules)
    await person.tapTab(1)
    try await person.open("///home/walkthrough")
    #expect(person.title == "Step 1 of 3")
    try await person.open("/account")
    #expect(person.title == "Account")
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func aLinkAsksAboutAPasswordThatWasTyped(rules: Rules) async throws {
    let person = try await Person(rules)
    await person.tap("Register")
    person.type("abc", into: "Password")
    for (answer, title) in [("Keep editing", "Register"), ("Discard", "Log in")] {
      try await person.open("/sign-in/log-in")
      #expect(person.phone.alert?.title == "Discard the new password?")
      await person.tap(answer)
      #expect(person.title == title)
    }
    person.expectNoTrouble()
  }

  @Test(arguments: [
    ("/sign-in", "You are signed in as demo. Sign out first."),
    ("/home/halp", "This link is not known here."),
    ("//home/help", "This link is not known here."),
    ("/home#help", "This link is not known here."),
  ])
  func whyALinkLeadsNowhereIsSaid(link: String, sentence: String) async throws {
    let person = try await Person(signedInAs: "demo", opening: link)
    for _ in 0..<2 {
      #expect(person.phone.alert?.title == sentence)
      await person.tap("OK")
      #expect(person.title == "Home")
      try await person.open(link)
    }
    person.expectNoTrouble()
  }

  @Test func nothingOutlivesTheAppThatALinkHasStarted() async throws {
    let person = try await Person(signedInAs: "demo", opening: "/home/help")
    weak let router = person.scene?.router
    await person.closeApp()
    #expect(router == nil)
  }
}
