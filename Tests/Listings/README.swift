// swift-format-ignore-file: OrderedImports

import Switchback
import SwitchbackUIKit
import UIKit

// listing: .ci/readme

@MainActor
func show(in window: UIWindow) {
  // listing
}

// another program
import SwiftUI
import Switchback
import SwitchbackSwiftUI

struct ChoiceList: View {
  init(_ choices: [String], onChoice: @escaping @MainActor (Int) -> Void) {}
  var body: some View { Text("") }
}

@MainActor
final class Order: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }

  func start() {
    let drinks = ["espresso", "latte"]
    // listing
  }

  private func pick(_ drink: Int) {}
}

// another program
import Switchback
import SwitchbackTesting
import Testing

final class Page: Screen, Presentable {}

final class Order: Coordinator {
  private let flow: Flow<String>
  init(flow: Flow<String>) { self.flow = flow }
  func start() { flow.push(Page()) }
}

@MainActor
struct Tests {
  @Test func goingBackEndsTheFlow() async throws {
    // listing
  }
}
