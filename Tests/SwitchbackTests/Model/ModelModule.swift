/// A module on the model's stack.
struct ModelModule: Hashable {
  var name: String
  /// The number of the flow that shows it, or nil for the router itself.
  var flow: Int?
}
