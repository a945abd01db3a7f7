public import Switchback

/// A program that a test ends at any moment of a story, and starts anew where its user was.
///
/// ```swift
/// let program = RestartedProgram { MainCoordinator(flow: $0) }
/// try program.host.front.top(as: MessageForm.self).text = "Dear Ada"
/// try await program.restart()
/// #expect(try program.host.front.top(as: MessageForm.self).text == "Dear Ada")
/// #expect(program.report?.missing == [])
/// ```
///
/// What is kept is written and read each time, as with a file.
@MainActor
public final class RestartedProgram {
  /// The host of the run that goes on, which shows everything at once.
  public private(set) var host = InMemoryHost()

  /// The router of the run that goes on.
  public private(set) var router: StackRouter

  /// What has come back at the last start, and what has not; nil before the first restart, and as long as more is to
  /// come.
  public private(set) var report: RestorationReport?

  /// What was kept last, as it is read; nil if nothing is.
  public private(set) var place: NavigationSnapshot?

  /// Whose place it is.
  public var owner: String

  /// How much comes back where something is lost.
  public var policy = RestorationPolicy.stopThere

  private let begin: @MainActor (RestartedProgram, NavigationSnapshot?) -> Void

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - owner: Whose place it is. The default is somebody's.
  ///   - make: Makes the coordinator that it begins with, each time that it is started.
  public init<Output>(
    for owner: String = "somebody",
    _ make: @escaping @MainActor (Flow<Output>) -> any Coordinator
  ) {
    self.owner = owner
    router = StackRouter(host: host, onIssue: { _ in })
    begin = { program, place in
      program.router.keep(for: program.owner) { [weak program] in program?.place = $0 }
      program.router.start(restoring: place, for: program.owner, policy: program.policy, make) {
        [weak program] in
        program?.report = $0
      }
    }
    begin(self, nil)
    report = nil
  }

  /// Ends the program, once what is shown has been kept, and starts it anew.
  ///
  /// - Throws: What a route throws that cannot be written or read.
  public func restart() async throws {
    // Keeping is due in the next turn.
    for _ in 0..<2 { await Task { @MainActor in }.value }
    try kill()
  }

  /// Ends the program in this moment, as when the system kills it, and starts it anew: with what was kept so far.
  ///
  /// - Throws: What a route throws that cannot be written or read.
  public func kill() throws {
    let kept = try place?.written()
    router.close()
    host = InMemoryHost()
    router = StackRouter(host: host, onIssue: { _ in })
    report = nil
    begin(self, kept)
  }
}
