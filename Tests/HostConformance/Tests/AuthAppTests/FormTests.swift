import Switchback
import Testing
import UIKit

@testable import AuthApp

/// What a form tells those who fill it in, and those who do not see it.
@MainActor
@Suite(.serialized)
struct FormTests {
  @Test func fieldsHaveNamesThatStay() async throws {
    let person = try await Person()
    await person.tap("Register")
    #expect(person.fieldTitles == ["User name", "Password", "Password again"])
    person.type("ada", into: "User name")
    #expect(person.fieldTitles.first == "User name")
    #expect(person.field("Password")?.isSecureTextEntry == true)
    #expect(person.field("User name")?.isSecureTextEntry == false)
  }

  @Test(arguments: [false, true])
  func whatWasWrongIsShownSaidAloudAndGoneTo(isListening: Bool) async throws {
    UIAccessibility.isVoiceOverRunning = isListening
    defer { UIAccessibility.isVoiceOverRunning = false }
    let person = try await Person()
    await person.tap("Log in")
    let (name, password) = (person.field("User name"), person.field("Password"))
    name?.becomeFirstResponder()
    password?.sendActions(for: .editingDidEndOnExit)
    await person.rest()
    #expect(person.texts == ["The user name or the password is wrong."])
    #expect(person.phone.window.announced == "The user name or the password is wrong.")
    #expect(person.phone.window.typedInto === (isListening ? name : password))
  }

  @Test func whatWasWrongBelowAnotherPageIsSaidWhenThatIsGone() async throws {
    let person = try await Person()
    await person.tap("Register")
    person.type("ada", into: "User name")
    person.type("lovelace1", into: "Password")
    person.type("lovelace1", into: "Password again")
    await person.tap("Go on")
    let form = person.phone.frontNavigation?.viewControllers.dropLast().last
    let register = try #require(form as? RegisterViewController)
    let sentence = "The user name ada is taken. Please choose another one."
    register.show(error: .nameTaken("ada"))
    #expect(person.phone.window.announced != sentence)
    await person.tapBack()
    #expect(person.title == "Register")
    #expect(person.phone.window.announced == sentence)
    #expect(person.phone.window.typedInto === person.field("User name"))
  }

  @Test func whileTheServerIsAskedNothingCanBeChangedOrSentAgain() async throws {
    let server = Server()
    let person = try await Person(accounts: server.accounts)
    await person.tap("Log in")
    person.type("demo", into: "User name")
    person.type("wrong", into: "Password")
    await person.tap("Log in")
    let button = try #require(person.button("Log in"))
    #expect(!button.isEnabled)
    #expect(button.configuration?.showsActivityIndicator == true)
    #expect(person.field("Password")?.isEnabled == false)
    person.field("Password")?.sendActions(for: .editingDidEndOnExit)
    await server.answer()
    await person.rest()
    #expect(server.count == 1)
    #expect(button.isEnabled)
    #expect(button.configuration?.showsActivityIndicator == false)
    #expect(person.texts == ["The user name or the password is wrong."])
    person.type("switchback", into: "Password")
    await person.tap("Log in")
    #expect(person.texts == [], "it is not known yet whether that is wrong, too")
    await server.answer()
    await person.rest()
    #expect(person.title == "Step 1 of 3")
    person.expectNoTrouble()
  }

  @Test func whoeverGoesBackMeanwhileIsNotSignedIn() async throws {
    let server = Server()
    let person = try await Person(accounts: server.accounts)
    await person.tap("Log in")
    person.type("demo", into: "User name")
    person.type("switchback", into: "Password")
    await person.tap("Log in")
    #expect(await person.swipeBack())
    await server.answer()
    await person.rest()
    #expect(person.title == "Welcome")
    #expect(person.store.state == AppState())
    person.expectNoTrouble()
  }

  @Test func whatIsCancelledIsNotDone() async throws {
    let accounts = InMemoryAccounts()
    let slow = SlowAccounts(accounts) { withUnsafeCurrentTask { $0?.cancel() } }
    let task = Task { () async -> AccountError? in
      do throws(AccountError) {
        _ = try await slow.register(userName: "ada", password: "lovelace1")
        return nil
      } catch {
        return error
      }
    }
    #expect(await task.value == .cancelled)
    #expect(throws: AccountError.wrongNameOrPassword) {
      try accounts.logIn(userName: "ada", password: "lovelace1")
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
