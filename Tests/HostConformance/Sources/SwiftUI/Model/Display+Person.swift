public import UIKit

// What a person sees and does.

extension Display {
  /// What is on top of all.
  private var frontContent: _Node? { levels.last.map(\.content) ?? root }

  /// The stack that a person uses.
  var frontStack: LiveStack? { frontContent.flatMap(front) }

  private func front(_ node: _Node) -> LiveStack? {
    for part in node.touched.reversed() {
      switch part.kind {
      case .stack: return stacks[part.key]
      case .tabs: if let item = shownItem(part), let stack = front(item.node) { return stack }
      default: break
      }
    }
    return nil
  }

  private func shownItem(_ node: _Node) -> TabsSpec.Item? {
    guard case .tabs(let spec) = node.kind else { return nil }
    return spec.items.first { $0.tag == tabs[node.key]?.shown }
  }

  /// The page that a person uses, and what the host has added to it.
  var frontPage: _Node? { frontStack?.top ?? frontContent }

  /// The alert that is shown.
  var shownAlert: AlertSpec? {
    alerts.first { $0.value.isShown && !droppedAlerts.contains($0.key) }?.value
  }

  // MARK: - Looking

  /// The names of the pages, those of the stack first, then those of what is presented, lowest first.
  ///
  /// A name is the first text of a page. Tabs are a list of their own in the place where they stand.
  public var names: [[String]] {
    [root.map(names) ?? []] + levels.filter { $0.spec != nil }.map { $0.content.map(names) ?? [] }
  }

  func names(_ node: _Node) -> [String] {
    node.parts.flatMap { part -> [String] in
      switch part.kind {
      case .stack: stacks[part.key]?.names ?? []
      case .tabs: ["tabs"]
      default: []
      }
    }
  }

  /// How high the sheet on top may stand: what its content says at its root, around all stacks.
  public var detents: Set<PresentationDetent>? {
    levels.last?.content?.flat.lazy.compactMap { part in
      if case .detents(let detents) = part.kind { detents } else { nil }
    }.first
  }

  /// The tabs on the lowest stack: their titles, and whether each is shown.
  public var tabTitles: [(title: String, badge: String?, isShown: Bool)] {
    guard let (node, spec) = lowestTabs else { return [] }
    return spec.items.map { ($0.title, $0.badge, $0.tag == tabs[node.key]?.shown) }
  }

  /// What a tab on the lowest stack shows; nil while its views are not there.
  public func names(ofTab title: String) -> [String]? {
    guard let (node, spec) = lowestTabs, let live = tabs[node.key] else { return nil }
    let item = spec.items.first { $0.title == title }
    guard let item, item.tag.map(live.mounted.contains) == true else { return nil }
    return names(item.node)
  }

  private var lowestTabs: (_Node, TabsSpec)? {
    for part in root?.parts ?? [] {
      if case .tabs(let spec) = part.kind { return (part, spec) }
    }
    return nil
  }

  /// What is asked, and the titles of the buttons.
  public var alert: (title: String, buttons: [String])? {
    shownAlert.map { ($0.title, $0.buttons.map(\.title)) }
  }

  /// The roles of these buttons.
  public var roles: [ButtonRole?] { shownAlert?.buttons.map(\.role) ?? [] }

  /// Whether the page on top has SwiftUI's own back button.
  public var hasNativeBack: Bool {
    guard let stack = frontStack, !stack.shown.isEmpty else { return false }
    return !stack.top.isBackButtonHidden
  }

  // MARK: - Tapping

  var canTouch: Bool {
    shownAlert == nil && levels.allSatisfy { $0.phase == .up } && levels.last?.spec != nil
      || shownAlert == nil && levels.isEmpty
  }

  /// Taps the back button, SwiftUI's or the app's.
  public func tapBack() -> Bool {
    guard canTouch, let stack = frontStack else { return false }
    if hasNativeBack { return pop(stack, to: stack.shown.count - 1) }
    guard let button = stack.top.backButton else { return false }
    button()
    return true
  }

  /// Presses the back button for long, and chooses a screen.
  public func pressBack(toDepth depth: Int) -> Bool {
    guard canTouch, let stack = frontStack, hasNativeBack, depth - 1 < stack.shown.count else {
      return false
    }
    return pop(stack, to: max(depth - 1, 0))
  }

  private func pop(_ stack: LiveStack, to count: Int) -> Bool {
    guard stack.movement == nil || rules.backCanBeTappedDuringTransitions else { return false }
    if let movement = stack.movement { complete(movement) }
    guard stack.shown.count > count else { return false }
    let movement = Movement(stack, to: Array(stack.shown.prefix(count)), isByUser: true)
    begin(movement)
    looksBegan()
    if !rules.pathIsWrittenLate, !rules.pathIsWrittenAfterTheEnd, !rules.popsAreMissed,
      movement.changesPath
    {
      write(movement.to.path, of: stack)
    }
    invalidate()
    return true
  }

  /// Taps a button on the page on top.
  public func tap(_ title: String) -> Bool {
    guard canTouch else { return false }
    guard let button = buttons.first(where: { $0.title == title }) else { return follow(title) }
    button.tap()
    return true
  }

  // MARK: - Swiping

  /// Begins to swipe back, at the edge or in the middle of the page.
  public func beginSwipe(fromEdge: Bool = true) -> Bool {
    guard canTouch, let stack = frontStack, !stack.shown.isEmpty, swipe == nil else { return false }
    guard !rules.isMac, fromEdge || !rules.swipesOnlyFromTheEdge else { return false }
    let ignoresButton =
      fromEdge ? rules.hiddenBackKeepsSwipe : rules.hiddenBackKeepsContentSwipe
    let recognizer = stack.controller.swipe(fromEdge: fromEdge)
    guard hasNativeBack || ignoresButton, recognizer.isEnabled || rules.disabledSwipesBegin
    else { return false }
    if let movement = stack.movement {
      guard rules.backCanBeTappedDuringTransitions, !movement.isInteractive else { return false }
      complete(movement)
      guard !stack.shown.isEmpty else { return false }
    }
    let movement = Movement(stack, to: stack.shown.dropLast(), isByUser: true)
    movement.isInteractive = true
    movement.coordinator.initiallyInteractive = true
    movement.recognizer = recognizer
    recognizer.cancel = { [weak self] in self?.cancelSwipe() }
    begin(movement)
    looksBegan()
    if rules.swipeWritesPathAtBegin || rules.cancelledSwipeKeepsShortPath, !rules.popsAreMissed,
      movement.changesPath
    {
      write(movement.to.path, of: stack)
    }
    invalidate()
    return true
  }

  /// Whether the recogniser of a swipe is switched on, of the stack that a person uses.
  public func isSwipeOn(fromEdge: Bool) -> Bool? {
    frontStack?.controller.swipe(fromEdge: fromEdge).isEnabled
  }

  /// The app itself switches a swipe on or off.
  public func switchSwipe(fromEdge: Bool, on isOn: Bool) {
    frontStack?.controller.swipe(fromEdge: fromEdge).isEnabled = isOn
  }

  private var swipe: Movement? { running.first { $0.isInteractive && $0.stack != nil } }

  /// Lifts the finger: the page goes.
  public func commitSwipe() { if let swipe { complete(swipe) } }

  /// Lifts the finger: the page stays.
  public func cancelSwipe() { if let swipe { complete(swipe, isCancelled: true) } }

  // MARK: - Pulling

  /// Pulls down the sheet on top, and lifts the finger: the sheet goes.
  public func pullDown() -> Bool { pull(isHeld: false) }

  /// Begins to pull down the sheet on top, and keeps the finger on it.
  public func beginPull() -> Bool { pull(isHeld: true) }

  private func pull(isHeld: Bool) -> Bool {
    guard canTouch, let sheet = levels.last, sheet.spec != nil, !sheet.isCover, running.isEmpty,
      sheet.content?.isDismissDisabled == false
    else { return false }
    dismiss(levels.count - 1, isByUser: true, isHeld: isHeld)
    looksBegan()
    return true
  }

  private var pull: Movement? { running.first { $0.isInteractive && $0.presented != nil } }

  /// Lifts the finger: the sheet goes.
  public func commitPull() { if let pull { complete(pull) } }

  /// Lifts the finger: the sheet comes back up.
  public func cancelPull() { if let pull { complete(pull, isCancelled: true) } }

  /// Makes VoiceOver's gesture for going back, on the page on top (S49).
  ///
  /// - Returns: Whether anything takes it: an action of a view, or what SwiftUI has itself.
  public func escape() -> Bool {
    if let alert = shownAlert {
      // What cancels, if anything does (S61).
      return alert.buttons.first { $0.role == .cancel }.map { answer($0.title) } ?? false
    }
    guard canTouch, let content = frontContent else { return false }
    if let escape = (frontPage.flatMap(escape) ?? escape(in: content)) {
      escape()
      return true
    }
    guard let stack = frontStack, !stack.shown.isEmpty else { return pullDown() }
    return pop(stack, to: stack.shown.count - 1)
  }

  /// The innermost action of a page, or of what tabs are in.
  private func escape(in node: _Node) -> (@MainActor () -> Void)? {
    node.touched.lazy.reversed().compactMap { part in
      if case .escape(let action) = part.kind { action } else { nil }
    }.first
  }

  // MARK: - Alerts and tabs

  /// Taps a button of the alert.
  public func answer(_ title: String) -> Bool {
    guard let alert = shownAlert, let button = alert.buttons.first(where: { $0.title == title })
    else { return false }
    if rules.alertIsDismissedLate {
      button.tap()
      Task { [weak self] in
        await self?.turns()
        alert.write()
        self?.invalidate()
      }
    } else {
      alert.write()
      button.tap()
    }
    invalidate()
    return true
  }

  /// SwiftUI takes the alert away, without a button that was tapped.
  public func loseAlert() {
    shownAlert?.write()
    invalidate()
  }

  /// Taps a tab on the lowest stack.
  public func tapTab(_ title: String) -> UserTap {
    guard canTouch, levels.isEmpty, let (node, spec) = lowestTabs, let live = tabs[node.key],
      let item = spec.items.first(where: { $0.title == title }), let tag = item.tag
    else { return .refused }
    guard tag == live.shown else {
      live.shown = tag
      twice { spec.write(tag) }
      invalidate()
      return .done
    }
    if rules.secondTapPopsByItself, let stack = front(item.node), !stack.shown.isEmpty {
      _ = pop(stack, to: 0)
    }
    if rules.secondTapIsNotWritten { return rules.secondTapPopsByItself ? .done : .untold }
    twice { spec.write(tag) }
    return .done
  }

  /// The window gets another width, and SwiftUI shows another tab by itself (S45).
  public func resize(showing title: String) -> Bool {
    guard let (node, spec) = lowestTabs, let live = tabs[node.key],
      let tag = spec.items.first(where: { $0.title == title })?.tag, tag != live.shown
    else { return false }
    live.shown = tag
    twice { spec.write(tag) }
    invalidate()
    return true
  }

  /// What came of a tap.
  public enum UserTap {
    case done
    case refused
    /// SwiftUI tells the app nothing of it.
    case untold
  }
}

// MARK: - Elsewhere

extension Display {
  /// Taps a link in another app, which the system hands over to this one.
  ///
  /// - Returns: Whether a view takes it.
  public func open(_ url: URL) -> Bool {
    let takers = root?.flat.compactMap { node -> (@MainActor (URL) -> Void)? in
      if case .openingURL(let take) = node.kind { take } else { nil }
    }
    for take in takers ?? [] { take(url) }
    return takers?.isEmpty == false
  }
}
