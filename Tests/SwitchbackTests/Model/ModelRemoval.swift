import Switchback

/// A module that left, and why.
struct ModelRemoval {
  var module: ModelModule
  var cause: EndCause
}
