public import Switchback

/// A program that a test ends at any moment, and starts again where its user was.
///
/// ```swift
/// let program = RestartedProgram { MainCoordinator(flow: $0) }
/// try program.host.front.top(as: MessageForm.self).text = "Dear Ada"
/// try await program.restart()
/// let form = try program.host.front.top(as: MessageForm.self)
/// #expect(form.text == "Dear Ada")
/// #expect(program.report?.missing == [])
/// ```
///
/// Each restart writes the place and reads it again, as with a file.
@MainActor
public final class RestartedProgram {
  /// The host of the current run, which shows everything at once.
  public private(set) var host = InMemoryHost()

  /// The router of the current run.
  public private(set) var router: StackRouter

  /// What has come back at the last start, and what has not.
  ///
  /// It is nil before the first restart, and while more has yet to come back.
  public private(set) var report: RestorationReport?

  /// The place that the program kept last, as the next run reads it; nil if it kept none.
  public private(set) var place: NavigationSnapshot?

  /// The owner of the place that the program keeps.
  public var owner: String

  /// How much comes back if something is lost.
  public var policy = RestorationPolicy.stopThere

  /// What the routers of all runs have reported as wrong, in order.
  ///
  /// Among it is a state that could not be kept.
  public var issues: [NavigationIssue] { log.issues }

  private let begin: @MainActor (RestartedProgram, NavigationSnapshot?) -> Void
  private let log = Log()

  /// The routers of the runs that are over, kept as they were: nobody in them may hear of the end.
  private var ended: [StackRouter] = []

  /// What was reported, apart from the program, so that nothing keeps that alive.
  @MainActor
  private final class Log {
    var issues: [NavigationIssue] = []
  }

  /// Creates a program, and starts it.
  ///
  /// - Parameters:
  ///   - owner: The owner of the place that the program keeps. The default is "somebody".
  ///   - make: Creates the first coordinator, each time that the program starts.
  public init<Output>(
    for owner: String = "somebody",
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator
  ) {
    self.owner = owner
    router = StackRouter(host: host, onIssue: { [log] in log.issues.append($0) })
    begin = { program, place in
      let run = ObjectIdentifier(program.router)
      weak let known = program
      program.router.keep(for: known?.owner ?? owner) { place in
        guard let known, ObjectIdentifier(known.router) == run else { return }
        known.place = place
      }
      program.router.start(restoring: place, for: program.owner, policy: program.policy, make) {
        [weak program] in
        program?.report = $0
      }
    }
    begin(self, nil)
    report = nil
  }

  /// Ends the program when it has kept what is shown, and starts it again.
  ///
  /// While a link is under way, the router keeps nothing new. What it shows for the link is then not there again.
  ///
  /// - Throws: The error of a route that cannot be written or read.
  public func restart() async throws {
    // Keeping is due in the next turn.
    for _ in 0..<2 { await Task { @MainActor in }.value }
    try kill()
  }

  /// Ends the program at this moment, as when the system kills it, and starts it again.
  ///
  /// The next run begins with what the program has kept so far. No code of the run that is over is told of the end. Its
  /// pages and coordinators are released together with this object, so do not track their lifetimes.
  ///
  /// - Throws: The error of a route that cannot be written or read.
  public func kill() throws {
    let kept = try place?.written()
    ended.append(router)
    host = InMemoryHost()
    router = StackRouter(host: host, onIssue: { [log] in log.issues.append($0) })
    report = nil
    begin(self, kept)
  }
}
