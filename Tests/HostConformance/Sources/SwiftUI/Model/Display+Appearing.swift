import UIKit

// What views and controllers are told of being seen.

extension Display {
  /// What is seen now, and what will be when nothing moves any more.
  func looksBegan() { looksChanged() }

  func looksChanged() {
    var now: [Int: _Node] = [:]
    var soon: [Int: _Node] = [:]
    for node in [root].compactMap({ $0 }) + levels.compactMap(\.content) {
      let isGoing = levels.contains { $0.content === node && $0.phase == .going }
      see(node, into: &now, leaving: true)
      if !isGoing { see(node, into: &soon, leaving: false) }
    }
    for row in fading { see(row.node, into: &now, leaving: true) }
    tellWatches(now, soon)
    tellAppearances(rules.contentDisappearsEarly ? soon : now)
  }

  private func see(_ node: _Node, into seen: inout [Int: _Node], leaving: Bool) {
    for child in node.flat {
      switch child.kind {
      case .appearing, .controller: seen[child.key] = child
      case .stack:
        guard let stack = stacks[child.key] else { continue }
        if !stack.isTopBlank { see(stack.top, into: &seen, leaving: leaving) }
        if rules.appearComesForScreensBelow {
          for node in stack.all {
            for case .appearing(let tell) in node.flat.map(\.kind) where !leaving { tell(true) }
          }
        }
        if leaving, let movement = stack.movement {
          see(stack.top(of: movement.from), into: &seen, leaving: true)
        }
      case .tabs(let spec):
        guard let live = tabs[child.key] else { continue }
        for item in spec.items where item.tag == live.shown {
          see(item.node, into: &seen, leaving: leaving)
        }
      default: break
      }
    }
  }

  private func tellWatches(_ now: [Int: _Node], _ soon: [Int: _Node]) {
    for (key, node) in soon {
      guard case .controller(let controller) = node.kind else { continue }
      var watch = watches[key] ?? (controller, false, false)
      if !watch.isVisible {
        watch = (controller, true, false)
        window.addSubview(controller.view)
        controller.call("viewWillAppear") { controller.viewWillAppear(true) }
      }
      if running.isEmpty, !watch.isDone {
        watch.isDone = true
        controller.call("viewDidAppear") { controller.viewDidAppear(true) }
      }
      watches[key] = watch
    }
    for (key, watch) in watches where soon[key] == nil {
      if watch.isVisible {
        watches[key]?.isVisible = false
        watch.controller.call("viewWillDisappear") { watch.controller.viewWillDisappear(true) }
      }
      if now[key] == nil {
        watches[key] = nil
        watch.controller.view.removeFromSuperview()
        watch.controller.call("viewDidDisappear") { watch.controller.viewDidDisappear(true) }
      }
    }
  }

  private func tellAppearances(_ now: [Int: _Node]) {
    for (key, node) in now {
      guard case .appearing(let tell) = node.kind else { continue }
      let isTold = appearances[key]?.isTold
      appearances[key] = (isTold ?? false, tell)
      guard isTold == nil else { continue }
      if rules.appearComesLate {
        delay(frames: Self.framesUntilALateAppearance) { [weak self] in self?.tellAppearance(key) }
      } else {
        tellAppearance(key)
      }
    }
    // What was there says so before it says that it is gone, however late.
    for key in appearances.keys where now[key] == nil { tellAppearance(key) }
    for (key, appearance) in appearances where now[key] == nil {
      appearances[key] = nil
      if !rules.disappearIsLost { appearance.tell(false) }
    }
  }

  private func tellAppearance(_ key: Int) {
    guard let appearance = appearances[key], !appearance.isTold else { return }
    appearances[key]?.isTold = true
    appearance.tell(true)
    if rules.appearComesTwice { appearance.tell(true) }
  }
}
