import Switchback

/// The host of one layer, and what the router knows of it.
struct ModelHost: Equatable {
  /// What it shows.
  var shown: [ModelModule] = []
  /// What it is known to show.
  var agreed: [ModelModule] = []
  /// What it was told to show and has not acknowledged.
  var command: [ModelModule]?
  /// Whether something moves that the router has not asked for.
  var isMoving = false
  var isInTransition = false
  /// Whether it is busy presenting or dismissing.
  var isPresenting = false
  /// By what means the user went back during a transition.
  var origin = BackOrigin.unknown
  /// How many screens are left by each swipe under way.
  var swipes: [Int] = []
}
