import UIKit

// What containers were told, compared with what is shown.

extension Display {
  func visit(_ node: _Node, level: Int, in container: UIViewController, isHidden: Bool) {
    for part in node.parts {
      visited.insert(part.key)
      switch part.kind {
      case .stack(let spec):
        visit(spec, part.key, level, in: container, isHidden)
      case .tabs(let spec): visit(spec, part.key, level, in: container, isHidden)
      case .sheet(let spec): visit(spec, part.key, level)
      case .alert(let spec):
        let isHeld = rules.alertsOnContainersAreHeld && !(container is StackController)
        visit(isHeld ? nil : spec, part.key)
      default: break
      }
    }
    for part in node.flat {
      guard case .controller(let controller) = part.kind else { continue }
      visited.insert(part.key)
      if controller.parent == nil { container.addChild(controller) }
    }
  }

  func visit(
    _ spec: StackSpec, _ key: Int, _ level: Int, in container: UIViewController, _ isHidden: Bool
  ) {
    let isNew = stacks[key] == nil
    let stack = stacks[key] ?? LiveStack(key, spec)
    stacks[key] = stack
    if isNew { madeStacks += 1 }
    stack.controller.display = self
    stack.spec = spec
    stack.nodes.merge(spec.nodes) { $1 }
    stack.updateLinked()
    if !rules.showsNoControllers {
      if stack.controller.parent !== container { container.addChild(stack.controller) }
      stack.attachControllers(onlyTop: isNew && rules.screensBelowAreMadeLate)
    }
    let isOldRoot = stack.root == spec.root.firstText
    stack.root = spec.root.firstText
    if rules.refusedPathSticks ? stack.read != spec.path : stack.told != spec.path {
      stack.told = spec.path
      stack.isStale = rules.pathOfHiddenTabIsNotShown && isHidden
      let isMeanwhile = stack.movement != nil && stack.shown.path != spec.path
      if isMeanwhile, rules.changesDuringTransitionsAreDropped { stack.isStale = true }
      stack.isBlank = isMeanwhile && rules.changesDuringTransitionsLeaveBlanks
      if rules.newRootDiscardsPath, !isNew, !isOldRoot { stack.isStale = true }
    }
    stack.read = spec.path
    if rules.refusedLinksAreShownUntilRead, stack.hasRefusedLink, spec.isReadAgain {
      (stack.isStale, stack.hasRefusedLink) = (false, false)
    }
    catchUp(stack)
    for node in stack.allWithWhatIsLed {
      visit(node, level: level, in: stack.controller, isHidden: isHidden)
    }
  }

  /// Begins to show what it was told, if nothing moves.
  func catchUp(_ stack: LiveStack) {
    var target = stack.shown(withPath: stack.told)
    guard stack.shown != target, stack.movement == nil, !stack.isStale else { return }
    guard canBegin() else { return }
    let common = zip(stack.shown, target).prefix { $0 == $1 }.count
    if rules.popAndPushShowsOnlyPop, common < stack.shown.count, common < target.count {
      target = Array(target.prefix(common))
      stack.isStale = true
    }
    guard isAnimated else {
      stack.shown = target
      return
    }
    begin(Movement(stack, to: target, isByUser: false))
  }

  /// Whether what is to move begins to do so, and not only with the next frame (S58).
  func canBegin() -> Bool {
    guard rules.movementsBeginLate, isAnimated, !isBeginning else { return true }
    isBeginningDue = true
    return false
  }

  func begin(_ movement: Movement) {
    running.append(movement)
    begun.append(movement)
    guard let stack = movement.stack else { return }
    stack.movement = movement
    stack.shown = movement.to
  }

  func visit(
    _ spec: TabsSpec, _ key: Int, _ level: Int, in container: UIViewController, _ isHidden: Bool
  ) {
    let live = tabs[key] ?? LiveTabs()
    tabs[key] = live
    if live.told != spec.selected || !spec.items.contains(where: { $0.tag == live.shown }) {
      live.told = spec.selected
      live.shown = spec.selected
    } else if live.shown != spec.selected, !rules.refusedSelectionSticks {
      live.shown = spec.selected
    }
    if let shown = live.shown {
      if rules.hiddenTabsAreUnmounted { live.mounted = [] }
      live.mounted.insert(shown)
    }
    for item in spec.items where item.tag.map(live.mounted.contains) ?? false {
      visit(
        item.node, level: level, in: container, isHidden: isHidden || item.tag != live.shown)
    }
  }
}
