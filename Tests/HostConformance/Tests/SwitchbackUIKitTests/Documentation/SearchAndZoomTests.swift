import Switchback
import SwitchbackUIKit
import Testing
import UIKit

private final class OldSearchController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.searchController = UISearchController(
      searchResultsController: nil)
    definesPresentationContext = true
  }
}

private final class PhotoScreen: UIViewController, LeaveGuard {
  var isEdited = false
  var leaving: LeavePolicy { isEdited ? .ask : .allowed }
  func askToLeave(_ attempt: LeaveAttempt) { isAsking = true }
  private(set) var isAsking = false

  @available(iOS 18.0, visionOS 2.0, *)
  func zoom(from thumbnail: UIView) {
    let options = Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { [weak self] context in
      context.willBegin && self?.leaving == .allowed
    }
    preferredTransition = .zoom(options: options) {
      [weak thumbnail] _ in thumbnail
    }
  }
}

/// The last two parts of the page "Adding Switchback to an existing app".
@MainActor
@Suite
struct SearchAndZoomTests {
  nonisolated static let file = #filePath

  // MARK: - A search controller

  private func search(_ rules: Rules, definesContext: Bool) async throws -> (
    Desk, UISearchController
  ) {
    let desk = Desk(rules, isShared: true)
    let screen = OldSearchController()
    desk.host.controller.pushViewController(screen, animated: false)
    await desk.phone.rest()
    screen.definesPresentationContext = definesContext
    let search = try #require(screen.navigationItem.searchController)
    search.isActive = true
    await desk.phone.rest()
    #expect(search.isActive)
    return (desk, search)
  }

  @Test(arguments: Rules.all)
  func theRouterDoesAsEverWhileASearchIsActive(rules: Rules) async throws {
    let (desk, search) = try await search(rules, definesContext: true)
    await desk.present(Page("s"))
    #expect(desk.sheetTitles == ["s"])
    #expect(desk.phone.pullDown())
    await desk.phone.rest()
    #expect(desk.told == ["s: system back (pullDown)"])
    #expect(search.isActive)
    await desk.push("b")
    #expect(desk.titles.last == "b")
    #expect(desk.phone.tapBack())
    await desk.phone.rest()
    #expect(desk.told.last == "b: system back")
    #expect(search.isActive)
    desk.router.start { (flow: Flow<Void>) in Asking(flow) }
    await desk.phone.rest()
    #expect(desk.phone.alert != nil)
    #expect(desk.phone.tapAlert(0))
    await desk.phone.rest()
    search.isActive = false
    await desk.phone.rest()
    #expect(!search.isActive)
    #expect(desk.issues == [])
    #expect(desk.phone.exceptions == [])
  }

  private final class Asking: Coordinator {
    private let flow: Flow<Void>
    init(_ flow: Flow<Void>) { self.flow = flow }

    func start() {
      flow.push(Page("asking"))
      Task { _ = await flow.ask(Question("Go on?", choices: [.init("Yes", true)])) }
    }
  }

  @Test(arguments: Rules.all)
  func aSearchThatTheOutermostPresentsIsInTheWayOfSheets(rules: Rules) async throws {
    let (desk, search) = try await search(rules, definesContext: false)
    await desk.present(Page("s"))
    #expect(desk.told == ["s: refused by the host"])
    #expect(desk.issues == [.commandDropped, .commandGivenUp])
    #expect(search.isActive)
    search.isActive = false
    await desk.phone.rest()
    await desk.present(Page("t"))
    #expect(desk.sheetTitles == ["t"])
  }

  // MARK: - Zoom transitions

  private func photo(_ rules: Rules, canForbid: Bool = true) async -> (Desk, PhotoScreen) {
    let desk = Desk(rules)
    await desk.push("a")
    let (photo, thumbnail) = (PhotoScreen(), UIView())
    if canForbid {
      photo.zoom(from: thumbnail)
    } else {
      photo.preferredTransition = .zoom { _ in nil }
    }
    await desk.push(photo)
    return (desk, photo)
  }

  @Test(arguments: Rules.all)
  func aScreenThatIsDraggedAwayHasLeft(rules: Rules) async {
    let (desk, _) = await photo(rules)
    #expect(desk.phone.beginZoomDrag())
    await desk.phone.turns()
    desk.phone.commitSwipe()
    await desk.phone.rest()
    desk.expect(["a"], told: ["PhotoScreen: system back (swipe)"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func aDragThatIsNotCompletedLeavesNoTrace(rules: Rules) async {
    let (desk, _) = await photo(rules)
    #expect(desk.phone.beginZoomDrag())
    await desk.phone.turns()
    desk.phone.cancelSwipe()
    await desk.phone.rest()
    #expect(desk.names == ["a", "PhotoScreen"])
    #expect(desk.told == [])
    #expect(desk.issues == [])
    await desk.push("b")
    #expect(desk.names == ["a", "PhotoScreen", "b"])
  }

  @Test(arguments: Rules.all)
  func theOptionsForbidTheDragAndNothingElse(rules: Rules) async {
    let (desk, photo) = await photo(rules)
    #expect(!desk.phone.beginZoomDrag(wouldBegin: false), "UIKit itself would not")
    photo.isEdited = true
    #expect(!desk.phone.beginZoomDrag())
    await desk.phone.rest()
    #expect(desk.names == ["a", "PhotoScreen"])
    #expect(!photo.isAsking)
    #expect(desk.issues == [])
    #expect(desk.phone.longPressBack(toDepth: 1))
    await desk.phone.rest()
    #expect(photo.isAsking)
    #expect(desk.names == ["a", "PhotoScreen"])
    #expect(desk.issues == [.removalUndone])
    photo.isEdited = false
    #expect(desk.phone.beginZoomDrag(), "it is asked each time")
    desk.phone.commitSwipe()
    await desk.phone.rest()
    #expect(desk.names == ["a"])
  }

  @Test(arguments: Rules.all)
  func whatNobodyForbidsIsPutBack(rules: Rules) async {
    let (desk, photo) = await photo(rules, canForbid: false)
    photo.isEdited = true
    #expect(desk.phone.beginZoomDrag(), "the swipes are off, and the zoom goes its own way")
    #expect(!desk.phone.beginSwipe())
    await desk.phone.turns()
    desk.phone.commitSwipe()
    await desk.phone.rest()
    #expect(desk.names == ["a", "PhotoScreen"])
    #expect(desk.host.controller.topViewController === photo)
    #expect(desk.told == [])
    #expect(desk.issues == [.removalUndone])
    #expect(photo.isAsking)
  }
}
