import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct HeldDismissalTests {
  @Test(arguments: [LeavePolicy.allowed, .ask])
  func whatAFlowDismissesLeavesAsAWholeAlsoAfterAnAnswer(policy: LeavePolicy) {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    flow.present(TestModule("b"))
    let page = GuardedModule("c", leaving: policy)
    story.router.push(page)
    #expect(story.names == ["a", "b", "c"])
    let ticket = flow.dismiss()
    page.leaveAnyway()
    #expect(story.names == ["a"])
    #expect(ticket.outcome != nil)
    #expect(story.host.names == ["a"])
  }

  @Test(arguments: [LeavePolicy.allowed, .ask])
  func whatIsNotTheFlowsOwnOnItsSheetLeavesWithItAlsoAfterAnAnswer(policy: LeavePolicy) {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    flow.present(TestModule("b"))
    let page = GuardedModule("c", leaving: policy)
    story.router.replaceTop(page)
    let ticket = flow.dismiss()
    page.leaveAnyway()
    #expect(story.names == ["a"])
    guard case .committed = ticket.outcome else {
      Issue.record("\(ticket.outcome as Any)")
      return
    }
  }

  /// By what means a sheet is to go as a whole.
  enum Means: String, CaseIterable {
    case dismissal, back, pull, pullThatCannotBeStopped
  }

  @Test(arguments: Means.allCases)
  func aSheetThatIsToGoGoesWithWhatHasComeMeanwhile(means: Means) {
    let story = Story()
    story.push("a")
    let form = GuardedModule("form", leaving: .ask)
    story.router.present(form)
    leave(story, means)
    #expect(story.host.allNames == [["a"], ["form"]])
    story.push("b")
    story.present("c")
    form.leaveAnyway()
    #expect(story.names == ["a"])
    #expect(story.host.allNames == [["a"]])
    let cause = means == .dismissal ? "dismissed" : means == .back ? "key" : "pullDown"
    #expect(story.told.map { $0.prefix(1) } == ["c", "b"])
    #expect(story.told.allSatisfy { $0.contains(cause) }, "\(story.told)")
    story.expectReleased()
  }

  @Test(arguments: Means.allCases)
  func whatHasComeMeanwhileIsAskedAsWell(means: Means) {
    let story = Story()
    story.push("a")
    let form = GuardedModule("form", leaving: .ask)
    story.router.present(form)
    leave(story, means)
    let later = GuardedModule("later", leaving: .ask)
    story.router.push(later)
    form.leaveAnyway()
    #expect(story.host.allNames == [["a"], ["form", "later"]])
    later.stay()
    #expect(story.host.allNames == [["a"], ["form", "later"]])
    leave(story, means == .back ? .pull : means)
    later.leaveAnyway()
    form.leaveAnyway()
    #expect(story.host.allNames == [["a"]])
    story.expectReleased()
  }

  @Test(arguments: Means.allCases)
  func whereWhatWasMeantIsGoneTheSheetStays(means: Means) {
    let story = Story()
    story.push("a")
    let form = GuardedModule("form", leaving: .ask)
    story.router.present(form)
    leave(story, means)
    form.leaving = .allowed
    story.router.replaceTop(story.module("b"))
    form.leaveAnyway()
    #expect(story.host.allNames == [["a"], ["b"]])
    story.expectReleased()
  }

  private func leave(_ story: Story, _ means: Means) {
    switch means {
    case .dismissal: story.router.dismiss()
    case .back: story.host.front.back()
    case .pull: story.host.front.pullDown()
    case .pullThatCannotBeStopped: story.host.changePresented(to: nil, origin: .pullDown)
    }
  }
}
