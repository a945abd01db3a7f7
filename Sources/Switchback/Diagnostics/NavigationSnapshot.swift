/// The modules and flows that a router shows at one moment, and what it waits for.
///
/// ```swift
/// print(router.snapshot())
/// // MainCoordinator#1 (root)
/// //   Tabs#1
/// //     - friends
/// //       FriendsCoordinator#2 (push)
/// //         FriendList#2
/// //     * messages
/// //       MessagesCoordinator#3 (push)
/// //         Inbox#3
/// //   NewMessageCoordinator#4 (modal)
/// //     Recipient#4 (sheet 1)
/// // waits for the host to show [Tabs#1, Recipient#4]
/// ```
///
/// A snapshot is a value, and retains nothing. It contains what the router wants to show. If the screen does not show
/// that yet, a line says what the router waits for.
public struct NavigationSnapshot: Hashable, Sendable {
  /// What is on the router's stack, and the flows that no other flow started.
  ///
  /// Modules and flows stand in the order in which they reach up from the root. A flow that shows nothing
  /// comes last.
  package let items: [Item]

  /// What the router waits for, so that a ticket is open, a question unasked or a screen not yet as it is
  /// meant to be; empty when it is at rest.
  package let waits: [Wait]

  /// Whether the router waits for nothing.
  ///
  /// If it waits for nothing, no request, link or question is open. The screen then shows what the router wants to
  /// show. A snapshot that was kept is always at rest.
  public var isAtRest: Bool { waits.isEmpty }

  /// The owner for whom the snapshot was kept, or nil if it was not kept.
  ///
  /// See ``StackRouter/keep(for:version:_:)``.
  public let owner: String?

  /// The version of the app's routes and states with which the snapshot was kept.
  ///
  /// See ``StackRouter/keep(for:version:_:)``.
  public let version: Int

  /// How often a program has begun to come back to it, and has not come to rest since.
  var attempts = 0

  /// Describes what a router shows, for comparing with it.
  ///
  /// - Parameters:
  ///   - items: What is on its stack.
  ///   - waits: What it waits for. The default is nothing.
  ///   - owner: For whom it was kept. The default is nobody.
  ///   - version: The version of the app's routes and states. The default is 1.
  package init(items: [Item], waits: [Wait] = [], owner: String? = nil, version: Int = 1) {
    self.items = items
    self.waits = waits
    self.owner = owner
    self.version = version
  }

  /// A module, or a flow with what it shows.
  package indirect enum Item: Hashable, Sendable {
    case module(ModuleItem)
    case flow(FlowItem)
  }

  /// A module that is meant to be shown.
  package struct ModuleItem: Hashable, Sendable {
    /// Which it is, as events name it.
    package let id: ModuleID

    /// Where it stands on its stack, from 0 at the root, counted through everything that is presented.
    package let position: Int

    /// How many stacks are presented below it: 0 on the lowest.
    package let sheet: Int

    /// The route that it is of, if its coordinator showed it by ``RouteCoordinator/go(_:)``.
    package let route: AnyRoute?

    /// Whether it has come of the same time that its route was shown as what stands below it.
    package let continuesRoute: Bool

    /// How many modules and flows have come of that time, also if they have left since: 1 for what is of no route.
    package let partsOfRoute: Int

    /// The tabs of a container, from the first in the bar; empty for any other module.
    package let tabs: [TabItem]

    /// The tabs that were visited before the selected one, the latest last; at most fifty.
    package let visitedTabs: [TabID]

    /// What it has said of itself to be kept, if it is ``Restorable``.
    var state: StoredValue?

    /// Describes a module, for comparing with what a router shows.
    ///
    /// - Parameters:
    ///   - id: Which it is.
    ///   - position: Where it stands on its stack, from 0.
    ///   - sheet: How many stacks are presented below it. The default is none.
    ///   - route: The route that it is of. The default is none.
    ///   - continuesRoute: Whether it has come of that together with what stands below it. The default is no.
    ///   - partsOfRoute: How many have come of that. The default is 1.
    ///   - tabs: The tabs of a container. The default is none.
    ///   - visitedTabs: The tabs that were visited before, the latest last. The default is none.
    package init(
      id: ModuleID,
      position: Int,
      sheet: Int = 0,
      route: AnyRoute? = nil,
      continuesRoute: Bool = false,
      partsOfRoute: Int = 1,
      tabs: [TabItem] = [],
      visitedTabs: [TabID] = [],
    ) {
      self.id = id
      self.position = position
      self.sheet = sheet
      self.route = route
      self.continuesRoute = continuesRoute
      self.partsOfRoute = partsOfRoute
      self.tabs = tabs
      self.visitedTabs = visitedTabs
    }
  }

  /// A flow that is going on.
  package struct FlowItem: Hashable, Sendable {
    /// Which it is, as events name it.
    package let id: FlowID

    /// Where it was told to show itself.
    package let placement: FlowPlacement

    /// The route that it is of, if the coordinator around it showed it by ``RouteCoordinator/go(_:)``.
    package let route: AnyRoute?

    /// Whether it has come of the same time that its route was shown as what stands below it.
    package let continuesRoute: Bool

    /// How many modules and flows have come of that time, also if they have left since: 1 for what is of no route.
    package let partsOfRoute: Int

    /// Its modules, and the flows started from it, as in ``NavigationSnapshot/items``.
    ///
    /// A flow that it started on the stack of a tab stands there instead.
    package let items: [Item]

    /// What its coordinator has said of itself to be kept, if that is ``Restorable``.
    var state: StoredValue?

    /// Describes a flow, for comparing with what a router shows.
    ///
    /// - Parameters:
    ///   - id: Which it is.
    ///   - placement: Where it was told to show itself.
    ///   - route: The route that it is of. The default is none.
    ///   - continuesRoute: Whether it has come of that together with what stands below it. The default is no.
    ///   - partsOfRoute: How many have come of that. The default is 1.
    ///   - items: Its modules, and the flows started from it.
    package init(
      id: FlowID,
      placement: FlowPlacement,
      route: AnyRoute? = nil,
      continuesRoute: Bool = false,
      partsOfRoute: Int = 1,
      items: [Item],
    ) {
      self.id = id
      self.placement = placement
      self.route = route
      self.continuesRoute = continuesRoute
      self.partsOfRoute = partsOfRoute
      self.items = items
    }
  }

  /// A tab with its stack.
  package struct TabItem: Hashable, Sendable {
    /// What code calls it.
    package let id: TabID

    /// Whether it is the one that is selected.
    package let isSelected: Bool

    /// The route that has selected it last, or else the one that it was added for; nil if there is none.
    package let route: AnyRoute?

    /// What is on its stack.
    package let items: [Item]

    /// Describes a tab, for comparing with what a router shows.
    ///
    /// - Parameters:
    ///   - id: What code calls it.
    ///   - isSelected: Whether it is the one that is selected.
    ///   - route: The route that has selected it last. The default is none.
    ///   - items: What is on its stack.
    package init(id: TabID, isSelected: Bool, route: AnyRoute? = nil, items: [Item]) {
      self.id = id
      self.isSelected = isSelected
      self.route = route
      self.items = items
    }
  }

  /// Something that has to happen first.
  package enum Wait: Hashable, Sendable {
    /// A host has yet to say that it shows these modules, root first.
    case host([ModuleID])
    /// A host has yet to say that it presents so many stacks over the lowest one.
    case sheets(Int)
    /// The user moves something, and has neither let go nor come to the end.
    case gesture
    /// A command that a host did not carry out is tried again in the next turn of the main actor.
    case retry
    /// A module is being asked whether it may be left.
    case guardedModule(ModuleID)
    /// The user is asked something, in these words, by a flow or, with nil, by the router; or will be, once nothing
    /// moves.
    case question(String, from: FlowID?)
    /// A link is under way, and has come to this route; with nil, to none yet.
    case link(at: AnyRoute?)
    /// So many tasks that awaited the end of a flow have yet to react to it.
    case awaiters(Int)
  }
}

extension NavigationSnapshot: CustomStringConvertible {
  /// The modules and flows as an indented tree, root first.
  ///
  /// Below the tree, each line names a thing that the router waits for. The text contains what routes carry, and the
  /// text of questions. For a log, use ``outline``.
  public var description: String { Self.text(of: rows) }

  /// The tree of ``description`` for a log, without what routes carry and without the text of questions.
  ///
  /// A route is written as its kind and its case.
  ///
  /// ```swift
  /// print(router.snapshot())
  /// // Ada#2 at friend(name: "Ada")
  /// print(router.snapshot().outline)
  /// // Ada#2 at FriendsCoordinator.friend
  /// ```
  ///
  /// A module has the name that it gives itself; see ``Presentable/name``.
  public var outline: String { Self.text(of: rows(in: .outline)) }

  private static func text(of rows: [SnapshotRow]) -> String {
    rows.isEmpty ? "nothing is shown" : rows.map(\.line).joined(separator: "\n")
  }
}

extension NavigationSnapshot.Wait: CustomStringConvertible {
  /// What is waited for, in words.
  package var description: String {
    switch self {
    case .host(let modules):
      "the host to show [\(modules.map(\.description).joined(separator: ", "))]"
    case .sheets(let count):
      count == 0 ? "the host to present nothing" : "the host to present \(count) over the lowest"
    case .gesture: "the user, who moves something"
    case .retry: "the next turn, to try a command again"
    case .guardedModule(let module): "\(module), which is asked whether it may be left"
    case .question(let text, let flow):
      "the answer to \"\(text)\", asked by \(flow?.description ?? "the router")"
    case .link(let route): "a link" + SnapshotForm.full.label(of: route)
    case .awaiters(let count): "\(count) who awaited the end of a flow"
    }
  }
}
