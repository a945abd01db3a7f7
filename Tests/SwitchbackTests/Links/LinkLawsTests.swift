import Switchback
import SwitchbackTesting
import Testing

/// The laws of links, on a program with gates, guards, tabs and sheets, and on ones that are broken on purpose.
@MainActor
@Suite(.waitsForRelease)
struct LinkLawsTests {
  typealias Main = Shell.Route
  typealias Books = Library.Route
  typealias Pages = Reader.Route

  static let links = [
    DeepLink(Main.library),
    DeepLink(Main.library, Books.book("a")),
    DeepLink(Main.library, Books.book("b"), Books.reader("b"), Pages.page(1)),
    DeepLink(Main.tabs, Main.first, Books.book("a")),
    DeepLink(Main.tabs, Main.second),
    DeepLink(Main.settings),
    DeepLink(Main.home, Main.pair),
    DeepLink(Main.library, Books.book("z")),
    DeepLink(Main.home, Pages.cover),
    DeepLink(Main.library, Books.book("a"), isOnTop: true),
  ]

  @Test func allLinksKeepTheLaws() async {
    let violations = await LinkLaws.violations(of: Self.links) { ProgramSubject() }
    #expect(violations.count == 0, "\(violations.prefix(3).map(\.description))")
  }

  @Test(arguments: LinkWorld.allCases)
  func linksKeepTheLawsWhateverIsTrue(world: LinkWorld) async {
    let violations = await LinkLaws.violations(of: Self.links, depth: 1) {
      ProgramSubject(world)
    }
    #expect(violations.count == 0, "\(violations.prefix(3).map(\.description))")
  }

  @Test func aProgramIsCheckedByItsFirstCoordinatorAlone() async {
    let violations = await LinkLaws.violations(of: Self.links, depth: 1) { router in
      let (facts, probe) = (LinkStory.Facts(), LifetimeProbe())
      router.start { Shell($0, facts, probe) }
    }
    #expect(violations == [])
  }

  @Test(arguments: LinkDefect.allCases)
  func whatIsBrokenIsFound(defect: LinkDefect) async {
    let violations = await LinkLaws.violations(of: Self.links, depth: 1) {
      BrokenLinkSubject(defect)
    }
    let laws = Set(violations.map(\.law))
    #expect(laws.contains(defect.law), "found \(laws.map(\.rawValue).sorted())")
    BrokenLinkSubject.kept = []
  }

  @Test func everyLawIsBrokenBySomething() {
    #expect(Set(LinkDefect.allCases.map(\.law)) == Set(LinkLaw.allCases))
  }
}
