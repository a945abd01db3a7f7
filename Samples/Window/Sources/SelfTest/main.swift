import CGtk
import GtkHost
import SwitchbackTesting

// Checks the host for GTK on real widgets, without a person. It needs a display, such as that of Xvfb.

guard MainLoop.isThereADisplay() else {
  print("skipped: there is no display")
  exit(0)
}

MainLoop.run {
  for isAnimated in [false, true] { await Laws.check(isAnimated: isAnimated) }
  await Stories.playAll()
}
print("\(Report.checks) checks, \(Report.failures) failed")
exit(Report.failures == 0 ? 0 : 1)
