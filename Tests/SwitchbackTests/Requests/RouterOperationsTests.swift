import Switchback
import SwitchbackTesting
import Testing

@MainActor
@Suite(.waitsForRelease)
struct RouterOperationsTests {
  let story = Story()

  @Test func pushOnAnEmptyStackIsTheRoot() {
    #expect(story.push("a").outcome == .committed(removed: []))
    #expect(story.host.names == ["a"])
  }

  @Test func popAtTheRootIsRejected() {
    story.push("a")
    #expect(story.router.pop().outcome == .rejected(.atRoot))
    #expect(story.names == ["a"])
    #expect(story.issues == [], "an ordinary answer is no misuse")
  }

  @Test func popOnAnEmptyStackIsRejected() {
    #expect(story.router.pop().outcome == .rejected(.atRoot))
  }

  @Test func popOfTooManyStopsAtTheRootAndListsWhatLeft() {
    story.push("a", "b", "c")
    let expected = NavigationOutcome.committed(removed: [ModuleID(2, "b"), ModuleID(3, "c")])
    #expect(story.router.pop(count: 9).outcome == expected)
  }

  @Test func popOfNoneChangesNothing() {
    story.push("a", "b")
    #expect(story.router.pop(count: 0).outcome == .rejected(.alreadyThere))
    #expect(story.host.commands.count == 2)
  }

  @Test func popToAModuleThatIsNotThereIsReported() {
    story.push("a", "b")
    #expect(story.router.pop(to: story.module("x")).outcome == .rejected(.notInStack))
    #expect(story.issues == [.rejected(.notInStack)])
  }

  @Test func popToTheTopIsAlreadyThere() {
    story.push("a", "b")
    #expect(story.router.pop(to: story.router.modules[1]).outcome == .rejected(.alreadyThere))
  }

  @Test func popToATypeFindsTheLastOfThatType() {
    let lower = Special("lower")
    let upper = Special("upper")
    story.push("a")
    story.router.push(lower)
    story.router.push(upper)
    story.push("b", "c")
    story.router.pop(to: Special.self)
    #expect(story.router.modules.last === upper)
    story.push("d")
    story.router.pop(to: (any Marked).self)
    #expect(story.router.modules.last === upper)
  }

  @Test func popToATypeThatIsNotThereIsReportedByItsName() {
    story.push("a")
    #expect(story.router.pop(to: Special.self).outcome == .rejected(.notInStack))
    #expect(story.issueTexts.first?.hasPrefix("Special: a pop to a module") == true)
  }

  @Test func theSameInstanceTwiceIsRejected() {
    let module = story.module("a")
    story.router.push(module)
    #expect(story.router.push(module).outcome == .rejected(.alreadyInStack))
    #expect(story.router.setStack([module, module]).outcome == .rejected(.alreadyInStack))
    #expect(story.names == ["a"])
  }

  @Test(arguments: ["mm", "amm", "mbm", "bb", "abb"])
  func aStackWithTheSameInstanceTwiceIsRejected(names: String) {
    story.push("a", "b")
    let modules = story.router.modules + [TestModule("m")]
    let stack = names.compactMap { name in modules.first { $0.name == String(name) } }
    #expect(story.router.setStack(stack).outcome == .rejected(.alreadyInStack))
    #expect(story.names == ["a", "b"])
    #expect(story.host.names == ["a", "b"])
    #expect(story.told == [])
  }

  @Test func twoModulesWithOneScreenAreRejected() {
    let screen = TestModule("screen")
    story.router.push(Wrapper(screen))
    #expect(story.router.push(Wrapper(screen)).outcome == .rejected(.alreadyInStack))
    let other = TestModule("other")
    #expect(
      story.router.setStack([Wrapper(other), Wrapper(other)]).outcome == .rejected(.alreadyInStack))
  }

  @Test func equalModulesInTwoInstancesAreFine() {
    story.push("same", "same")
    #expect(story.names == ["same", "same"])
  }

  @Test func aModuleMayLeaveAndComeBackAsANewEntry() {
    story.push("root")
    let module = story.module("a")
    story.router.push(module)
    story.router.pop()
    #expect(story.router.push(module).outcome == .committed(removed: []))
    #expect(story.names == ["root", "a"])
    let again = story.router.pop().outcome
    #expect(again == .committed(removed: [ModuleID(3, "a")]))
  }

  @Test func aForeignScreenIsRejectedBeforeAnythingChanges() {
    story.push("a")
    story.host.accepts = { ($0 as? TestModule)?.name != "odd" }
    #expect(
      story.router.setStack([story.module("b"), story.module("odd")]).outcome
        == .rejected(.foreignScreen))
    #expect(story.names == ["a"])
    #expect(story.issues == [.rejected(.foreignScreen)])
    #expect(story.issueTexts.first?.hasPrefix("odd: the host cannot show") == true)
  }

  @Test func theSetRootKeepsAModuleThatIsShown() {
    story.push("a", "b")
    story.router.setRoot(story.router.modules[1])
    #expect(story.names == ["b"])
    #expect(story.told == ["a: replaced"])
    #expect(story.host.names == ["b"])
  }

  @Test func setStackKeepsWhatStaysInAnyOrderAndTellsTheRest() {
    story.push("a", "b", "c")
    let (a, c) = (story.router.modules[0], story.router.modules[2])
    story.router.setStack([c, story.module("x"), a])
    #expect(story.names == ["c", "x", "a"])
    #expect(story.host.names == ["c", "x", "a"])
    #expect(story.told == ["b: replaced"])
  }

  @Test func setStackToWhatIsThereChangesNothing() {
    story.push("a", "b")
    #expect(story.router.setStack(story.router.modules).outcome == .rejected(.alreadyThere))
    #expect(story.host.commands.count == 2)
  }

  @Test func aStackOfNothingIsReported() {
    story.push("a")
    #expect(story.router.setStack([]).outcome == .rejected(.nothingToShow))
    #expect(story.router.batch([]).outcome == .rejected(.nothingToShow))
    #expect(story.issues == [.rejected(.nothingToShow), .rejected(.nothingToShow)])
  }

  @Test func popToRootAtTheRootChangesNothingWhereAPopIsRejectedOrEndsAFlow() {
    #expect(story.router.popToRoot().outcome == .rejected(.alreadyThere))
    #expect(story.router.pop().outcome == .rejected(.atRoot))
    story.push("a")
    #expect(story.router.popToRoot().outcome == .rejected(.alreadyThere))
    #expect(story.router.pop().outcome == .rejected(.atRoot))
    let flow = story.start("flow", showing: ["b"])
    #expect(flow.popToRoot().outcome == .rejected(.alreadyThere))
    #expect(flow.isOpen)
    flow.pop()
    #expect(!flow.isOpen)
    #expect(story.issues == [], "these are ordinary answers")
  }

  @Test func replaceTopOnAnEmptyStackIsTheRoot() {
    story.router.replaceTop(story.module("a"))
    #expect(story.names == ["a"])
  }

  @Test func replaceTopByItselfIsAlreadyThere() {
    story.push("a", "b")
    #expect(story.router.replaceTop(story.router.modules[1]).outcome == .rejected(.alreadyThere))
    #expect(story.router.replaceTop(story.router.modules[0]).outcome == .rejected(.alreadyInStack))
  }

  @Test func theNameAModuleComesWithStaysAndIsReadForReportsToo() {
    final class Counting: Presentable {
      let screen = TestModule("screen")
      var reads = 0
      var name: String {
        reads += 1
        return "name \(reads)"
      }
      func presented() -> any Screen { screen }
    }
    let module = Counting()
    story.push("a")
    story.router.push(module)
    #expect(module.reads == 1)
    story.router.push(module)
    #expect(module.reads == 2)
    #expect(story.issueTexts.first?.hasPrefix("name 2: a module in this request") == true)
    #expect(story.router.pop().outcome == .committed(removed: [ModuleID(2, "name 1")]))
  }

  @Test func eachRequestBringsItsOwnTransition() {
    story.router.push(story.module("a"), transition: .none)
    story.push("b")
    #expect(story.host.commands.map(\.transition) == [.none, .automatic])
  }

  @Test func aReportNamesTheModuleAndThePlaceInTheSource() {
    let module = story.module("a")
    story.router.push(module)
    let line = #line + 1
    story.router.push(module)
    let place = "(SwitchbackTests/RouterOperationsTests.swift:\(line))"
    #expect(story.issueTexts.first?.hasPrefix("a: a module in this request") == true)
    #expect(story.issueTexts.first?.hasSuffix(place) == true)
  }

  @Test func aModuleAskedForItsScreenIsAskedBeforeAnythingChanges() {
    story.push("a")
    let curious = Curious { [weak story] in story?.names ?? [] }
    story.router.setRoot(curious)
    #expect(curious.seen == ["a"])
  }

  protocol Marked {}

  final class Special: Screen, Presentable, Marked {
    let name: String
    init(_ name: String) { self.name = name }
  }

  final class Wrapper: Presentable {
    private let screen: any Screen
    init(_ screen: any Screen) { self.screen = screen }
    func presented() -> any Screen { screen }
  }

  final class Curious: Presentable {
    private let look: @MainActor () -> [String]
    private let screen = TestModule("curious")
    var seen: [String] = []
    init(_ look: @escaping @MainActor () -> [String]) { self.look = look }
    func presented() -> any Screen {
      seen = look()
      return screen
    }
  }
}
