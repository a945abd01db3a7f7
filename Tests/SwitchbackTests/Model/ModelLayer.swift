/// A stack of its own: the router's lowest one, or one that is presented.
struct ModelLayer: Equatable {
  let id: Int
  var modules: [ModelModule] = []
  /// The flow that it was opened for, which may use it again.
  var owner: Int?
  /// The flow that presented it, or nil for the router itself.
  var presenter: Int?
}
