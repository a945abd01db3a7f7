import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

@testable import AuthSwiftUIApp

extension OnSwiftUI {
  /// What a form tells those who fill it in, and those who do not see it; and how it is left.
  @MainActor
  struct AuthFormTests {
    private let store = AuthAppTests.Store()

    private func open(
      accounts: any Accounts = InMemoryAccounts(), _ rules: Rules = Rules(),
    ) async -> Person {
      let window = WindowModel(store: store, accounts: accounts)
      return await Person(window.host, window.router, rules)
    }

    private func fillIn(_ person: Person) async {
      await person.tap("Register")
      await person.type("somebody", into: "User name")
      await person.type("long enough", into: "Password")
      await person.type("long enough", into: "Password again")
    }

    @Test func theReturnKeyGoesFromFieldToFieldAndSends() async {
      let person = await open()
      await person.tap("Register")
      #expect(person.display.fields.map(\.name) == ["User name", "Password", "Password again"])
      #expect(person.display.fields.map(\.isSecure) == [false, true, true])
      await person.submit("User name")
      #expect(person.display.fieldInFocus == "Password")
      await person.submit("Password")
      #expect(person.display.fieldInFocus == "Password again")
      await person.submit("Password again")
      #expect(person.texts.contains("Please choose a user name."))
    }

    @Test(arguments: [false, true])
    func whatWasWrongIsShownSaidAloudAndGoneTo(isListening: Bool) async {
      let person = await open()
      person.display.isVoiceOverRunning = isListening
      await person.tap("Log in")
      for _ in 1...2 {
        await person.submit("Password")
        #expect(person.display.textInFocus == "The user name or the password is wrong.")
        #expect(person.display.fieldInFocus == (isListening ? nil : "Password"))
      }
    }

    @Test func whatIsWrongOnceMoreIsSaidOnceMore() async {
      let person = await open()
      await person.tap("Register")
      await person.type("long enough", into: "Password")
      await person.submit("Password again")
      #expect(person.display.fieldInFocus == "Password")
      await person.submit("Password")
      #expect(person.display.fieldInFocus == "Password again")
      await person.type("long enough", into: "Password")
      await person.submit("Password again")
      #expect(person.display.fieldInFocus == "Password", "the same mistake again")
    }

    @Test func whileTheServerIsAskedNothingCanBeChangedOrSentAgain() async {
      let server = Server()
      let person = await open(accounts: server.accounts)
      await person.tap("Log in")
      await person.type("demo", into: "User name")
      await person.type("wrong", into: "Password")
      await person.tap("Log in")
      #expect(person.display.showsProgress)
      #expect(!person.display.buttonTitles.contains("Log in"))
      #expect(person.display.field("Password")?.isEnabled == false)
      await server.answer()
      await person.rest()
      #expect(server.count == 1)
      #expect(!person.display.showsProgress)
      #expect(person.texts == ["The user name or the password is wrong."])
      await person.type("switchback", into: "Password")
      await person.tap("Log in")
      #expect(person.texts == [], "it is not known yet whether that is wrong, too")
      await server.answer()
      await person.rest()
      #expect(person.title == "Step 1 of 3")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func whoeverGoesBackMeanwhileIsNotSignedIn(rules: Rules) async {
      let server = Server()
      let person = await open(accounts: server.accounts, rules)
      await person.tap("Log in")
      await person.type("demo", into: "User name")
      await person.type("switchback", into: "Password")
      await person.tap("Log in")
      #expect(await person.swipeBack())
      await server.answer()
      await person.rest()
      #expect(person.title == "Welcome")
      #expect(store.state == AppState())
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func aFormWithoutAPasswordIsLeftAsAnyPage(rules: Rules) async {
      let person = await open(rules)
      await person.tap("Register")
      await person.type("somebody", into: "User name")
      #expect(person.display.hasNativeBack)
      #expect(await person.swipeBack())
      #expect(person.title == "Welcome")
      await person.tap("Register")
      #expect(person.display.field("User name")?.text == "somebody", "it is still there")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func aFormWithAPasswordAsks(rules: Rules) async {
      let person = await open(rules)
      await person.tap("Register")
      await person.type("somebody", into: "User name")
      await person.type("abc", into: "Password")
      #expect(!person.display.hasNativeBack)
      await person.tapBack()
      #expect(person.display.alert?.title == "Discard the new password?")
      await person.tap("Cancel")
      #expect(person.title == "Register")
      #expect(person.display.field("Password")?.text == "abc")
      await person.tapBack()
      await person.tap("Discard")
      #expect(person.title == "Welcome")
      await person.tap("Register")
      #expect(person.display.field("User name")?.text == "somebody")
      #expect(person.display.field("Password")?.text == "")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func oneRegistersAfterHavingDeclinedTheTerms(rules: Rules) async {
      let person = await open(rules)
      await fillIn(person)
      await person.tap("Go on")
      #expect(person.title == "Terms and conditions")
      await person.tap("Decline")
      #expect(person.title == "Register")
      let sentence = "You can only register if you accept the terms and conditions."
      #expect(person.texts.contains(sentence))
      #expect(person.display.textInFocus == sentence)
      await person.tap("Go on")
      await person.tap("Accept")
      #expect(person.display.alert == nil, "a flow that finishes asks nobody")
      #expect(person.title == "Step 1 of 3")
      #expect(store.state.session?.userName == "somebody")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func theTermsCanBeSwipedAwayAlthoughTheFormBelowMinds(rules: Rules) async {
      let person = await open(rules)
      await fillIn(person)
      await person.tap("Go on")
      #expect(await person.swipeBack())
      #expect(person.title == "Register")
      #expect(person.display.alert == nil)
      person.expectNoTrouble()
    }

    @Test func aLongPressOverTheTermsAsksBecauseOfTheFormBelow() async {
      let person = await open()
      await fillIn(person)
      await person.tap("Go on")
      #expect(person.display.pressBack(toDepth: 1))
      await person.rest()
      #expect(person.display.alert?.title == "Discard the new password?")
      #expect(person.title == "Terms and conditions", "it was put back")
      await person.tap("Discard")
      #expect(person.title == "Welcome")
    }
  }
}

/// Answers when a test says so.
@MainActor
private final class Server {
  private(set) var count = 0
  private var waiting: CheckedContinuation<Void, Never>?

  var accounts: SlowAccounts {
    SlowAccounts(InMemoryAccounts()) {
      self.count += 1
      await withCheckedContinuation { self.waiting = $0 }
    }
  }

  func answer() async {
    for _ in 0..<100_000 where waiting == nil { await Task.yield() }
    #expect(waiting != nil, "nothing was asked")
    waiting?.resume()
    waiting = nil
  }
}
