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
  public func start() { go(WalkthroughPage.screens) }
}

// MARK: - RouteCoordinator

extension WalkthroughCoordinator: RouteCoordinator {
  /// Shows a page.
  ///
  /// - Parameter page: Which.
  public func show(_ page: WalkthroughPage) {
    let module = modules.makePage(page)
    module.onNext = { [weak self, flow] in
      if let next = page.next { self?.go(next) } else { flow.finish() }
    }
    flow.push(module)
  }
}
