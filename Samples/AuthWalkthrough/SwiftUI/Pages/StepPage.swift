import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// Shows one page of the walkthrough.
final class StepPage: ViewScreen, PageModule {
  var onNext: (@MainActor () -> Void)?

  private let page: WalkthroughPage

  init(_ page: WalkthroughPage) {
    self.page = page
  }

  var content: some View {
    StepView(page: page) { [weak self] in self?.onNext?() }
  }
}

struct StepView: View {
  let page: WalkthroughPage
  let onNext: @MainActor () -> Void
  @Environment(\.goBack) private var goBack

  var body: some View {
    Column {
      Text(page.text)
      Button(page.next == nil ? "Start" : "Next", action: onNext).buttonStyle(.borderedProminent)
    }
    .navigationTitle(page.title)
    .toolbar {
      // At the root there is no back button, so going back from the first page gets one of its own.
      if page == .screens {
        ToolbarItem(placement: .primaryAction) { Button("Skip") { goBack?() } }
      }
    }
  }
}
