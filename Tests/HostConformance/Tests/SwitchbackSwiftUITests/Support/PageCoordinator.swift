import Switchback

/// Shows one page.
final class PageCoordinator: Coordinator {
  private let flow: Flow<Void>
  private let page: any Presentable

  init(_ flow: Flow<Void>, _ page: any Presentable) {
    self.flow = flow
    self.page = page
  }

  func start() { flow.push(page) }
}
