import Switchback
import Testing

@testable import struct Switchback.NavigationIssue

struct NavigationIssueTests {
  static let kinds: [NavigationIssue.Kind] = [
    .dismissedFromInside, .flowEndedTwice(first: .systemBack(.key), at: nil),
    .outputSetTooLate(ended: .systemBack(.key), at: nil),
    .moduleOfAnotherFlow(shownBy: nil, askedBy: FlowID(1, "LogIn")), .flowShowsNothing,
    .coordinatorAlreadyRunning, .coordinatorInsideItself,
    .coordinatorAlreadyOwned, .coordinatorNotOwned, .moduleNotShown, .unannouncedScreen,
    .coveredByOtherCode,
    .hostTakenOver, .commandDropped, .commandGivenUp, .rejected(.notInStack),
    .rejected(.alreadyInStack), .rejected(.shownByAnotherRouter), .rejected(.foreignScreen),
    .rejected(.notInThisFlow), .rejected(.nothingToShow), .rejected(.flowEnded),
    .rejected(.routerGone),
  ]

  @Test(arguments: kinds)
  func everyIssueSaysWhatHappenedWhatItMeansAndWhatToDo(kind: NavigationIssue.Kind) {
    let source = CallSite(file: "App/Main.swift", line: 7)
    let text = NavigationIssue(kind, subject: "LogIn", source: source).description
    #expect(text.hasPrefix("LogIn: "))
    #expect(text.hasSuffix(" (App/Main.swift:7)"))
    #expect(!text.contains("\n"))
    let sentences = text.split(separator: ". ").count
    #expect(sentences >= 3, "\(text)")
  }
}
