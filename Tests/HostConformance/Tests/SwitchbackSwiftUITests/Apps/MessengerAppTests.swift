import SwiftUI
import Switchback
import SwitchbackSwiftUI
import Testing

import struct UIKit.URL

@testable import MessengerApp

extension OnSwiftUI {
  /// The app with its real coordinators and pages, on the model of SwiftUI.
  @MainActor
  struct MessengerAppTests {
    private func open(_ rules: Rules = Rules()) async -> Person {
      let window = WindowModel()
      return await Person(window.host, window.router, rules)
    }

    @Test func aWindowShowsTheApp() async {
      let display = Display { WindowView() }
      await display.rest()
      #expect(display.title == "Friends")
      #expect(display.tabTitles.map(\.title) == ["Friends", "Messages"])
    }

    @Test(arguments: Rules.onPhones)
    func aWindowThatTheSystemEndedComesBack(rules: Rules) async throws {
      let first = Display(rules) { WindowView() }
      await first.rest()
      #expect(first.tap("Charles"))
      await first.rest()
      #expect(first.tap("Write a message"))
      await first.rest()
      #expect(first.type("Hel", into: "Message"))
      await first.rest()
      let second = Display(rules, sceneStorage: first.sceneStorage) { WindowView() }
      await second.rest()
      #expect(second.title == "Charles")
      #expect(second.alert?.title == "Go on with your message to Charles?")
      #expect(second.answer("Go on"))
      await second.rest()
      #expect(second.title == "To Charles")
      #expect(second.field("Message")?.text == "Hel")
      #expect(second.console == [])
    }

    @Test func theSystemHandsALinkOver() async throws {
      let display = Display { WindowView() }
      await display.rest()
      #expect(display.open(try #require(URL(string: "dev.switchback.Messenger:/friends/Ada"))))
      await display.rest()
      #expect(display.title == "Ada")
      #expect(display.hasNativeBack)
    }

    @Test(arguments: Rules.onPhones)
    func aLinkShowsAConversationInItsTab(rules: Rules) async throws {
      let window = WindowModel()
      let person = await Person(window.host, window.router, rules)
      await person.tap("Charles")
      window.open(try #require(URL(string: "dev.switchback.Messenger:///messages/Grace")))
      await person.rest()
      #expect(person.title == "Grace")
      #expect(person.display.tabTitles.map(\.badge) == [nil, "1 new"])
      await person.tapTab("Friends")
      #expect(person.title == "Charles")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func aLinkUnderASheetAsksAboutWhatIsWritten(rules: Rules) async throws {
      let window = WindowModel()
      let person = await Person(window.host, window.router, rules)
      let link = try #require(URL(string: "dev.switchback.Messenger:/messages/Grace"))
      await person.tap("Charles")
      await person.tap("Write a message")
      await person.type("Hel", into: "Message")
      for (answer, title) in [("Cancel", "To Charles"), ("Discard", "Grace")] {
        window.open(link)
        await person.rest()
        #expect(person.display.alert?.title == "Discard what you wrote?")
        await person.tap(answer)
        #expect(person.title == title)
      }
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func aDraftThatIsClearedAfterTheRecipientWasLookedUpCanBePulledDown(rules: Rules) async {
      let person = await open(rules)
      await person.tapTab("Messages")
      await person.tap("New message")
      await person.tap("Grace")
      await person.type("Hel", into: "Message")
      await person.tap("About Grace")
      await person.tap("Cancel")
      #expect(person.title == "To Grace")
      // SwiftUI makes the views anew meanwhile, so that the host looks at everything.
      person.display.buildAnew()
      await person.rest()
      #expect(!person.display.hasNativeBack)
      #expect(await !person.pullDown())
      await person.type("", into: "Message")
      #expect(person.display.hasNativeBack)
      #expect(await person.pullDown())
      #expect(person.title == "Messages")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func theRecipientIsLookedUp(rules: Rules) async {
      let person = await open(rules)
      await person.tapTab("Messages")
      await person.tap("New message")
      await person.tap("Grace")
      await person.tap("About Grace")
      #expect(person.title == "Grace")
      #expect(person.texts == ["Found the first bug, and kept it."])
      #expect(person.display.tabTitles.map(\.isShown) == [true, false])
      person.expectNoTrouble()
    }

    @Test(arguments: [
      ("/friends/Bob", "You have no friend called Bob."),
      ("/freinds", "This link is not known here."),
      ("//friends/Ada", "This link is not known here."),
    ])
    func whyALinkLeadsNowhereIsSaid(text: String, sentence: String) async throws {
      let window = WindowModel()
      let person = await Person(window.host, window.router, Rules())
      window.open(try #require(URL(string: "dev.switchback.Messenger:" + text)))
      await person.rest()
      #expect(person.display.alert?.title == sentence)
      await person.tap("OK")
      #expect(person.title == "Friends")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func somebodyElsesWishToHaveAMessageWrittenIsAskedAbout(rules: Rules) async throws {
      let window = WindowModel()
      let person = await Person(window.host, window.router, rules)
      for (answer, title) in [("Cancel", "Friends"), ("Write", "To Ada")] {
        window.open(try #require(URL(string: "dev.switchback.Messenger:/write/Ada")))
        await person.rest()
        #expect(person.display.alert?.title == "Write to Ada?")
        await person.tap(answer)
        #expect(person.title == title)
      }
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func theOtherTabIsAsItWasLeft(rules: Rules) async {
      let person = await open(rules)
      #expect(person.display.buttonTitles == ["Ada", "Charles", "Grace"])
      await person.tap("Ada")
      #expect(person.title == "Ada")
      #expect(person.texts == ["Writes programs for engines yet to be built."])
      await person.tapTab("Messages")
      #expect(person.title == "Messages")
      await person.tapTab("Friends")
      #expect(person.title == "Ada")
      #expect(await person.swipeBack())
      #expect(person.title == "Friends")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func whatIsReadIsCountedNoMore(rules: Rules) async {
      let person = await open(rules)
      let badges = { person.display.tabTitles.map(\.badge) }
      #expect(badges() == [nil, "2 new"])
      await person.tapTab("Messages")
      await person.tap("Ada")
      #expect(person.texts.contains("The engine weaves patterns, doesn't it?"))
      #expect(badges() == [nil, "1 new"])
      await person.tapBack()
      await person.tap("Grace")
      #expect(badges() == [nil, nil])
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func aMessageIsWrittenFromAFriendAndShownInItsConversation(rules: Rules) async {
      let person = await open(rules)
      await person.tap("Ada")
      await person.tap("Write a message")
      #expect(person.title == "To Ada")
      #expect(!person.display.buttonTitles.contains("Send"), "there is nothing to send")
      await person.type("Hello", into: "Message")
      await person.tap("Send")
      #expect(person.title == "Ada")
      #expect(person.texts.suffix(4) == ["You", "Hello", "Ada", "Noted. More soon."])
      #expect(person.display.tabTitles.map(\.isShown) == [false, true])
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func aSheetWithATextInItStaysUntilThatIsDiscarded(rules: Rules) async {
      let person = await open(rules)
      await person.tapTab("Messages")
      await person.tap("New message")
      #expect(person.title == "New message to")
      await person.tap("Grace")
      #expect(person.display.hasNativeBack, "nothing is lost yet")
      await person.type("Hel", into: "Message")
      #expect(!(await person.pullDown()))
      #expect(!person.display.hasNativeBack)
      #expect(person.display.alert == nil, "nobody is told of a pull")
      for _ in 0..<2 {
        await person.tap("Cancel")
        #expect(person.display.alert?.title == "Discard what you wrote?")
        await person.tap("Cancel")
        #expect(person.title == "To Grace")
        #expect(person.display.field("Message")?.text == "Hel")
      }
      await person.tap("Cancel")
      await person.tap("Discard")
      #expect(person.title == "Messages")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.each)
    func whoeverWritesToNobodyAfterAllCancels(rules: Rules) async {
      let person = await open(rules)
      #expect(person.display.buttonTitles == ["Ada", "Charles", "Grace"])
      await person.tapTab("Messages")
      await person.tap("New message")
      #expect(person.title == "New message to")
      #expect(person.display.buttonTitles == ["Ada", "Charles", "Grace", "Cancel"])
      await person.tap("Cancel")
      #expect(person.title == "Messages")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func anEmptySheetIsPulledDown(rules: Rules) async {
      let person = await open(rules)
      await person.tap("Grace")
      await person.tap("Write a message")
      #expect(await person.pullDown())
      #expect(person.title == "Grace")
      await person.tap("Write a message")
      await person.tap("Cancel")
      #expect(person.title == "Grace")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func whatCannotBeSentStaysAndIsSaid(rules: Rules) async {
      let person = await open(rules)
      await person.tap("Charles")
      await person.tap("Call")
      #expect(person.display.alert?.title == "Charles does not take calls.")
      await person.tap("OK")
      await person.tap("Write a message")
      await person.type("Hello", into: "Message")
      await person.tap("Send")
      #expect(person.display.alert?.title == "Charles cannot be reached. Nothing was sent.")
      await person.tap("OK")
      #expect(person.texts == ["What you wrote is still there."])
      #expect(person.display.field("Message")?.text == "Hello")
      person.expectNoTrouble()
    }

    @Test(arguments: Rules.onPhones)
    func aMessageIsForwarded(rules: Rules) async {
      let person = await open(rules)
      await person.tapTab("Messages")
      await person.tap("Ada")
      await person.tap("Forward the last message")
      #expect(person.title == "Forward to")
      #expect(person.display.buttonTitles == ["Charles", "Grace"])
      #expect(await person.swipeBack())
      #expect(person.title == "Ada")
      await person.tap("Forward the last message")
      await person.tap("Grace")
      #expect(person.title == "Grace")
      #expect(person.texts.last == "The engine weaves patterns, doesn't it?")
      person.expectNoTrouble()
    }

    @Test func aConversationThatIsSeenShowsWhatComes() async throws {
      let mailbox = ObservedMailbox(InMemoryMailbox())
      let ada = try #require(mailbox.friends.first)
      let send = ActionSender { (_: WriteMessage) in }
      let page = ConversationPage(with: ada, in: mailbox, send: send)
      let display = Display { page.content }
      await display.rest()
      _ = try mailbox.send("Hello", to: ada)
      await display.rest()
      #expect(display.texts.contains("Hello"))
    }

    @Test func aListThatIsSeenCountsWhatIsUnread() async throws {
      let mailbox = ObservedMailbox(InMemoryMailbox())
      let ada = try #require(mailbox.friends.first)
      let page = ConversationListPage(of: mailbox, send: ActionSender { (_: WriteMessage) in })
      let display = Display { page.content }
      await display.rest()
      #expect(display.texts == ["1", "1"])
      mailbox.markRead(ada)
      await display.rest()
      #expect(display.texts == ["1"])
    }
  }
}
