import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// A page that says its name, also in the bar, so that it can be recognised there.
final class LawPage: ViewScreen {
  let name: String
  private let desk: Desk

  init(_ name: String, _ desk: Desk) {
    self.name = name
    self.desk = desk
  }

  var content: some View { LawPageView(name: name, desk: desk) }
}

/// Where pages leave what their buttons do.
///
/// SwiftUI makes its accessibility elements only while an assistive app runs, so a button of a page may not be found.
@MainActor
final class Desk {
  var close: [String: GoBackAction] = [:]
}

private struct LawPageView: View {
  let name: String
  let desk: Desk
  @Environment(\.goBack) private var goBack

  var body: some View {
    Button("Close \(name)") { goBack?() }
      .navigationTitle(name)
      .onAppear { desk.close[name] = goBack }
  }
}
