import CGtk
import GtkHost
import SwitchbackTesting

// Checks the host for GTK on real widgets, without a person. It needs a display, such as that of Xvfb.

guard MainLoop.isThereADisplay() else {
  print("skipped: there is no display")
  exit(0)
}

/// A number in the environment: how many worlds, or where to begin.
@MainActor
func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
let seed = number("SWITCHBACK_FUZZ_SEED") ?? 1

/// What is to be checked: everything, unless some of it is named.
let parts = Set(CommandLine.arguments.dropFirst())
let isAsked: @MainActor (String) -> Bool = { parts.isEmpty || parts.contains($0) }

MainLoop.run {
  // The one part that is not run unless it is named: `SelfTest pictures FOLDER`.
  if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "pictures" {
    return await Pictures.draw(in: CommandLine.arguments[2])
  }
  if isAsked("laws") {
    for isAnimated in [false, true] { await Laws.check(isAnimated: isAnimated) }
  }
  if isAsked("stories") { await Stories.playAll() }
  if isAsked("fuzz") {
    let count = number("SWITCHBACK_FUZZ_WORLDS") ?? 300
    await Fuzz.live(through: count, from: seed, isAnimated: false)
    await Fuzz.live(through: min(count, 10), from: seed, isAnimated: true)
  }
}
print("\(Report.checks) checks, \(Report.failures) failed")
exit(Report.failures == 0 ? 0 : 1)
