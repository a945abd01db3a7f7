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
  // One of two things that are not done unless they are named: `SelfTest pictures FOLDER`.
  if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "pictures" {
    return await Pictures.draw(in: CommandLine.arguments[2])
  }
  // Another: `SelfTest cost router 100`.
  if CommandLine.arguments.count == 4, CommandLine.arguments[1] == "cost" {
    return await Cost.run(CommandLine.arguments[2], Int(CommandLine.arguments[3]) ?? 100)
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
