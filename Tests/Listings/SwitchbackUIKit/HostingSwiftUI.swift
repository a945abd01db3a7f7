import SwiftUI
import Switchback
import SwitchbackSwiftUI
import SwitchbackUIKit
import UIKit

// listing

// listing

final class NameCoordinator: Coordinator {
  init(flow: Flow<String>) {}
  func start() {}
}

// listing

// listing

@MainActor
final class Draft {
  let isEmpty = true
}

// listing
