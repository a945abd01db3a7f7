import Switchback
import Testing
import UIKit

@testable import AuthApp

/// What is the phone's own: a back button that asks, swipes, a fade, a sheet.
@MainActor
struct LeavingTests {
  @Test(arguments: Rules.all)
  func theBackButtonOfAFormWithoutAPasswordJustGoesBack(rules: Rules) async throws {
    let person = try await Person(rules)
    await person.tap("Register")
    person.type("somebody", into: "User name")
    await person.tapBack()
    #expect(person.title == "Welcome")
    await person.tap("Register")
    #expect(person.field("User name")?.text == "somebody")
    #expect(await person.swipeBack() != rules.backActionDisablesSwipe)
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func theBackButtonOfAFormWithAPasswordAsks(rules: Rules) async throws {
    let person = try await Person(rules)
    await person.tap("Register")
    person.type("somebody", into: "User name")
    person.type("abc", into: "Password")
    #expect(!(await person.swipeBack()))
    await person.tapBack()
    #expect(person.phone.alert?.title == "Discard the new password?")
    await person.tap("Keep editing")
    #expect(person.title == "Register")
    #expect(person.field("Password")?.text == "abc")
    await person.tapBack()
    await person.tap("Discard")
    #expect(person.title == "Welcome")
    await person.tap("Register")
    #expect(person.field("User name")?.text == "somebody")
    #expect(person.field("Password")?.text == "")
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func oneRegistersAfterHavingDeclinedTheTerms(rules: Rules) async throws {
    let person = try await Person(rules)
    await person.tap("Register")
    person.type("somebody", into: "User name")
    person.type("long enough", into: "Password")
    person.type("long enough", into: "Password again")
    await person.tap("Go on")
    #expect(person.title == "Terms and conditions")
    await person.tap("Decline")
    #expect(person.title == "Register")
    #expect(person.texts.contains("You can only register if you accept the terms and conditions."))
    await person.tap("Go on")
    await person.tap("Accept")
    #expect(person.phone.alert == nil, "a flow that finishes asks nobody")
    #expect(person.title == "Step 1 of 3")
    #expect(person.store.state.session?.userName == "somebody")
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func theTermsCanBeSwipedAwayAlthoughTheFormBelowMinds(rules: Rules) async throws {
    let person = try await Person(rules)
    await person.tap("Register")
    person.type("somebody", into: "User name")
    person.type("long enough", into: "Password")
    person.type("long enough", into: "Password again")
    await person.tap("Go on")
    #expect(await person.swipeBack())
    #expect(person.title == "Register")
    #expect(person.phone.alert == nil)
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func loggingInCanBeSwipedAway(rules: Rules) async throws {
    let person = try await Person(rules)
    await person.tap("Log in")
    person.type("somebody", into: "User name")
    #expect(await person.swipeBack())
    #expect(person.title == "Welcome")
    await person.tap("Register")
    #expect(person.field("User name")?.text == "somebody", "what was typed is still there")
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func homeFadesInAndWhatIsPushedThereCanBeSwipedAway(rules: Rules) async throws {
    let person = try await Person(rules)
    await person.tap("Log in")
    person.type("demo", into: "User name")
    person.type("switchback", into: "Password")
    await person.tap("Log in")
    await person.tap("Skip")
    #expect(person.title == "Home")
    #expect(person.screen?.view.alpha == 1)
    await person.tap("Help")
    #expect(await person.swipeBack())
    #expect(person.title == "Home")
    #expect(!(await person.swipeBack()), "nothing is below")
    person.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func theSheetIsPulledDownOrClosed(rules: Rules) async throws {
    let person = try await Person(rules)
    await person.tap("About")
    #expect(person.title == "About")
    #expect(person.hostedTexts.contains { $0.contains("demo") && $0.contains("switchback") })
    #expect(person.phone.beginPull())
    person.phone.cancelPull()
    await person.rest()
    #expect(person.title == "About")
    #expect(person.phone.pullDown())
    await person.rest()
    #expect(person.title == "Welcome")
    await person.tap("About")
    await person.tap("Close")
    #expect(person.title == "Welcome")
    await person.tap("Log in")
    #expect(person.title == "Log in")
    person.expectNoTrouble()
  }

  @Test(arguments: ["Log in", "Register"])
  func aScreenThatIsLeftIsGone(name: String) async throws {
    let person = try await Person()
    await person.tap(name)
    person.type("abc", into: "Password")
    weak let screen = person.screen
    await person.tapBack()
    if person.phone.alert != nil { await person.tap("Discard") }
    #expect(person.title == "Welcome")
    #expect(screen == nil)
  }
}
