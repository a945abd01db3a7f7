import Switchback
import SwitchbackTesting
import Testing

/// The laws of navigation, on a stack in the middle of a tree of tabs.
@MainActor
@Suite(.waitsForRelease)
struct TabLawsTests {
  /// One tab of several, each with something on it, seen or hidden.
  final class Subject: RouterSubject {
    let outer: StackRouter
    let outerHost: InMemoryHost
    let tab: TabRouter
    let host: InMemoryHost
    let tabs: InMemoryTabHost

    var router: any FlowStarting { tab }

    init?(_ tested: TabID, selected: TabID, completion: InMemoryHost.Completion) {
      outerHost = InMemoryHost(completion: completion)
      outer = StackRouter(
        host: outerHost,
        dependencies: Ownership.current.makeDependencies,
        onIssue: { _ in },
      )
      let tabs = InMemoryTabHost(completion: completion)
      self.tabs = tabs
      let router = TabContainer(host: tabs)
      for id in [TabID.a, .b, .c] where id != tested {
        router.add(id, title: "") { (flow: Flow<Void>) in
          Script(flow) { flow in
            flow.push(TestModule("\(id)1"))
            flow.push(TestModule("\(id)2"))
            flow.present(TestModule("\(id)3"))
          }
        }
      }
      router.add(tested, title: "") { (flow: Flow<Void>) in Script(flow) }
      router.select(selected)
      outer.push(router)
      outerHost.completeTransition()
      guard let tab = router[tested], let host = tabs.host(of: tested) else { return nil }
      self.tab = tab
      self.host = host
    }

    func completeTransitions() async {
      for _ in 0..<100 where ([host] + host.hostsAbove).contains(where: \.isInTransition) {
        host.completeTransition()
      }
      await Task.yield()
    }
  }

  @Test(arguments: [TabID.b, .c], [InMemoryHost.Completion.atOnce, .whenTold])
  func aTabKeepsTheLaws(_ selected: TabID, _ completion: InMemoryHost.Completion) async throws {
    let violations = await RouterLaws.violations(ofSubjects: {
      guard let subject = Subject(.b, selected: selected, completion: completion) else {
        preconditionFailure("the tab has no host")
      }
      return subject
    })
    for violation in violations {
      // What nobody sees is not animated.
      if selected != .b, violation.law == .transitionsDoNotStick { continue }
      Issue.record("\(violation)")
    }
  }
}
