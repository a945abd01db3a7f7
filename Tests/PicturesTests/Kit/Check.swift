import Pictures
import SwitchbackTerminal

/// Compares a drawing with the resource of the documentation that shows it.
///
/// - Parameters:
///   - name: What pages call it.
///   - title: What it shows, for those who do not see it.
///   - draw: Draws it on a ground.
/// - Throws: That it differs.
func check(
  _ name: String, _ title: String, _ draw: (TerminalPilot.Ground) throws -> Drawing
) throws {
  try resource(name, title: title).check { try draw($0).svg(title: title) }
}

/// A resource of the documentation.
///
/// - Parameters:
///   - name: What pages call it.
///   - title: What it shows, for those who do not see it.
/// - Returns: The picture.
func resource(_ name: String, title: String) -> Picture {
  Picture(path: "Sources/Switchback/Switchback.docc/Resources/\(name)", title: title)
}
