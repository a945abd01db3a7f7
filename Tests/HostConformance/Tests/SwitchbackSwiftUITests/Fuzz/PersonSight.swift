import Switchback

/// What a person should see of what a router shows.
struct PersonSight: Equatable {
  /// The names on each layer, the lowest first; tabs are called "tabs", and where there are none, a page
  /// is seen with nothing on it.
  private(set) var layers: [[String]] = []

  /// What each tab on the lowest layer has on its own lowest one.
  private(set) var tabs: [TabID: [String]] = [:]

  /// What is presented over a tab is seen only while nothing covers it.
  init(_ items: [NavigationSnapshot.Item]) {
    let modules = items.flatMap(Self.modules)
    for sheet in 0...(modules.map(\.sheet).max() ?? 0) {
      let layer = modules.filter { $0.sheet == sheet }.sorted { $0.position < $1.position }
      layers.append(layer.map { $0.id.name == "tabs" && $0.tabs.isEmpty ? "blank" : $0.id.name })
    }
    for tab in modules.filter({ $0.sheet == 0 }).flatMap(\.tabs) {
      tabs[tab.id] = PersonSight(tab.items).layers[0]
    }
    let top = modules.max { ($0.sheet, $0.position) < ($1.sheet, $1.position) }
    guard let tab = top?.tabs.first(where: \.isSelected) else { return }
    layers += PersonSight(tab.items).layers.dropFirst()
  }

  private static func modules(
    of item: NavigationSnapshot.Item
  ) -> [NavigationSnapshot.ModuleItem] {
    switch item {
    case .module(let module): [module]
    case .flow(let flow): flow.items.flatMap(modules)
    }
  }
}
