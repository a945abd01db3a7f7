import Foundation

/// Prints what a test has tried, if somebody has chosen that.
///
/// It is chosen by a variable of the environment, such as `SWITCHBACK_FUZZ_SEED`. Else nobody wants to read it.
///
/// - Parameter text: What was tried.
func printFigures(_ text: @autoclosure () -> String) {
  let names = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("SWITCHBACK_") }
  if names.contains(where: { $0 != "SWITCHBACK_SCREEN_OWNED" }) { print(text()) }
}
