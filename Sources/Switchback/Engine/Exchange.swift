/// Puts a value in place of another, and hands the other out.
///
/// What the old value held may run code of the user's when it dies, and that code may look at this very
/// place. So it must not die while the place is being changed.
///
/// On the way of every request, places are read into a constant before anything is called with them, and
/// changed by taking the value out and putting it back. A place that is never in use while something is
/// called needs no check for that at run time, of which there were some hundred for a push.
@discardableResult
package func exchange<Value>(_ place: inout Value, for new: consuming Value) -> Value {
  swap(&place, &new)
  return new
}
