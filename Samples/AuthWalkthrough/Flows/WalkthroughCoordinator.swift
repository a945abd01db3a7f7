public import Switchback

/// Shows the user around, page by page.
@MainActor
public final class WalkthroughCoordinator: Coordinator {
  private let flow: Flow<Void>
  private let modules: any ModuleFactory

  /// Makes the coordinator.
  ///
  /// - Parameters:
  ///   - flow: Ends after the last page.
  ///   - modules: Makes the screens.
  public init(flow: Flow<Void>, modules: any ModuleFactory) {
    self.flow = flow
    self.modules = modules
  }

  /// Shows the first page.
  public func start() {
    show(.screens)
  }

  private func show(_ page: WalkthroughPage) {
    let module = modules.makePage(page)
    module.onNext = {
      guard let next = page.next else { return self.flow.finish() }
      self.show(next)
    }
    flow.push(module)
  }
}
