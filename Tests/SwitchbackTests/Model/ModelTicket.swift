/// A request that was made.
struct ModelTicket: Equatable {
  var outcome = ModelView.Outcome.pending
  var removed: [String] = []
  /// What it brings that the host has not shown.
  var unseen: Set<String> = []
  /// Whether it is done when the command under way is.
  var isCovered = false
}
