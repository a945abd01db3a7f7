// Apart from UIKit, whose model has an NSObject of its own.

import Foundation

/// A number from the environment.
func environment(_ name: String) -> Int? {
  ProcessInfo.processInfo.environment[name].flatMap(Int.init)
}
