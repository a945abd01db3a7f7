import SwitchbackTesting
import Testing

@testable import Switchback

/// What the user is to be asked about comes back last, if he agrees.
@MainActor
@Suite(.waitsForRelease)
struct RestorationQuestionTests {
  /// A program that asks about forms.
  private func desks(askingFor asked: Set<Desk.Route> = [.form]) -> Desks {
    let desks = Desks()
    desks.admission = { asked.contains($0) ? .asking("Open \($0)?", button: "Yes") : nil }
    return desks
  }

  @Test func itIsAskedOnceEverythingElseIsBack() async throws {
    let place = try await place(of: [.page(1), .form], text: "Dear Ada")
    let desks = desks()
    desks.start(restoring: place)
    #expect(desks.names == ["list", "page 1"])
    #expect(desks.reports == [])
    #expect(desks.host.question?.text == "Open form?")
    #expect(desks.host.question?.choices.map(\.title) == ["Yes"])
    #expect(desks.host.commands.count == 1)
    desks.host.question?.answer(0)
    #expect(desks.names == ["list", "page 1", "form"])
    #expect(desks.desk?.form?.text == "Dear Ada")
    #expect(desks.reports.map(\.losses) == [[]])
    #expect(desks.host.question == nil)
    desks.close()
  }

  @Test func whoDeclinesIsLeftBelow() async throws {
    let place = try await place(of: [.page(1), .form, .page(2)])
    for policy in [RestorationPolicy.stopThere, .startFlowOver, .startOver] {
      let desks = desks()
      desks.policy = policy
      desks.start(restoring: place)
      desks.host.question?.answer(nil)
      #expect(desks.names == ["list", "page 1"])
      #expect(
        desks.reports.map(\.losses) == [[.notAdmitted(RouteName(Desk.Route.form), "Open form?")]])
      #expect(desks.host.question == nil)
      desks.close()
    }
  }

  @Test func oneQuestionComesAfterTheOther() async throws {
    let place = try await place(of: [.page(1), .form])
    let desks = desks(askingFor: [.page(1), .form])
    desks.start(restoring: place)
    #expect(desks.names == ["list"])
    desks.host.question?.answer(0)
    #expect(desks.names == ["list", "page 1"])
    #expect(desks.host.question?.text == "Open form?")
    desks.host.question?.answer(0)
    #expect(desks.names == ["list", "page 1", "form"])
    desks.close()
  }

  @Test func whileItIsAskedThePlaceIsKeptAsItWas() async throws {
    let place = try await place(of: [.form], text: "Dear Ada")
    let desks = desks()
    desks.start(restoring: place)
    await nextTurn()
    #expect(try desks.place().normalized == place.normalized)
    #expect(try desks.place().attempts == 0, "it has not ended the program")
    desks.host.question?.answer(nil)
    await nextTurn()
    #expect(try desks.place().outline.contains("NoteForm") == false)
    desks.close()
  }

  @Test(arguments: [InMemoryHost.Completion.atOnce, .whenTold])
  func whatIsShownBelowCountsAsTriedUntilTheUserIsAsked(
    completion: InMemoryHost.Completion
  ) async throws {
    let place = try await place(of: [.page(1), .form])
    let desks = desks()
    desks.host.completion = completion
    desks.start(restoring: place)
    #expect(try desks.place().attempts == 1, "a page may yet end the program as it is shown")
    await nextTurn()
    if completion == .whenTold {
      #expect(try desks.place().attempts == 1)
      desks.host.completeTransition()
      await nextTurn()
    }
    #expect(desks.host.question != nil)
    #expect(try desks.place().attempts == 0)
    desks.close()
  }

  @Test func aLinkMeanwhileTakesTheQuestionBack() async throws {
    let place = try await place(of: [.form])
    let desks = desks()
    desks.start(restoring: place)
    #expect(desks.host.question != nil)
    desks.router.open(DeepLink(Desk.Route.page(3)))
    #expect(desks.host.question == nil)
    #expect(desks.names == ["list", "page 3"])
    #expect(desks.reports.map(\.losses) == [[.interrupted(RouteName(Desk.Route.form))]])
    desks.close()
  }

  @Test func whatIsShownMeanwhileNeedsNoAnswer() async throws {
    let place = try await place(of: [.form, .page(2)], text: "Dear Ada")
    let desks = desks()
    desks.start(restoring: place)
    #expect(desks.host.question != nil)
    desks.desk?.go(.form)
    #expect(desks.host.question == nil)
    #expect(desks.names == ["list", "form", "page 2"])
    #expect(desks.desk?.form?.text == "Dear Ada")
    #expect(desks.reports.map(\.losses) == [[]])
    desks.close()
  }

  @Test func whereSomethingElseIsShownMeanwhileNothingIsAskedAnyMore() async throws {
    let place = try await place(of: [.form])
    let desks = desks()
    desks.start(restoring: place)
    desks.desk?.go(.page(3))
    #expect(desks.host.question == nil)
    #expect(desks.names == ["list", "page 3"])
    #expect(desks.reports.map(\.losses) == [[.interrupted(RouteName(Desk.Route.form))]])
    desks.close()
  }

  @Test func whatChangesItsMindMeanwhileIsAskedAboutAsItWas() async throws {
    let place = try await place(of: [.form])
    let desks = desks()
    desks.start(restoring: place)
    desks.desk?.admission = { _ in .closed(reason: "Too late.") }
    desks.host.question?.answer(0)
    #expect(desks.names == ["list"])
    #expect(
      desks.reports.map(\.losses) == [[.notAdmitted(RouteName(Desk.Route.form), "Too late.")]])
    desks.close()
  }

  @Test func aTabIsAskedAboutAndTheSelectedOneStays() throws {
    for answer in [0, nil] {
      let earlier = LinkStory()
      earlier.router.open(DeepLink(Shell.Route.tabs, Shell.Route.second, Library.Route.book("a")))
      earlier.router.open(DeepLink(Shell.Route.tabs, Shell.Route.first))
      let before = earlier.router.snapshot().owned
      earlier.router.close()
      let later = LinkStory(begins: false)
      later.facts.admission = { $0 == .second ? .asking("Second?") : nil }
      var reports: [RestorationReport] = []
      later.begin(restoring: before) { reports.append($0) }
      #expect(later.text.contains("* first"))
      #expect(
        later.host.question?.text == "Second?" || later.host.front.question?.text == "Second?")
      (later.host.question ?? later.host.front.question)?.answer(answer)
      #expect(later.text.contains("* first"), "\(later.text)")
      #expect(reports.count == 1)
      #expect(reports.first?.losses.isEmpty == (answer == 0))
      later.router.close()
    }
  }
}
