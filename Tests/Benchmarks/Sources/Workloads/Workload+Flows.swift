import Switchback

extension Workload {
  /// A child flow from its start to the release of its coordinator.
  static var flows: [Workload] { [awaiting, hearing] }

  private static var awaiting: Workload {
    Workload("a child flow of 3 modules, awaited for its value", count: 100) {
      let router = StackRouter(on: BareHost())
      let flow = router.startFlow()
      let tally = Tally()
      var sum = 0
      return Run {
        for _ in 0..<100 {
          let end = await flow.run { (child: Flow<Int>) in
            Task { child.finish(7) }
            return Child(flow: child, releasedInto: tally)
          }
          sum += end.output ?? 0
        }
      } verified: {
        sum == 700 && tally.count == 100 && router.modules.count == 1
      }
    } floor: {
      let parent = BareParent()
      var sum = 0
      return Run {
        for _ in 0..<100 { sum += await parent.run() }
      } verified: {
        sum == 700 && parent.tally.count == 100 && parent.children.isEmpty
      }
    }
  }

  private static var hearing: Workload {
    Workload("a child flow of 3 modules that finishes, reported to onEnd", count: 100) {
      let router = StackRouter(on: BareHost())
      let flow = router.startFlow()
      let tally = Tally()
      let parent = Observer()
      return Run {
        for _ in 0..<100 {
          var child: Flow<Int>?
          flow.start(for: parent) { (started: Flow<Int>) in
            child = started
            return Child(flow: started, releasedInto: tally)
          } onEnd: { parent, end in
            if end.output == 7 { parent.told() }
          }
          child?.finish(7)
        }
      } verified: {
        parent.count == 100 && tally.count == 100 && router.modules.count == 1
      }
    } floor: {
      let parent = BareParent()
      return Run {
        for _ in 0..<100 { parent.startAndFinish() }
      } verified: {
        parent.tally.count == 100 && parent.children.isEmpty
      }
    }
  }
}
