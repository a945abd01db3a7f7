public import Switchback

/// The tab that a signed-in user starts from.
@MainActor
public final class HomeCoordinator: Coordinator {
  private let flow: Flow<Void>
  private let modules: any ModuleFactory
  private let session: Session

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Ends when the user is done.
  ///   - modules: Makes the screens.
  ///   - session: Who is signed in.
  public init(flow: Flow<Void>, modules: any ModuleFactory, session: Session) {
    self.flow = flow
    self.modules = modules
    self.session = session
  }

  /// Shows what can be done.
  public func start() {
    let home = modules.makeHome(session)
    home.onWalkthrough = { self.showAround() }
    home.onHelp = { self.showHelp() }
    home.onDone = { [flow] in flow.finish() }
    flow.push(home)
  }

  /// However it ends, home is below it.
  private func showAround() {
    flow.start { [modules] flow in WalkthroughCoordinator(flow: flow, modules: modules) }
  }

  private func showHelp() {
    let help = modules.makeHelp()
    help.onClose = { [flow] in flow.pop() }
    flow.push(help)
  }
}
