public import Switchback

/// A program whose links the check tries, on a router of its own.
///
/// Only the router and the start are required. You can also check other code that opens links, if it says what became
/// of them.
@MainActor
public protocol LinkSubject: AnyObject {
  /// The router, which shows nothing yet.
  var router: StackRouter { get }

  /// The host of the router, which shows every command at once.
  var host: InMemoryHost { get }

  /// Starts the first coordinator.
  func start()

  /// Opens a link.
  ///
  /// The default opens it on the router.
  ///
  /// - Parameter link: The link.
  /// - Returns: The object that says how the link ended.
  func open(_ link: DeepLink) -> any LinkAnswer

  /// Returns what is shown, with its routes.
  ///
  /// The default asks the router.
  ///
  /// - Returns: The snapshot.
  func snapshot() -> NavigationSnapshot

  /// Does what a link waits for, such as signing in.
  ///
  /// The default does nothing.
  ///
  /// - Returns: Whether there was anything to do.
  func passWhatComesFirst() -> Bool
}

extension LinkSubject {
  /// Opens a link on the router.
  ///
  /// - Parameter link: The link.
  /// - Returns: The ticket.
  public func open(_ link: DeepLink) -> any LinkAnswer { router.open(link) }

  /// Returns the snapshot of the router.
  ///
  /// - Returns: The snapshot.
  public func snapshot() -> NavigationSnapshot { router.snapshot() }

  /// Does nothing.
  ///
  /// - Returns: False, because there was nothing to do.
  public func passWhatComesFirst() -> Bool { false }
}

/// An object that says how a link ended, and what was done for it.
@MainActor
public protocol LinkAnswer: AnyObject {
  /// How the link ended, or nil while it is under way.
  var outcome: LinkOutcome? { get }

  /// What was done for the link so far.
  var report: LinkPlan { get }
}

extension LinkTicket: LinkAnswer {}

/// A program that begins with a coordinator, on the router of this package.
@MainActor
final class PlainLinkSubject: LinkSubject {
  let host = InMemoryHost()
  let router: StackRouter
  private let begin: @MainActor (StackRouter) -> Void

  init(_ begin: @escaping @MainActor (StackRouter) -> Void) {
    router = StackRouter(host: host, onIssue: { _ in })
    self.begin = begin
  }

  func start() { begin(router) }
}
