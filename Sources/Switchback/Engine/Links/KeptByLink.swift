/// What a flow keeps of what it shows, for a link that leads through it: decided from values alone.
struct KeptByLink: Equatable {
  /// How many of the flow's items stay, from the root up.
  private(set) var kept = 0

  /// How many of the routes are there by that, from the first on.
  private(set) var found = 0

  /// One thing that a flow shows: what came of a route, or something that is of none.
  struct Item: Equatable {
    let route: AnyRoute?

    /// Whether all that came of the route is still there.
    var isWhole = true

    /// Whether it is only the tab that a route has selected, which is in nobody's way.
    var isTab = false
  }

  /// Compares the routes that concern a flow with what it shows, root first.
  ///
  /// The first item stays in any case. Of the others, those stay that the routes name in this order. Where the link
  /// is on top, everything stays; the last route then is shown above that, unless it leads on to another flow.
  init<Items: RandomAccessCollection>(
    of routes: ArraySlice<AnyRoute>, in items: Items, isOnTop: Bool, leadsOn: Bool = false
  ) where Items.Element == Item, Items.Index == Int {
    var next = 0
    while found < routes.count, next < items.count {
      let item = items[next]
      if item.route == routes[routes.startIndex + found], item.isWhole || next == 0 {
        found += 1
        kept = next + 1
      } else if next > 0, !item.isTab {
        break
      }
      next += 1
    }
    if kept == 0, !items.isEmpty { kept = 1 }
    if isOnTop, items[kept...].contains(where: { !$0.isTab }) {
      keepAll(Array(routes), Array(items), leadsOn: leadsOn)
    }
  }

  /// Keeps everything, and decides what is shown on top of it.
  ///
  /// Of the routes those are there that the topmost items are of, behind those that were found further down; if none
  /// is, the last one at least is shown.
  private mutating func keepAll(_ routes: [AnyRoute], _ items: [Item], leadsOn: Bool) {
    let below = kept
    let tops = items[kept...].filter { !$0.isTab && $0.isWhole }.reversed().map(\.route)
    kept = (items.lastIndex { !$0.isTab } ?? 0) + 1
    for end in (1...routes.count).reversed() {
      let same = zip(tops, routes[..<end].reversed()).prefix { $0 == $1 }.count
      if same > 0, end - same <= found {
        found = end
        return
      }
    }
    if leadsOn, found == routes.count {
      kept = below
    } else {
      found = min(found, routes.count - 1)
    }
  }
}
