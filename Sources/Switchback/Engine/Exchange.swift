/// Puts a value in place of another, and hands the other out.
///
/// What the old value held may run code of the user's when it dies, and that code may look at this very
/// place. So it must not die while the place is being changed.
@discardableResult
package func exchange<Value>(_ place: inout Value, for new: Value) -> Value {
  let old = place
  place = new
  return old
}
