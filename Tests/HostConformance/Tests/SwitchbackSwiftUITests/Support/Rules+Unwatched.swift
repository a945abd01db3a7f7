import SwiftUI

extension Rules {
  /// A system on which nothing of UIKit is found, with a switch set besides.
  static func unwatched(_ path: any WritableKeyPath<Rules, Bool> & Sendable) -> Rules {
    var rules = Rules()
    rules.cannotBeWatched = true
    rules[keyPath: path] = true
    return rules
  }

  /// Systems on which nothing of UIKit is found, whenever the completions come.
  static var eachUnwatched: [Rules] {
    let paths: [any WritableKeyPath<Rules, Bool> & Sendable] = [
      \.cannotBeWatched, \.completionComesAfterTheBody, \.completionComesAfterTheUpdate,
      \.completionIgnoresNavigation, \.completionNeverComes,
    ]
    return paths.map(unwatched)
  }
}
