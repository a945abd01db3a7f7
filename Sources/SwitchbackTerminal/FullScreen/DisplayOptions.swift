/// How pages are drawn.
///
/// ```swift
/// let options = DisplayOptions(environment: ProcessInfo.processInfo.environment)
/// ```
///
/// > Source: `NO_COLOR` (no-color.org); `FORCE_COLOR`, `CLICOLOR_FORCE` and `CLICOLOR` in the order that
/// > CMake documents.
public struct DisplayOptions: Hashable, Sendable {
  /// Whether colours are used.
  ///
  /// No meaning is in a colour alone.
  public var usesColor: Bool

  /// Whether only ASCII characters are drawn.
  public var usesASCII: Bool

  /// Whether screens change at once instead of sliding.
  public var reducesMotion: Bool

  /// Whether a mouse's back button goes back.
  ///
  /// If so, the terminal hands over the mouse, and text can be selected with shift held down only.
  public var usesMouse: Bool

  /// Describes how pages are drawn.
  ///
  /// - Parameters:
  ///   - usesColor: Whether colours are used. The default is yes.
  ///   - usesASCII: Whether only ASCII characters are drawn. The default is no.
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

  /// Decides by what the user has set for all programs.
  ///
  /// - Parameters:
  ///   - environment: The environment of the process.
  ///   - color: What the user wants of this program. The default leaves it to the environment.
  public init(environment: [String: String], color: ColorChoice = .automatic) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let encoding = locale?.uppercased().filter { $0 != "-" } ?? ""
    self.init(
      usesColor: color.usesColor(environment: environment),
      usesASCII: !encoding.contains(text: "UTF8"),
    )
  }

  /// When colours are used.
  public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
    /// As the environment says.
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
