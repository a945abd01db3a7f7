import Switchback

/// A module on the model's stack.
struct ModelModule: Hashable {
  var name: String
  /// The number of the flow that shows it, or nil for the router itself.
  var flow: Int?
}

/// A module that left, and why.
struct ModelRemoval {
  var module: ModelModule
  var cause: EndCause
}

/// A flow that was started.
struct ModelFlow: Equatable {
  var actor: ModelActor
  /// The number of the flow that started it.
  var parent: Int?
  var isOpen = true
}

/// A stack of its own: the router's lowest one, or one that is presented.
struct ModelLayer: Equatable {
  let id: Int
  var modules: [ModelModule] = []
  /// The flow that it was opened for, which may use it again.
  var owner: Int?
  /// The flow that presented it, or nil for the router itself.
  var presenter: Int?
}

/// A request that was made.
struct ModelTicket: Equatable {
  var outcome = ModelView.Outcome.pending
  var removed: [String] = []
  /// What it brings that the host has not shown.
  var unseen: Set<String> = []
  /// Whether it is done when the command under way is.
  var isCovered = false
}

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
