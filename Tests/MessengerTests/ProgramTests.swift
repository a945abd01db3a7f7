import Foundation
import Testing

/// The built program, with piped input: whole transcripts.
final class ProgramTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram("Messenger") }
  deinit { program.cleanUp() }

  @Test func aFriendsListHasThreeMeanings() throws {
    let run = try program.run(
      ["--audit"],
      input: ["1", "tab messages", "3", "3", "Hello", "2", "2", "1", "1", "quit"])
    #expect(
      run.errors == """
        [tab 1 Friends] | tab 2 Messages (2 new)
        == Friends ==
          1) Ada
          2) Charles
          3) Grace
        Your choice (1-3, back, quit or help): 1

        [tab 1 Friends] | tab 2 Messages (2 new)
        == Ada ==
        Writes programs for engines yet to be built.
          1) Write a message
          2) Call
        Your choice (1-2, or help): tab messages

        tab 1 Friends | [tab 2 Messages (2 new)]
        == Messages ==
          1) Ada (1 new)
          2) Grace (1 new)
          3) New message
        Your choice (1-3, or help): 3

        == New message to ==
          1) Ada
          2) Charles
          3) Grace
        Your choice (1-3, or help): 3

        == To Grace ==
        Type :back to go back, :quit to leave, or :help.
        Message: Hello

        tab 1 Friends | [tab 2 Messages (1 new)]
        == Grace ==
        Grace: Ask forgiveness, not permission.
        You: Hello
          1) Write
          2) Forward the last message
        Your choice (1-2, or help): 2

        tab 1 Friends | [tab 2 Messages (1 new)]
        == Forward to ==
          1) Ada
          2) Charles
        Your choice (1-2, or help): 2

        == Charles cannot be reached. Nothing was sent. ==
        OK (press Enter): 1

        tab 1 Friends | [tab 2 Messages (1 new)]
        == Forward to ==
          1) Ada
          2) Charles
        Your choice (1-2, or help): 1

        tab 1 Friends | [tab 2 Messages]
        == Ada ==
        Ada: The engine weaves patterns, doesn't it?
        You: Hello
        Ada: Noted. More soon.
          1) Write
          2) Forward the last message
        Your choice (1-2, or help): quit
        audit: 5 flows ended, 0 leaks

        """)
    #expect(run.output == "sent: 2 messages\n")
    #expect(run.status == 0)
  }

  @Test func backGoesThroughTheTabsThatWereVisitedAndThenOut() throws {
    let run = try program.run(input: ["tab 2", "1", "tab 1", "2", "back", "back", "back", "back"])
    #expect(
      run.errors.hasSuffix(
        """
        [tab 1 Friends] | tab 2 Messages (1 new)
        == Charles ==
        Builds engines. Out of town.
          1) Write a message
          2) Call
        Your choice (1-2, or help): back

        [tab 1 Friends] | tab 2 Messages (1 new)
        == Friends ==
          1) Ada
          2) Charles
          3) Grace
        Your choice (1-3, or help): back

        tab 1 Friends | [tab 2 Messages (1 new)]
        == Ada ==
        Ada: The engine weaves patterns, doesn't it?
          1) Write
          2) Forward the last message
        Your choice (1-2, or help): back

        tab 1 Friends | [tab 2 Messages (1 new)]
        == Messages ==
          1) Ada
          2) Grace (1 new)
          3) New message
        Your choice (1-3, or help): back

        """))
    #expect(run.output == "sent: 0 messages\n")
  }

  @Test func aSecondTapGoesBackToTheRoot() throws {
    let run = try program.run(input: ["1", "tab 1", "quit"])
    #expect(run.errors.contains("help): tab 1\n\n[tab 1 Friends] | tab 2 Messages (2 new)\n== Fri"))
  }

  @Test func whatWasNotSentIsKeptAndNotLostWithoutAsking() throws {
    let run = try program.run(
      ["--open", "/friends/Charles"],
      input: ["1", "Hello", "1", ":back", "2", ":back", "1", "quit"])
    #expect(
      run.errors.contains(
        """
        == To Charles ==
        Type :back to go back, :quit to leave, or :help.
        Message: Hello

        == Charles cannot be reached. Nothing was sent. ==
        OK (press Enter): 1

        == To Charles ==
        Type :back to go back, :quit to leave, or :help.
        What you wrote is still there.
        Message [Hello]: :back

        == Discard what you wrote? ==
          1) Discard
          2) Keep writing
        Your choice (1-2, or help): 2

        """))
    #expect(run.errors.hasSuffix("2) Call\nYour choice (1-2, or help): quit\n"))
  }

  @Test func aWordAboutTabsIsNoMessage() throws {
    let run = try program.run(input: ["1", "1", ":tab 2", ":back", "quit"])
    #expect(
      run.errors.contains("Message: :tab 2\nThere are no tabs to go to from here.\nMessage: "))
    #expect(run.output == "sent: 0 messages\n")
  }

  @Test func quittingAtAnErrorLeaves() throws {
    let run = try program.run(input: ["1", "2", "quit"])
    #expect(run.errors.hasSuffix("OK (press Enter): quit\n"))
    #expect(run.output == "sent: 0 messages\n")
  }

  @Test func aLinkIsWhereItBegins() throws {
    let run = try program.run(["--open", "/messages/Grace", "--audit"], input: ["back", "quit"])
    #expect(
      run.errors == """
        tab 1 Friends | [tab 2 Messages (1 new)]
        == Grace ==
        Grace: Ask forgiveness, not permission.
          1) Write
          2) Forward the last message
        Your choice (1-2, back, quit or help): back

        tab 1 Friends | [tab 2 Messages (1 new)]
        == Messages ==
          1) Ada (1 new)
          2) Grace
          3) New message
        Your choice (1-3, or help): quit
        audit: 3 flows ended, 0 leaks

        """)
    #expect(run.status == 0)
  }

  @Test func aLinkToNobodyIsSaidAndTheProgramBeginsAsWithoutIt() throws {
    let run = try program.run(["--open=/friends/Bob"], input: ["", "quit"])
    #expect(
      run.errors.hasPrefix(
        """
        == You have no friend called Bob. ==
        OK (press Enter):\(" ")

        [tab 1 Friends] | tab 2 Messages (2 new)
        == Friends ==
        """))
    #expect(run.status == 0)
  }

  @Test func somebodyElsesWishToHaveAMessageWrittenIsAskedAbout() throws {
    let run = try program.run(["--open", "/write/Ada"], input: ["1", ":back", "quit"])
    #expect(
      run.errors.hasPrefix(
        """
        == Write to Ada? ==
          1) Write
          2) Cancel
        Your choice (1-2, back, quit or help): 1

        == To Ada ==

        """))
  }

  @Test func aLinkUnderASheetAsksAboutWhatIsWritten() throws {
    let run = try program.run(
      input: ["tab 2", "3", "2", "Hello", "", ":about Charles", "2", ":about Charles", "1", "quit"])
    let question = "== Discard what you wrote? ==\n"
    #expect(run.errors.components(separatedBy: question).count == 3)
    #expect(
      run.errors.hasSuffix(
        """
        == Discard what you wrote? ==
          1) Discard
          2) Keep writing
        Your choice (1-2, or help): 1

        [tab 1 Friends] | tab 2 Messages (2 new)
        == Charles ==
        Builds engines. Out of town.
          1) Write a message
          2) Call
        Your choice (1-2, or help): quit

        """))
    #expect(run.output == "sent: 0 messages\n")
  }

  @Test(arguments: [
    ("/freinds/Ada", "there is no freinds"),
    ("/friends/Ada/photo", "there is no photo after /friends/Ada"),
    ("/friends/A%2", "in A%2, two hexadecimal digits have to follow the percent sign"),
    ("/friends//Ada", "two slashes stand in a row"),
    ("messenger://friends", "it has to begin after the scheme and the host"),
    ("/friends/..", "a part of it is . or .."),
    ("/", "something has to follow"),
  ])
  func whatIsWrongWithALinkIsSaidAndWhatItCanBe(_ link: String, _ words: String) throws {
    let run = try program.run(["--open", link])
    #expect(
      run.errors == """
        Messenger: The link \(link) cannot be opened: \(words). It can be /friends, /friends/NAME, \
        /messages, /messages/NAME, /write or /write/NAME.
        Try Messenger --help.

        """)
    #expect(run.status == 64)
  }

  @Test func actionsAreTraced() throws {
    let run = try program.run(["--trace"], input: ["1", "2", "1", "quit"])
    #expect(
      run.errors.contains(
        "trace: action SelectedFriend from FriendListScreen#2: FriendsCoordinator#2 handled it"))
    #expect(
      run.errors.contains(
        "trace: action Failed from FriendScreen#4: FriendsCoordinator#2 > MainCoordinator#1 handled"
      )
    )
  }

  @Test(arguments: [
    (["--frend"], "There is no option --frend."),
    (["ada"], "There is no argument ada."),
    (["--open="], "The option --open needs a link."),
    (["--open"], "The option --open needs a link."),
  ])
  func wrongOptionsAreSaid(_ arguments: [String], _ sentence: String) throws {
    let run = try program.run(arguments)
    #expect(run.errors == "Messenger: \(sentence)\nTry Messenger --help.\n")
    #expect(run.output == "")
    #expect(run.status == 64)
  }

  @Test(arguments: [
    ("--help", "Usage: Messenger ["), ("--version", "Messenger: there is no release yet\n"),
  ])
  func helpAndVersionArePrinted(_ option: String, _ beginning: String) throws {
    let run = try program.run([option])
    #expect(run.output.hasPrefix(beginning))
    #expect(run.status == 0)
  }

  @Test func theEndOfTheInputLeavesEverything() throws {
    let run = try program.run(input: ["tab 2", "3", "1"])
    #expect(run.output == "sent: 0 messages\n")
    #expect(run.status == 0)
  }
}
