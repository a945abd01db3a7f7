import Switchback
import SwitchbackTesting

/// What is true when a program begins.
enum LinkWorld: CaseIterable {
  case open, signedOut, termsMissing, both, refusing, asking
}

/// The program of the stories, for the laws.
@MainActor
class ProgramSubject: LinkSubject {
  let story = LinkStory(begins: false)
  var router: StackRouter { story.router }
  var host: InMemoryHost { story.host }

  init(_ world: LinkWorld = .open) {
    story.facts.isSignedIn = ![.signedOut, .both].contains(world)
    story.facts.hasAgreed = ![.termsMissing, .both].contains(world)
    story.facts.guards = world == .refusing ? .refused : world == .asking ? .ask : nil
  }

  func start() { story.begin() }
  func open(_ link: DeepLink) -> any LinkAnswer { router.open(link) }
  func snapshot() -> NavigationSnapshot { router.snapshot() }

  func passWhatComesFirst() -> Bool {
    guard let gate = story.facts.latestGate else {
      guard
        let form = router.modules.compactMap({ $0 as? GuardedModule }).last(where: {
          !$0.attempts.isEmpty
        })
      else {
        return false
      }
      return form.leaveAnyway() != nil
    }
    gate.flow.finish()
    return true
  }
}
