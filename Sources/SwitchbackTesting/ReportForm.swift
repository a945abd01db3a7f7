/// How an in-memory host says what it shows, where it has a choice.
///
/// A number says less than a whole report, and costs the same at every depth. Hosts on UIKit and SwiftUI always
/// report all that they show. The router must do the same with both.
package enum ReportForm: Sendable {
  /// By the number of a command, or of the screens that are left.
  case number
  /// By all that is shown.
  case whole
  /// By the one and by the other, in turn.
  case alternating
}
