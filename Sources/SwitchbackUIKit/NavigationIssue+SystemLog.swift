#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Switchback
import UIKit

extension NavigationIssue {
  /// Writes it to the log of the system.
  func logToSystem() {
    // It is taken for a format, in which two percent signs stand for one.
    let parts = description.split(separator: "%", omittingEmptySubsequences: false)
    NSLog(parts.joined(separator: "%%"))
  }
}
#endif
