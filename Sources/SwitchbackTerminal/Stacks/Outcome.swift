/// What a program returned, once it has.
@MainActor
final class Outcome<Value> {
  var value: Value?
}
