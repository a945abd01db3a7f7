/// Takes what a host reports: what it shows, what the user does, and what the user wants.
///
/// Reports may come at any time, also while the router is calling the host; they are worked off in
/// order, after the callbacks that are due. A command that is carried out at once counts at once.
/// Reporting the same thing twice is harmless, and so is a report of a host that is not shown any more.
@MainActor
public final class HostReporter {
  let reference: EngineReference
  private(set) var layer: Layer?

  init(_ reference: EngineReference, on layer: Layer) {
    self.reference = reference
    self.layer = layer
    layer.connect(self)
  }

  /// The host, for as long as it has something to report.
  var host: (any StackHost)? { layer?.host }

  /// Has nothing to report any more: the host's stack is gone.
  func disconnect() {
    HostRegister.remove(self)
    layer = nil
  }

  /// Whether somebody has the router.
  var isInUse: Bool { reference.isInUse }

  /// A module may have changed its mind: about the tabs that it is in as well, and about the whole sheet.
  func noteStateChange(of module: ModuleID) {
    guard let engine = reference.engine else { return }
    for host in engine.stacks.hosts { host.wayBackChanged() }
    for keeper in engine.notifier.listeners.keepers { keeper.noteChange(module) }
  }

  func report(_ report: HostReport) {
    if let layer { reference.engine?.hear(report, on: layer) }
  }
}

// MARK: - Whether there is more to come

extension HostReporter {
  /// Whether the router has done all that it was asked for, and nobody is owed a turn.
  ///
  /// Somebody is owed one who awaited the end of a flow or the answer to a question, and has yet to react;
  /// until then the hosts are not told what comes of it. What the host itself has yet to do, such as to
  /// acknowledge a command, does not count.
  ///
  /// > Note: That nobody *is about* to ask for something cannot be known. A test that waits for a host to come to
  /// > rest is served by this.
  public var isIdle: Bool { reference.engine?.isIdle ?? true }
}

// MARK: - What is shown

extension HostReporter {
  /// Says that the container shows exactly what it was told to, now that nothing moves.
  ///
  /// The same as ``settled(showing:acknowledging:origin:)`` with what the command asked for, at a cost that
  /// does not depend on the depth of the stack. A host on which the user may have gone back meanwhile says
  /// what it shows instead.
  ///
  /// ```swift
  /// func show(_ command: HostCommand) {
  ///   screens.removeSubrange(command.kept...)
  ///   screens.append(contentsOf: command.tail)
  ///   reporter?.carriedOut(command.id)          // the ticket of the request has ended
  /// }
  /// ```
  ///
  /// - Parameter command: The ``HostCommand/id`` of the command. One that is not under way any more only
  ///   says that nothing moves.
  public func carriedOut(_ command: Int) {
    report(.carriedOut(command))
  }

  /// Says what the container shows, now that nothing moves.
  ///
  /// - Parameters:
  ///   - screens: The screens on the container, root first, top last.
  ///   - command: The ``HostCommand/id`` of the command that was carried out, or nil if none was:
  ///     the user went back, a gesture was cancelled, or other code changed the container.
  ///   - origin: By what means the user went back, where something is missing.
  public func settled(
    showing screens: [any Screen],
    acknowledging command: Int? = nil,
    origin: BackOrigin = .unknown,
  ) {
    report(.screens(screens, command: command, origin: origin, isMoving: false))
  }

  /// Says that the user went back, by how many screens are left, now that nothing moves.
  ///
  /// The same as ``settled(showing:acknowledging:origin:)`` with the lowest of the screens that were there, at a
  /// cost that does not depend on how many they are. It is for containers that nobody else than the router and
  /// the user can have changed meanwhile; where other code can, say what is shown. All there is means that nothing
  /// has happened: a gesture was cancelled. It acknowledges no command.
  ///
  /// ```swift
  /// func userWentBack() {
  ///   screens.removeLast()
  ///   reporter?.settled(atDepth: screens.count, top: screens[screens.count - 1], origin: .key)
  /// }
  /// ```
  ///
  /// > Reports: a number that does not fit what the container was known to show, or another screen on top. Nothing
  /// > changes by it; the host's ``StackHost/screens`` are read instead.
  ///
  /// - Parameters:
  ///   - depth: How many screens are left on the container, at least one.
  ///   - top: The one on top of them.
  ///   - origin: By what means the user went back.
  public func settled(atDepth depth: Int, top: any Screen, origin: BackOrigin = .unknown) {
    report(.depth(depth, top: top, origin: origin))
  }

  /// Says what the container shows for certain, while something still moves.
  ///
  /// For a second way back that began before the first had come to rest. Nothing is told while a
  /// command is under way, unless this acknowledges it.
  ///
  /// - Parameters:
  ///   - screens: The screens that are decided upon, root first, top last.
  ///   - command: The ``HostCommand/id`` of the command that was carried out, if one was.
  ///   - origin: By what means the user went back, where something is missing.
  public func committed(
    showing screens: [any Screen],
    acknowledging command: Int? = nil,
    origin: BackOrigin = .unknown,
  ) {
    report(.screens(screens, command: command, origin: origin, isMoving: true))
  }

  /// Says what the container presents over itself, now that nothing moves.
  ///
  /// It may present what the router told it to present. Anything else, such as a menu or an alert of
  /// the platform, is none of the router's concern: leave it out, or have it passed over.
  ///
  /// - Parameters:
  ///   - hosts: The hosts that are presented over this one, nearest first; empty if there is none.
  ///   - command: The ``ModalCommand/id`` of the command that was carried out, or nil if none was.
  ///   - origin: By what means the user went back, where something is missing.
  public func settled(
    presenting hosts: [any StackHost],
    acknowledging command: Int? = nil,
    origin: BackOrigin = .unknown,
  ) {
    report(.presented(hosts, command: command, origin: origin))
  }
}

// MARK: - What other code does

extension HostReporter {
  /// Says that other code shows something over the stack that the host cannot hand to the router.
  ///
  /// It is for containers on which other code can show what is no screen of the host's, and what the host can neither
  /// keep below a screen nor take away by itself. A screen that the host can move belongs in
  /// ``settled(showing:acknowledging:origin:)``. Nothing changes: what is shown of the stack stands below it as before.
  ///
  /// > Reports: ``NavigationIssue/Kind/coveredByOtherCode`` each time, unless the router was made with
  /// > `sharedWithOtherCode`.
  public func coveredByOtherCode() {
    report(.coveredByOtherCode)
  }
}

// MARK: - What the user does

extension HostReporter {
  /// How the user may go back here, right now.
  ///
  /// Ask when a gesture is about to begin, or a back button was pressed.
  ///
  /// - Parameter depth: How many screens of this container are to be left. The default is one less than
  ///   it shows; 0 is the whole sheet pulled down.
  /// - Returns: What the modules and their transitions say. A router that is closed or gone has no say.
  public func wayBack(toDepth depth: Int? = nil) -> WayBack {
    guard let engine = reference.engine, !engine.isClosed else { return .free }
    return layer.map { engine.wayBack(from: $0, toDepth: depth) } ?? .unmoved(to: nil)
  }

  /// Says that something began to move that the router did not ask for, such as a swipe.
  ///
  /// Nothing is decided by that, and nobody is told. The router gives no command until
  /// ``settled(showing:acknowledging:origin:)``, whether the gesture was completed or cancelled.
  public func began() {
    report(.moving)
  }

  /// Says how far a gesture is.
  ///
  /// The same as ``began()``, for hosts that report only this.
  ///
  /// - Parameter fraction: From 0, where it began, to 1, where it is complete.
  public func progressed(to fraction: Double) {
    report(.moving)
  }

  /// Says that the user has changed what a screen holds, and has not navigated: something was typed.
  ///
  /// It is for containers that know of that before the module does, such as a form of a terminal. Whoever keeps where
  /// the user is asks the module of the screen for its state then, see ``Restorable``; the module need not call
  /// ``Presentable/stateChanged()`` for that.
  ///
  /// - Parameter screen: The screen. One that is not shown changes nothing.
  public func edited(_ screen: any Screen) {
    guard let engine = reference.engine, !engine.notifier.listeners.keepers.isEmpty,
      let entry = engine.stacks.index.entry(showing: screen)
    else { return }
    for keeper in engine.notifier.listeners.keepers { keeper.noteChange(entry.id) }
  }

  /// Says that the user wants to go back, and that the container has left that to the router.
  ///
  /// At the first screen of a sheet, the sheet closes. At the very root, the flow that the root belongs
  /// to ends; without a flow, ``StackRouter/onBackAtRoot`` is called. Modules that mind being left are
  /// asked.
  ///
  /// - Parameters:
  ///   - depth: How many screens of this container are to be left. The default is one less than it
  ///     shows; 0 is the whole sheet.
  ///   - origin: By what means.
  /// - Returns: The ticket that says how it ended: ``Rejection/atRoot`` if there is nothing to go back
  ///   to, ``Rejection/leaveRefused`` if a module minds; open while a module is being asked.
  @discardableResult
  public func goBack(toDepth depth: Int? = nil, origin: BackOrigin = .unknown) -> NavigationTicket {
    guard let engine = reference.engine, let layer else { return .rejected(.routerGone) }
    return engine.goBack(from: layer, toDepth: depth, origin: origin)
  }
}

/// What a host said.
enum HostReport {
  case carriedOut(Int)
  case screens([any Screen], command: Int?, origin: BackOrigin, isMoving: Bool)
  case depth(Int, top: any Screen, origin: BackOrigin)
  case presented([any StackHost], command: Int?, origin: BackOrigin)
  case gone(BackOrigin)
  case moving
  case coveredByOtherCode
}
