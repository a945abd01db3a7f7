/// A receiver for a host's reports: what it shows, what the user does, and what the user wants.
///
/// You may report at any time, even while the router is calling the host. The router handles reports in order, after
/// the callbacks that are due. If a host acknowledges a command while the router is still calling it, the
/// acknowledgement counts at once. It does no harm to report the same thing twice, or to report from a host that is no
/// longer shown.
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
  /// Whether the router has no work left, and every task has reacted to what happened.
  ///
  /// A task has yet to react if it awaited the end of a flow or the answer to a question. Until it has reacted, the
  /// router does not tell the hosts about the consequences. Work of the host itself, such as acknowledging a command,
  /// does not count.
  ///
  /// > Note: The router cannot know whether some code is *about to* ask for something. This property is meant for tests
  /// > that wait until a host comes to rest.
  public var isIdle: Bool { reference.engine?.isIdle ?? true }
}

// MARK: - What is shown

extension HostReporter {
  /// Tells the router that the container shows exactly what the command asked for, and nothing moves.
  ///
  /// It means the same as ``settled(showing:acknowledging:origin:)`` with the screens of the command, but its cost does
  /// not depend on the depth of the stack. If the user may have gone back in the meantime, report the screens instead.
  ///
  /// ```swift
  /// func show(_ command: HostCommand) {
  ///   screens.removeSubrange(command.kept...)
  ///   screens.append(contentsOf: command.tail)
  ///   // ends the ticket of the request
  ///   reporter?.carriedOut(command.id)
  /// }
  /// ```
  ///
  /// - Parameter command: The ``HostCommand/id`` of the command. If that command is no longer under way, the call says
  ///   only that nothing moves.
  public func carriedOut(_ command: Int) {
    report(.carriedOut(command))
  }

  /// Tells the router which screens the container shows, now that nothing moves.
  ///
  /// - Parameters:
  ///   - screens: The screens on the container, root first, top last.
  ///   - command: The ``HostCommand/id`` of the command that the host carried out. Pass nil if there was none: the user
  ///     went back, a gesture was cancelled, or other code changed the container.
  ///   - origin: The means by which the user went back, if a screen is missing.
  public func settled(
    showing screens: [any Screen],
    acknowledging command: Int? = nil,
    origin: BackOrigin = .unknown,
  ) {
    report(.screens(screens, command: command, origin: origin, isMoving: false))
  }

  /// Tells the router how many screens are left after the user went back, now that nothing moves.
  ///
  /// It means the same as ``settled(showing:acknowledging:origin:)`` with that many screens from the root, but its cost
  /// does not depend on their number. Use it if only the router and the user can have changed the container. If other
  /// code can change it, report the screens instead. If all screens are left, nothing has happened, for example because
  /// a gesture was cancelled. The call acknowledges no command.
  ///
  /// ```swift
  /// func userWentBack() {
  ///   screens.removeLast()
  ///   reporter?.settled(
  ///     atDepth: screens.count,
  ///     top: screens[screens.count - 1],
  ///     origin: .key)
  /// }
  /// ```
  ///
  /// > Reports: a depth that does not fit what the container was known to show, or another screen on top. The call then
  /// > changes nothing, and the router reads the host's ``StackHost/screens`` instead.
  ///
  /// - Parameters:
  ///   - depth: The number of screens that are left on the container, at least one.
  ///   - top: The topmost of these screens.
  ///   - origin: The means by which the user went back.
  public func settled(atDepth depth: Int, top: any Screen, origin: BackOrigin = .unknown) {
    report(.depth(depth, top: top, origin: origin))
  }

  /// Tells the router which screens are certain to stay, while something still moves.
  ///
  /// Use it when the user goes back a second time before the first movement has come to rest. While a command is under
  /// way, the router notifies nobody of such a report, unless the report acknowledges the command.
  ///
  /// - Parameters:
  ///   - screens: The screens that are certain, root first, top last.
  ///   - command: The ``HostCommand/id`` of the command that the host carried out, if there was one.
  ///   - origin: The means by which the user went back, if a screen is missing.
  public func committed(
    showing screens: [any Screen],
    acknowledging command: Int? = nil,
    origin: BackOrigin = .unknown,
  ) {
    report(.screens(screens, command: command, origin: origin, isMoving: true))
  }

  /// Tells the router which hosts are presented over this one, now that nothing moves.
  ///
  /// List the hosts that the router told you to present. Leave out everything else, such as a menu or an alert of the
  /// platform. Only the hosts of the router concern it, and it ignores others.
  ///
  /// - Parameters:
  ///   - hosts: The hosts that are presented over this one, nearest first. Pass an empty list if there are none.
  ///   - command: The ``ModalCommand/id`` of the command that the host carried out, or nil if there was none.
  ///   - origin: The means by which the user went back, if a host is missing.
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
  /// Tells the router that other code shows something over the stack that the host cannot hand over.
  ///
  /// Use it if other code can show things on the container that are not screens of the host. The host can neither keep
  /// such a thing below a screen nor remove it. If the host can move a screen, list that screen in
  /// ``settled(showing:acknowledging:origin:)`` instead. The call changes nothing: the stack stays below, as before.
  ///
  /// > Reports: ``NavigationIssue/Kind/coveredByOtherCode`` each time, unless the router was made with
  /// > `sharedWithOtherCode`.
  public func coveredByOtherCode() {
    report(.coveredByOtherCode)
  }
}

// MARK: - What the user does

extension HostReporter {
  /// Returns how the user may go back now.
  ///
  /// Call it when a gesture is about to begin, or when the user presses a back button.
  ///
  /// - Parameter depth: The number of screens that stay on this container. The default is one less than it shows. Pass
  ///   0 if the user pulls down the whole sheet.
  /// - Returns: The answer of the modules and their transitions. A router that is closed or gone allows everything.
  public func wayBack(toDepth depth: Int? = nil) -> WayBack {
    guard let engine = reference.engine, !engine.isClosed else { return .free }
    return layer.map { engine.wayBack(from: $0, toDepth: depth) } ?? .unmoved(to: nil)
  }

  /// Tells the router that something began to move without a command, such as a swipe.
  ///
  /// The movement decides nothing yet, and the router notifies nobody. The router gives no command until you call
  /// ``settled(showing:acknowledging:origin:)``, whether the gesture was completed or cancelled.
  public func began() {
    report(.moving)
  }

  /// Tells the router how far a gesture has come.
  ///
  /// It means the same as ``began()``. It is for hosts that receive only this report.
  ///
  /// - Parameter fraction: The progress, from 0 at the beginning to 1 at the end.
  public func progressed(to fraction: Double) {
    report(.moving)
  }

  /// Tells the router that the user changed the contents of a screen, for example by typing.
  ///
  /// Use it if the container knows about the change before the module does, as a form in a terminal does. The router
  /// then reads the module's state again if the app keeps where the user is; see ``Restorable``. The module does not
  /// need to call ``Presentable/stateChanged()``.
  ///
  /// - Parameter screen: The screen. If it is not shown, nothing happens.
  public func edited(_ screen: any Screen) {
    guard let engine = reference.engine, !engine.notifier.listeners.keepers.isEmpty,
      let entry = engine.stacks.index.entry(showing: screen)
    else { return }
    for keeper in engine.notifier.listeners.keepers { keeper.noteChange(entry.id) }
  }

  /// Asks the router to go back because the user wants to.
  ///
  /// At the first screen of a sheet, the router closes the sheet. At the root of everything, the flow of the root ends.
  /// If the root belongs to no flow, the router calls ``StackRouter/onBackAtRoot``. The router asks all modules that
  /// mind being left.
  ///
  /// - Parameters:
  ///   - depth: The number of screens that stay on this container. The default is one less than it shows. Pass 0 for
  ///     the whole sheet.
  ///   - origin: The means by which the user goes back.
  /// - Returns: The ticket that says how it ended: ``Rejection/atRoot`` if there is nothing to go back to,
  ///   ``Rejection/leaveRefused`` if a module refuses. While a module is being asked, the ticket is open.
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
