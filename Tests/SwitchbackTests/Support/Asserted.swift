import Testing

/// What a process said at its end.
func words(of end: ExitTest.Result?) -> String {
  end.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
}

/// Whether asserts are checked in this build.
let checksAsserts: Bool = {
  var isChecked = false
  assert(
    {
      isChecked = true
      return true
    }())
  return isChecked
}()
