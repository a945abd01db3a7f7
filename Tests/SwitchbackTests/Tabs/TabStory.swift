import Switchback
import SwitchbackTesting
import Testing

extension TabID {
  static let a = TabID("a")
  static let b = TabID("b")
  static let c = TabID("c")
}

/// Tabs on a router, shown by a flow; the flow of each tab shows modules named after it.
@MainActor
final class TabStory {
  let story: Story
  let host: InMemoryTabHost
  private(set) var main: Flow<String>
  private(set) var flows: [TabID: Flow<String>] = [:]
  private(set) weak var module: TabContainer?

  init(
    _ tabs: KeyValuePairs<TabID, Int> = [.a: 1, .b: 1, .c: 1],
    above below: [String] = [],
    back: TabBack = .none,
    completion: InMemoryHost.Completion = .atOnce,
    audit: LeakAudit? = nil,
  ) {
    story = Story(completion: completion, audit: audit)
    host = story.probe.track(InMemoryTabHost(completion: completion), as: "tab host")
    main = story.start("main", showing: below)
    let router = story.probe.track(TabContainer(host: host, back: back), as: "tabs")
    module = router
    for (id, count) in tabs { add(id, to: router, showing: count) }
    main.push(router)
    story.observe(router)
    settle()
  }

  var tabs: TabContainer {
    guard let module else { preconditionFailure("the tabs are gone") }
    return module
  }

  /// The names of what is meant to be on each tab, the selected one marked.
  var view: String {
    tabs.tabs.map { tab in
      let names = tab.modules.map(\.name).joined(separator: " ")
      return (tab === tabs.selected ? "*" : "") + "\(tab.id): \(names)"
    }.joined(separator: ", ")
  }

  /// The same as the host shows it.
  var hostView: String {
    tabs.tabs.map { tab in
      let names = Array((host.host(of: tab.id)?.allNames ?? []).joined()).joined(separator: " ")
      return (tab.id == host.selected ? "*" : "") + "\(tab.id): \(names)"
    }.joined(separator: ", ")
  }

  func add(_ id: TabID, to tabs: TabContainer? = nil, showing count: Int = 1, at position: Int? = nil)
  {
    (tabs ?? self.tabs).add(id, title: id.name.uppercased(), at: position, for: self) {
      [unowned self] flow in
      flows[id] = flow
      let names = (1..<count + 1).map { "\(id)\($0)" }
      let coordinator = Script<String>(flow) { [weak self] flow in
        for name in names { self?.story.push(name, on: flow) }
      }
      return story.probe.track(coordinator, as: "\(id) coordinator")
    } onEnd: { owner, end in
      owner.story.note("\(id) ended: \(end.cause)")
    }
  }

  func host(_ id: TabID) -> InMemoryHost {
    guard let host = host.host(of: id) else { preconditionFailure("there is no such tab") }
    return host
  }

  func push(_ names: String..., on id: TabID) {
    for name in names { story.push(name, on: tabs[id]) }
    settle()
  }

  /// Lets everything that moves come to rest.
  func settle() {
    guard story.host.completion == .whenTold else { return }
    for _ in 0..<8 {
      story.host.completeTransition()
      for tab in module?.tabs ?? [] { host.host(of: tab.id)?.completeTransition() }
    }
  }

  /// Lets go of the router, and expects that nothing of the story is left.
  func expectReleased(
    except kept: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
  ) {
    flows = [:]
    story.router.close()
    host.show(TabBar())
    story.expectReleased(except: ["tab host"] + kept, sourceLocation: sourceLocation)
  }
}

extension TabContainer {
  /// Tabs whose flows show a module each, named after them.
  static func makeTabs(_ ids: [TabID], on host: InMemoryTabHost) -> TabContainer {
    let router = TabContainer(host: host)
    for id in ids {
      router.add(id, title: "") { (flow: Flow<Void>) in
        Script(flow) { $0.push(TestModule("\(id)1")) }
      }
    }
    return router
  }
}
