import Switchback
import SwitchbackTesting
import Testing

// A process that is asked to end asks nobody.

extension LeaveGuardTests {
  @Test(arguments: [LeavePolicy.ask, .refused])
  func aSignalLeavesWhateverTheModulesSay(policy: LeavePolicy) throws {
    let story = story(policy)
    story.host.back(origin: .signal)
    #expect(story.names == ["a", "b"])
    #expect(story.issues == [])
    story.expectReleased()
  }

  @Test func aSignalLeavesTheModuleThatIsBeingAsked() throws {
    let story = story(.ask)
    let asked = story.router.pop()
    #expect(try form(of: story).timesAsked == 1)
    story.host.back(origin: .signal)
    #expect(story.names == ["a", "b"])
    #expect(asked.outcome == .superseded)
    story.expectReleased()
  }

  @Test func aSignalLeavesASheetThatMinds() {
    let story = Story()
    let flow = story.start("flow", showing: ["a"])
    flow.present(GuardedModule("sheet", leaving: .refused))
    story.host.front.back(origin: .signal)
    #expect(story.names == ["a"])
    story.expectReleased()
  }

  @Test func aSignalLeavesTabsOfWhichOneMinds() {
    let tabs = TabStory([.a: 1, .b: 1])
    tabs.tabs[.b]?.push(GuardedModule("form", leaving: .refused))
    tabs.host(.a).back(origin: .signal)
    #expect(!tabs.main.isOpen)
    #expect(tabs.story.told.last == "main ended: system back (signal)")
    tabs.expectReleased()
  }
}
