/// Why a step is not done.
enum Refusal: Error, Equatable {
  case rejected(Rejection)
  /// Nothing is wrong, it is just not called for any more.
  case superseded
  /// A module that would leave minds; the state is as it was.
  case held
}
