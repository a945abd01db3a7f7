import UIKit

/// What a view became.
@MainActor
public final class _Node {
  enum Kind {
    case group
    case background
    case hitTesting(Bool)
    case text(String)
    case button(ButtonRole?, @MainActor () -> Void)
    case disabledButton
    case link(LinkGoal)
    case field(FieldSpec)
    case progress
    /// What follows the frames, and how it is evaluated with another one.
    case timeline(@MainActor () -> _Node)
    case focus(@MainActor () -> Bool)
    case accessibilityFocus(@MainActor () -> Bool)
    case title(String)
    case stack(StackSpec)
    case tabs(TabsSpec)
    case sheet(SheetSpec)
    case alert(AlertSpec)
    case controller(WatchedController)
    case appearing(@MainActor (Bool) -> Void)
    case openingURL(@MainActor (URL) -> Void)
    case escape(@MainActor () -> Void)
    case backButtonHidden(Bool)
    case dismissDisabled(Bool)
    case detents(Set<PresentationDetent>)
    case toolbar(_Node)
    case item(isLeading: Bool)
    case tag(AnyHashable)
    case tabItem(_Node)
    case badge(String?)
  }

  let kind: Kind
  let key: Int
  let children: [_Node]

  /// The views that it was made of, as long as SwiftUI keeps them (S21).
  var views: [Any] = []

  init(_ kind: Kind, _ place: _Place, _ children: [_Node] = []) {
    self.kind = kind
    self.key = place.key
    self.children = children
  }

  // MARK: Looking into it

  /// It and all that is in it, but for what is in stacks and tabs.
  var flat: [_Node] {
    var nodes: [_Node] = []
    collect(into: &nodes, touchedOnly: false)
    return nodes
  }

  /// As much of that as can be touched.
  var touched: [_Node] {
    var nodes: [_Node] = []
    collect(into: &nodes, touchedOnly: true)
    return nodes
  }

  private func collect(into nodes: inout [_Node], touchedOnly: Bool) {
    if touchedOnly, case .hitTesting(false) = kind { return }
    nodes.append(self)
    switch kind {
    case .stack, .tabs: break
    default: for child in children { child.collect(into: &nodes, touchedOnly: touchedOnly) }
    }
  }

  /// Whether nothing is to be seen of it, nor anything done with it.
  var isEmpty: Bool {
    if case .group = kind { children.allSatisfy(\.isEmpty) } else { false }
  }

  /// The text that is read first.
  var firstText: String? {
    flat.lazy.compactMap { if case .text(let text) = $0.kind { text } else { nil } }.first
  }

  /// The texts that are no part of something to tap.
  var readTexts: [String] {
    switch kind {
    case .text(let text): [text]
    case .badge(let badge): children.flatMap(\.readTexts) + [badge].compactMap { $0 }
    case .button, .disabledButton, .link, .stack, .tabs: []
    default: children.flatMap(\.readTexts)
    }
  }

  var isLink: Bool { if case .link = kind { true } else { false } }

  var isBackButtonHidden: Bool {
    flat.contains { if case .backButtonHidden(true) = $0.kind { true } else { false } }
  }

  var isDismissDisabled: Bool {
    flat.contains { if case .dismissDisabled(true) = $0.kind { true } else { false } }
  }

  /// The buttons in it.
  var buttons: [ShownButton] {
    flat.compactMap { node in
      guard case .button(let role, let action) = node.kind else { return nil }
      return (node.firstText ?? "", role, action)
    }
  }

  /// The items of its toolbars, in the place of the back button or elsewhere.
  func toolbarItems(isLeading: Bool) -> [_Node] {
    flat.flatMap { node -> [_Node] in
      guard case .toolbar(let content) = node.kind else { return [] }
      return content.flat.filter {
        if case .item(isLeading) = $0.kind { true } else { false }
      }
    }
  }

  /// The button in the place of the back button.
  var backButton: (@MainActor () -> Void)? {
    toolbarItems(isLeading: true).flatMap(\.buttons).first?.tap
  }

  /// The stacks, tabs, sheets and alerts in it that are not in others.
  var parts: [_Node] {
    flat.filter {
      switch $0.kind {
      case .stack, .tabs, .sheet, .alert: true
      default: false
      }
    }
  }

  /// Its children as the items of tabs.
  var tabs: [TabsSpec.Item] {
    if case .group = kind { return children.flatMap(\.tabs) }
    var item = TabsSpec.Item(tag: nil, title: "", badge: nil, node: self)
    var node = self
    while true {
      switch node.kind {
      case .tag(let tag): item.tag = tag
      case .tabItem(let label): item.title = label.firstText ?? ""
      case .badge(let badge): item.badge = badge
      default: return [item]
      }
      node = node.children[0]
    }
  }
}

/// Where a view stands, and what is around it.
@MainActor
public struct _Place {
  unowned let display: Display
  var key: Int
  var environment = EnvironmentValues()
  var destinations: Destinations?
  var isEnabled = true
  /// Whether what is there can be seen through what takes its place, until it has faded.
  var isOverOthers = false
  var onSubmit: (() -> Void)?
  /// Whether what stands there is the very view of before, since what made it was not evaluated again.
  var isFromBefore = false

  init(display: Display, key: Int) {
    self.display = display
    self.key = key
    environment.accessibilityVoiceOverEnabled = display.isVoiceOverRunning
    // Views in a controller of UIKit's are told of no phase.
    if !display.rules.isInUIKit { environment.scenePhase = display.scenePhase }
  }

  func inside(_ part: some Hashable) -> _Place {
    var place = self
    place.key = display.key(key, AnyHashable(part))
    return place
  }

  func with(_ destinations: Destinations) -> _Place {
    var place = self
    place.destinations = destinations
    return place
  }

  /// Whether what is there is made anew, as by a closure.
  func anew() -> _Place {
    var place = self
    place.isFromBefore = false
    return place
  }

  /// Gives the properties of a view what is around it.
  ///
  /// - Returns: Whether one of them has another value than before.
  func bindProperties<Content: View>(of view: Content) -> Bool {
    guard !Self.unbound.contains(ObjectIdentifier(Content.self)) else { return false }
    let properties = Mirror(reflecting: view).children.compactMap { child in
      (child.value as? any BoundProperty).map { (child.label, $0) }
    }
    let changes = properties.filter { label, property in property.bind(inside(label)) }
    if changes.contains(where: { $0.1.isOfEnvironment }) {
      display.changedEnvironments["\(Content.self)", default: 0] += 1
    }
    if properties.isEmpty { Self.unbound.insert(ObjectIdentifier(Content.self)) }
    return !changes.isEmpty
  }

  /// Views that are known to have none of them.
  private static var unbound: Set<ObjectIdentifier> = []
}

/// The destinations of one stack.
@MainActor
final class Destinations {
  var make: ((AnyHashable, _Place) -> _Node?)?
}

// MARK: - What containers were told

@MainActor
final class StackSpec {
  let path: [AnyHashable]
  let root: _Node
  let write: @MainActor ([AnyHashable]) -> Void
  /// Whether the path was read because it has changed, or because the stack is another view than before.
  var isReadAgain = false
  let read: @MainActor () -> [AnyHashable]
  /// Writes the path with a value after the first of its elements, as often as that; false if it is of another type.
  let append: @MainActor (AnyHashable, Int, Int) -> Bool
  private let make: @MainActor (AnyHashable) -> _Node?
  private(set) var nodes: [AnyHashable: _Node] = [:]

  init(
    path: [AnyHashable], root: _Node, write: @escaping @MainActor ([AnyHashable]) -> Void,
    read: @escaping @MainActor () -> [AnyHashable],
    append: @escaping @MainActor (AnyHashable, Int, Int) -> Bool,
    make: @escaping @MainActor (AnyHashable) -> _Node?
  ) {
    self.path = path
    self.root = root
    self.write = write
    self.read = read
    self.append = append
    self.make = make
  }

  func node(of element: AnyHashable) -> _Node? { make(element) }

  func build(_ element: AnyHashable, _ display: Display) {
    if display.rules.destinationsAreBuiltTwice { _ = make(element) }
    nodes[element] = make(element)
  }
}

@MainActor
struct TabsSpec {
  struct Item {
    var tag: AnyHashable?
    var title: String
    var badge: String?
    let node: _Node
  }

  let selected: AnyHashable?
  let items: [Item]
  let write: @MainActor (AnyHashable) -> Void
}

/// A line to fill in.
@MainActor
struct FieldSpec {
  let name: String
  let text: Binding<String>
  let isSecure: Bool
  let isEnabled: Bool
  let onSubmit: (() -> Void)?

  init(_ name: String, _ text: Binding<String>, _ place: _Place, isSecure: Bool) {
    self.name = name
    self.text = text
    self.isSecure = isSecure
    isEnabled = place.isEnabled
    onSubmit = place.onSubmit
  }
}

@MainActor
struct SheetSpec {
  let id: AnyHashable?
  let content: _Node?
  let isCover: Bool
  let write: @MainActor () -> Void
  let onDismiss: @MainActor () -> Void
}

@MainActor
struct AlertSpec {
  let isShown: Bool
  let title: String
  let buttons: [ShownButton]
  let write: @MainActor () -> Void
}
