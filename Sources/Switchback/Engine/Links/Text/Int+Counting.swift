extension Int {
  /// So many things, as in "1 name" and "2 names".
  func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
