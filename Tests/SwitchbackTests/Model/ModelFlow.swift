/// A flow that was started.
struct ModelFlow: Equatable {
  var actor: ModelActor
  /// The number of the flow that started it.
  var parent: Int?
  var isOpen = true
  /// Whether it has said what it has come to.
  var hasOutput = false
}
