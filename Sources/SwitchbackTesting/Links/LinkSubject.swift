public import Switchback

/// A program whose links are to be checked, on a router of its own, and what can be done in it.
///
/// Only the router and the start are required. Whatever opens links may be checked, if it says what became of them.
@MainActor
public protocol LinkSubject: AnyObject {
  /// The router, which shows nothing yet.
  var router: StackRouter { get }

  /// Its host, which shows every command at once.
  var host: InMemoryHost { get }

  /// Starts the first coordinator.
  func start()

  /// Opens a link.
  ///
  /// The default asks the router.
  ///
  /// - Parameter link: The link.
  /// - Returns: What says how it ended.
  func open(_ link: DeepLink) -> any LinkAnswer

  /// What is shown, with its routes.
  ///
  /// The default asks the router.
  ///
  /// - Returns: What is shown.
  func snapshot() -> NavigationSnapshot

  /// Does what a link waits for, such as signing in.
  ///
  /// The default does nothing.
  ///
  /// - Returns: Whether there was anything to do.
  func passWhatComesFirst() -> Bool
}

extension LinkSubject {
  /// Asks the router.
  ///
  /// - Parameter link: The link.
  /// - Returns: The ticket.
  public func open(_ link: DeepLink) -> any LinkAnswer { router.open(link) }

  /// Asks the router.
  ///
  /// - Returns: What is shown.
  public func snapshot() -> NavigationSnapshot { router.snapshot() }

  /// Does nothing.
  ///
  /// - Returns: That there was nothing to do.
  public func passWhatComesFirst() -> Bool { false }
}

/// What says how following a link ended, and what was done.
@MainActor
public protocol LinkAnswer: AnyObject {
  /// How it ended, or nil while it is under way.
  var outcome: LinkOutcome? { get }

  /// What was done so far.
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
