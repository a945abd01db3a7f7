/// Options for drawing pages: colors, characters, motion, and the mouse.
///
/// ```swift
/// let options = DisplayOptions(
///   environment: ProcessInfo.processInfo.environment)
/// ```
///
/// > Source: `NO_COLOR` (no-color.org); `FORCE_COLOR`, `CLICOLOR_FORCE` and `CLICOLOR` in the order that CMake
/// > documents.
public struct DisplayOptions: Hashable, Sendable {
  /// Whether pages use colors.
  ///
  /// No page says anything by color alone.
  public var usesColor: Bool

  /// Whether pages use ASCII characters only.
  public var usesASCII: Bool

  /// Whether screens change at once instead of sliding.
  public var reducesMotion: Bool

  /// Whether a mouse's back button goes back.
  ///
  /// If so, the terminal passes mouse events to the program. To select text, the user then has to hold down Shift.
  public var usesMouse: Bool

  /// Creates options from single values.
  ///
  /// - Parameters:
  ///   - usesColor: Whether pages use colors. The default is yes.
  ///   - usesASCII: Whether pages use ASCII characters only. The default is no.
  ///   - reducesMotion: Whether screens change at once. The default is no.
  ///   - usesMouse: Whether a mouse's back button goes back. The default is no.
  public init(
    usesColor: Bool = true,
    usesASCII: Bool = false,
    reducesMotion: Bool = false,
    usesMouse: Bool = false,
  ) {
    self.usesColor = usesColor
    self.usesASCII = usesASCII
    self.reducesMotion = reducesMotion
    self.usesMouse = usesMouse
  }

  /// Creates options from what the user has set for all programs.
  ///
  /// - Parameters:
  ///   - environment: The environment of the process.
  ///   - color: What the user wants for this program. The default follows the environment.
  public init(environment: [String: String], color: ColorChoice = .automatic) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let encoding = locale?.uppercased().filter { $0 != "-" } ?? ""
    self.init(
      usesColor: color.usesColor(environment: environment),
      usesASCII: !encoding.contains(text: "UTF8"),
    )
  }

  /// When pages use colors.
  public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
    /// If the variables of the environment allow it.
    case automatic = "auto"
    /// Always.
    case always
    /// Never.
    case never

    func usesColor(environment: [String: String]) -> Bool {
      func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
      func isOn(_ name: String) -> Bool { isSet(name) && environment[name] != "0" }
      switch self {
      case .always: return true
      case .never: return false
      case .automatic:
        if isSet("NO_COLOR") { return false }
        if isOn("FORCE_COLOR") || isOn("CLICOLOR_FORCE") { return true }
        return environment["CLICOLOR"] != "0" && environment["TERM"] != "dumb"
      }
    }
  }
}
