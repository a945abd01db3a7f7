import Switchback

extension Workload {
  /// What it costs to have a place kept that changes, beside what changes it; what is handed out is thrown away.
  static var keeping: [Workload] {
    [showing(above: 10), showing(above: 100), typing(among: 10), typing(among: 100)]
  }

  private static func showing(above depth: Int) -> Workload {
    Workload("show a route and pop, kept each time, \(depth) routes deep", count: 100) {
      let (router, guides) = kept(depth)
      let tally = Tally()
      router.keep(for: "somebody") { _ in tally.add() }
      return Run {
        for _ in 0..<50 {
          guides[0].go(.page)
          await turn()
          guides[0].flow.pop()
          await turn()
        }
      } verified: {
        router.modules.count == depth && tally.count >= 100
      }
    } floor: {
      let stack = BareStack((0..<depth).map { _ in BareModule() })
      return Run {
        for _ in 0..<50 {
          stack.push(BareModule())
          await turn()
          stack.pop()
          await turn()
        }
      } verified: {
        stack.modules.count == depth
      }
    }
  }

  private static func typing(among depth: Int) -> Workload {
    Workload("a character is typed on a form, kept each time, \(depth) routes deep", count: 100) {
      let (router, _) = kept(depth)
      let form = Form()
      router.push(form)
      let tally = Tally()
      router.keep(for: "somebody") { _ in tally.add() }
      return Run {
        for _ in 0..<100 {
          form.text += "a"
          await turn()
        }
      } verified: {
        router.modules.count == depth + 1 && form.text.count == 100 && tally.count >= 100
      }
    } floor: {
      var text = ""
      return Run {
        for _ in 0..<100 {
          text += "a"
          await turn()
        }
      } verified: {
        text.count == 100
      }
    }
  }

  /// A router with so many routes on it.
  @MainActor
  private static func kept(_ depth: Int) -> (StackRouter, [Guide<Level1>]) {
    let router = StackRouter(on: BareHost())
    var guides: [Guide<Level1>] = []
    router.start {
      let guide = Guide<Level1>($0)
      guides.append(guide)
      return guide
    }
    for number in 1..<depth { guides[0].go(.numbered(number)) }
    return (router, guides)
  }

  /// Lets what is due be done.
  @MainActor
  private static func turn() async { await Task { @MainActor in }.value }

  private final class Form: Screen, Presentable, Restorable {
    var text = "" { didSet { stateChanged() } }
    var restorableState: String { text }
    func restore(_ state: String) { text = state }
  }
}
