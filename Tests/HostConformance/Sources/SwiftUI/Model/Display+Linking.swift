// What links bring about: a value in the path, or a view that is in no path.

/// What a link leads to.
@MainActor
enum LinkGoal {
  case value(AnyHashable)
  case view(@MainActor () -> _Node)
}

/// A view that a link has pushed, among the elements of a path.
///
/// It is in no path (S52), and belongs to the page that has the link.
struct Linked: Hashable {
  /// The node of the link.
  let key: Int

  /// The page that it is on; nil for the root.
  let page: AnyHashable?
}

extension [AnyHashable] {
  /// The elements that are in the path.
  var path: [AnyHashable] { filter { !($0.base is Linked) } }
}

extension Movement {
  /// Whether what it shows in the end has another path.
  var changesPath: Bool { from.path != to.path }
}

extension LiveStack {
  /// What is shown with another path: what links have pushed stays on top, as long as their pages are there (S53).
  func shown(withPath path: [AnyHashable]) -> [AnyHashable] {
    var elements = path
    for element in shown {
      guard let linked = element.base as? Linked else { continue }
      let isThere = linked.page.map { elements.contains($0) } ?? true
      if isThere, nodes[element] != nil { elements.append(element) }
    }
    return elements
  }

  /// Makes anew what links have pushed; without the link, it goes.
  func updateLinked() {
    for element in shown {
      guard let linked = element.base as? Linked else { continue }
      let page = linked.page.map { nodes[$0] } ?? spec.root
      let link = page?.flat.first { $0.key == linked.key }
      if case .link(.view(let make)) = link?.kind {
        nodes[element] = make()
      } else {
        nodes[element] = nil
      }
    }
  }
}

extension Display {
  /// Follows a link on the page on top.
  ///
  /// - Returns: Whether there is one, and it leads anywhere.
  func follow(_ title: String) -> Bool {
    guard let stack = frontStack, stack.movement == nil,
      let node = stack.top.flat.first(where: { $0.isLink && $0.firstText == title }),
      case .link(let goal) = node.kind
    else { return false }
    switch goal {
    case .value(let value): return push(value, on: stack)
    case .view(let make):
      let linked = AnyHashable(Linked(key: node.key, page: stack.shown.last))
      stack.nodes[linked] = make()
      begin(Movement(stack, to: stack.shown + [linked], isByUser: false))
      looksBegan()
      invalidate()
      return true
    }
  }

  /// Appends a value to the path, if it is of the type of the others (S54).
  private func push(_ value: AnyHashable, on stack: LiveStack) -> Bool {
    guard stack.spec.append(value, stack.shown.path.count, rules.pathIsWrittenTwice ? 2 : 1) else {
      console.append(
        "A NavigationLink is presenting a value of type “\(Swift.type(of: value.base))” but there is no matching "
          + "navigationDestination declaration visible from the location of the link.")
      return false
    }
    if rules.refusedLinksAreShown || rules.refusedLinksAreShownUntilRead,
      stack.spec.read() == stack.spec.path
    {
      stack.nodes[value] = stack.spec.node(of: value)
      stack.isStale = true
      stack.hasRefusedLink = true
      begin(Movement(stack, to: stack.shown + [value], isByUser: false))
      looksBegan()
    }
    invalidate()
    return true
  }
}
