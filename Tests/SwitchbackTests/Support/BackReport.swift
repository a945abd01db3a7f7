/// How a host says that its user went back.
enum BackReport: CaseIterable {
  /// By all screens that it shows.
  case screens

  /// By how many are left, and which is on top of them.
  case depth
}
