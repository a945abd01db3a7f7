import Switchback

extension Growth {
  /// Flows in each other, and beside each other.
  static var flows: [Growth] {
    [
      program("nested flows, finished from the outermost") { count in
        let router = StackRouter(on: BareHost())
        return Run {
          let outermost = router.startFlow(levels: count)
          outermost.finish()
        } verified: {
          router.modules.isEmpty
        }
      },
      program("nested flows, left by the user one by one") { count in
        let host = BareHost()
        let router = StackRouter(on: host)
        return Run {
          _ = router.startFlow(levels: count)
          for _ in 1..<count { host.goBack() }
        } verified: {
          router.modules.count == 1
        }
      },
      program("sibling flows, started and finished") { count in
        let host = BareHost()
        let router = StackRouter(on: host)
        let flow = router.startFlow()
        return Run {
          var siblings: [Flow<Void>] = []
          for _ in 0..<count {
            flow.start { (child: Flow<Void>) in
              siblings.append(child)
              return Nested(flow: child)
            }
          }
          for sibling in siblings.reversed() { sibling.finish() }
        } verified: {
          router.modules.count == 1
        }
      },
      program("routes, shown and left by the user one by one") { count in
        let host = BareHost()
        let router = StackRouter(on: host)
        var guides: [Guide<Level1>] = []
        router.start {
          let guide = Guide<Level1>($0)
          guides.append(guide)
          return guide
        }
        return Run {
          for _ in 0..<count { guides[0].go(.page) }
          for _ in 0..<count { host.goBack() }
        } verified: {
          router.modules.count == 1
        }
      },
    ]
  }

  /// Tabs of one container.
  static var tabs: [Growth] {
    [
      operation("tabs: one more added") { count in
        let (_, tabs) = shown(count)
        return Run {
          tabs.add(count)
        } verified: {
          tabs.tabs.count == count + 1
        }
      },
      operation("tabs: another selected") { count in
        let (_, tabs) = shown(count)
        return Run {
          tabs.select(TabID("1"))
        } verified: {
          tabs.selected?.id == TabID("1")
        }
      },
      operation("tabs: a push and a pop on the first of them") { count in
        let (_, tabs) = shown(count)
        return Run {
          tabs.tabs[0].push(Module())
          tabs.tabs[0].pop()
        } verified: {
          tabs.tabs[0].modules.count == 1
        }
      },
    ]
  }

  @MainActor
  private static func shown(_ count: Int) -> (StackRouter, TabContainer) {
    let router = StackRouter(on: BareHost())
    let tabs = TabContainer(host: BareTabs())
    for number in 0..<count { tabs.add(number) }
    router.push(tabs)
    return (router, tabs)
  }
}

extension TabContainer {
  fileprivate func add(_ number: Int) {
    add(TabID("\(number)"), title: "Tab") { (flow: Flow<Void>) in Nested(flow: flow) }
  }
}
