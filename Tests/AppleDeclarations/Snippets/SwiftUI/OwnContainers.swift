// Accepted: the code of the page SwiftUIsOwnContainers.
import SwiftUI
import Switchback
import SwitchbackSwiftUI

struct FilterView: View {
  var body: some View { Text("Filter") }
}

struct DetailsView: View {
  var body: some View { Text("Details") }
}

final class FilterPage: ViewScreen {
  var content: some View { FilterView() }

  func sheet(_ stack: SheetStack) -> some View {
    stack.presentationDetents([.medium, .large])
  }
}

@MainActor
func presentFilter(on flow: Flow<Void>) {
  flow.present(ViewModule("Filter") { FilterView() }.inSheet { $0.presentationDetents([.medium]) })
}

struct LinkView: View {
  let flow: Flow<Void>

  var body: some View {
    Button("Details") { flow.push(ViewModule("Details") { DetailsView() }) }
  }
}
