/// What a step does to a stack: what stands at these heights goes, and new modules come in its place.
struct StackEdit: Equatable {
  /// The heights that are cleared; what comes begins at the lowest of them.
  var range: Range<Int>

  /// The layer on which new modules go.
  var place = Place.above

  /// How many of the modules that a step names stand below the range already.
  var kept = 0

  /// The layer on which new modules go.
  enum Place: Equatable {
    /// That of the module right below the range, or the lowest.
    case above
    /// That of the first module in the range.
    case within
    /// A new one, over all others.
    case presented
  }
}
