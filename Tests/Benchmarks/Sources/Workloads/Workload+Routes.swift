import Switchback

extension Workload {
  /// What routes and links cost beside what they do.
  static var routes: [Workload] { [going, following] }

  private static var going: Workload {
    Workload("show a route and pop, nobody listens", count: 1_000) {
      let router = StackRouter(on: BareHost())
      var guides: [Guide<Level1>] = []
      router.start {
        let guide = Guide<Level1>($0)
        guides.append(guide)
        return guide
      }
      return Run {
        for _ in 0..<1_000 {
          guides[0].go(.page)
          guides[0].flow.pop()
        }
      } verified: {
        router.modules.count == 1
      }
    } floor: {
      let stack = BareStack([BareModule()])
      return Run {
        for _ in 0..<1_000 {
          stack.push(BareModule())
          stack.pop()
        }
      } verified: {
        stack.modules.count == 1
      }
    }
  }

  private static var following: Workload {
    Workload("a link through 5 flows, whose last page changes", count: 100) {
      let router = StackRouter(on: BareHost())
      router.start {
        Guide<Level1>($0) {
          Guide<Level2>($0) { Guide<Level3>($0) { Guide<Level4>($0) { Guide<Level5>($0) } } }
        }
      }
      let links = [Guide<Level5>.Route.page, .other].map { page in
        DeepLink(
          Guide<Level1>.Route.inner, Guide<Level2>.Route.inner, Guide<Level3>.Route.inner,
          Guide<Level4>.Route.inner, page)
      }
      router.open(links[1])
      return Run {
        for number in 0..<100 { router.open(links[number % 2]) }
      } verified: {
        router.modules.count == 6
      }
    } floor: {
      let stack = BareStack((0..<6).map { _ in BareModule() })
      return Run {
        for _ in 0..<100 {
          stack.pop()
          stack.push(BareModule())
        }
      } verified: {
        stack.modules.count == 6
      }
    }
  }
}
