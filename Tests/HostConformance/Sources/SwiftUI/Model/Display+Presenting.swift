import UIKit

// Sheets, covers, and what is in their way.

extension Display {
  func visit(_ spec: SheetSpec, _ key: Int, _ level: Int) {
    let live = sheets[key] ?? LiveSheet()
    sheets[key] = live
    let mine = levels.first { $0.key == key && $0.id == spec.id && spec.id != nil }
    if let mine, let content = spec.content {
      mine.content = content
      mine.spec = spec
    }
    if live.told != spec.id {
      live.told = spec.id
      live.isWaiting = spec.id != nil
      if let position = levels.firstIndex(where: { $0.key == key && $0.id != spec.id }) {
        dismiss(position)
      }
    }
    if live.isWaiting { attemptToPresent(spec, key, live, level) }
  }

  func visit(_ spec: AlertSpec?, _ key: Int) {
    let isNew = spec?.isShown == true && alerts[key]?.isShown != true
    alerts[key] = spec
    if spec?.isShown != true { droppedAlerts.remove(key) }
    guard isNew else { return }
    guard alertsToDrop == 0 else {
      alertsToDrop -= 1
      droppedAlerts.insert(key)
      return
    }
    // What only fades presents nothing, and dismisses nothing.
    let isMoving = running.contains { $0.row == nil }
    guard rules.alertsWhileMovingAreDropped, isMoving else { return }
    droppedAlerts.insert(key)
    console.append("Attempt to present an alert while a presentation is in progress.")
  }

  func attemptToPresent(_ spec: SheetSpec, _ key: Int, _ live: LiveSheet, _ level: Int) {
    guard presentationsToDrop == 0 else {
      presentationsToDrop -= 1
      return drop(live)
    }
    let isFree =
      levels.count == level && levels.allSatisfy { $0.phase == .up } && shownAlert == nil
    let stacksMove = running.contains { $0.stack != nil }
    if !isFree || stacksMove && rules.presentingDuringPushIsDropped {
      let isDropped = isFree || rules.presentingWhileDismissingIsDropped
      if isDropped { drop(live) }
      return
    }
    guard canBegin() else { return }
    live.isWaiting = false
    kept = []
    let presented = Presented(spec.id, key, isCover: spec.isCover)
    presented.content = spec.content
    presented.spec = spec
    presented.controller.display = self
    levels.append(presented)
    presentations += 1
    invalidate()
    guard isAnimated else {
      presented.phase = .up
      return
    }
    begin(Movement(presented, isByUser: false))
  }

  private func drop(_ live: LiveSheet) {
    live.isWaiting = false
    console.append("Currently, only presenting a single sheet is supported.")
  }

  /// Dismisses what is presented, and what is over it.
  ///
  /// What a finger holds goes only when that lets it.
  func dismiss(_ position: Int, isByUser: Bool = false, isHeld: Bool = false) {
    let going = levels[position...].filter { $0.phase != .going }
    guard let lowest = going.first else { return }
    for presented in going { presented.phase = .going }
    for movement in running where going.contains(where: { $0 === movement.presented }) {
      end(movement)
    }
    if isAnimated || isByUser {
      let movement = Movement(lowest, isByUser: isByUser)
      movement.isInteractive = isHeld
      movement.coordinator.initiallyInteractive = isHeld
      begin(movement)
    } else {
      remove(lowest, isByUser: false)
    }
  }

  /// Dismisses what is wanted no more, and was held by a finger when that was said.
  func dismissIfDue(_ presented: Presented) {
    guard sheets[presented.key]?.told != presented.id,
      let position = levels.firstIndex(where: { $0 === presented })
    else { return }
    dismiss(position)
  }

  func remove(_ presented: Presented, isByUser: Bool) {
    guard let position = levels.firstIndex(where: { $0 === presented }) else { return }
    let gone = Array(levels[position...].reversed())
    levels.removeSubrange(position...)
    for presented in gone where rules.goneViewsAreKept {
      if let content = presented.content { kept.append(content) }
    }
    if isByUser, rules.pulledSheetsAreWrittenLate {
      delay { [weak self] in self?.tell(gone, isByUser: true) }
    } else {
      tell(gone, isByUser: isByUser)
    }
    invalidate()
  }

  /// Says of what was presented that it has gone, the highest first.
  private func tell(_ gone: [Presented], isByUser: Bool) {
    for presented in gone {
      guard let spec = presented.spec else { continue }
      let onDismiss = { if !self.rules.onDismissIsLost { spec.onDismiss() } }
      if rules.onDismissComesBeforeBinding { onDismiss() }
      // What has taken its place meanwhile is another sheet's.
      let isTold = sheets[presented.key].map { $0.told == presented.id } ?? true
      if isByUser, presented === gone.last, isTold { twice(spec.write) }
      if !rules.onDismissComesBeforeBinding { onDismiss() }
    }
    invalidate()
  }

  func twice(_ write: @MainActor () -> Void) {
    write()
    if rules.pathIsWrittenTwice { write() }
  }

  /// Something that is not the app's views is in the way, such as a menu of the system.
  public func presentForeign() -> Bool {
    guard levels.allSatisfy({ $0.phase == .up }), running.isEmpty, shownAlert == nil else {
      return false
    }
    let foreign = Presented(nil, 0, isCover: false)
    foreign.phase = .up
    levels.append(foreign)
    return true
  }

  /// It goes.
  public func dismissForeign() {
    guard let top = levels.last, top.spec == nil else { return }
    levels.removeLast()
    invalidate()
  }
}
