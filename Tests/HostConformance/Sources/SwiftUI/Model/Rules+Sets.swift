// Which systems there are: each switch alone, and those that can be set together.

extension Rules {
  /// Whether nothing of UIKit is found.
  var showsNoControllers: Bool { cannotBeWatched || isMac }

  private typealias Switch = any WritableKeyPath<Rules, Bool> & Sendable

  private static let switches: [(name: String, path: Switch)] = [
    ("completionComesAfterTheBody", \.completionComesAfterTheBody),
    ("completionComesAfterTheUpdate", \.completionComesAfterTheUpdate),
    ("completionIgnoresNavigation", \.completionIgnoresNavigation),
    ("completionNeverComes", \.completionNeverComes),
    ("movementsBeginLate", \.movementsBeginLate),
    ("pathIsWrittenLate", \.pathIsWrittenLate),
    ("pathIsWrittenAfterTheEnd", \.pathIsWrittenAfterTheEnd),
    ("refusedPathSticks", \.refusedPathSticks),
    ("pathIsWrittenTwice", \.pathIsWrittenTwice),
    ("swipeWritesPathAtBegin", \.swipeWritesPathAtBegin),
    ("cancelledSwipeKeepsShortPath", \.cancelledSwipeKeepsShortPath),
    ("changesDuringTransitionsAreDropped", \.changesDuringTransitionsAreDropped),
    ("changesDuringTransitionsLeaveBlanks", \.changesDuringTransitionsLeaveBlanks),
    ("newRootDiscardsPath", \.newRootDiscardsPath),
    ("popAndPushShowsOnlyPop", \.popAndPushShowsOnlyPop),
    ("backCanBeTappedDuringTransitions", \.backCanBeTappedDuringTransitions),
    ("hiddenBackKeepsSwipe", \.hiddenBackKeepsSwipe),
    ("hiddenBackKeepsContentSwipe", \.hiddenBackKeepsContentSwipe),
    ("disabledSwipesBegin", \.disabledSwipesBegin),
    ("swipesOnlyFromTheEdge", \.swipesOnlyFromTheEdge),
    ("popsAreMissed", \.popsAreMissed),
    ("refusedLinksAreShown", \.refusedLinksAreShown),
    ("refusedLinksAreShownUntilRead", \.refusedLinksAreShownUntilRead),
    ("cannotBeWatched", \.cannotBeWatched),
    ("isInUIKit", \.isInUIKit),
    ("isMac", \.isMac),
    ("screensBelowAreMadeLate", \.screensBelowAreMadeLate),
    ("goneLayersFade", \.goneLayersFade),
    ("goneViewsAreKept", \.goneViewsAreKept),
    ("goneViewsAreEvaluatedAgain", \.goneViewsAreEvaluatedAgain),
    ("destinationsAreBuiltTwice", \.destinationsAreBuiltTwice),
    ("appearComesTwice", \.appearComesTwice),
    ("appearComesLate", \.appearComesLate),
    ("appearComesForScreensBelow", \.appearComesForScreensBelow),
    ("disappearIsLost", \.disappearIsLost),
    ("presentingWhileDismissingIsDropped", \.presentingWhileDismissingIsDropped),
    ("presentingDuringPushIsDropped", \.presentingDuringPushIsDropped),
    ("onDismissComesBeforeBinding", \.onDismissComesBeforeBinding),
    ("onDismissIsLost", \.onDismissIsLost),
    ("pulledSheetsAreWrittenLate", \.pulledSheetsAreWrittenLate),
    ("contentDisappearsEarly", \.contentDisappearsEarly),
    ("contentNeverDisappears", \.contentNeverDisappears),
    ("sheetsOutliveTheirView", \.sheetsOutliveTheirView),
    ("alertsOnContainersAreHeld", \.alertsOnContainersAreHeld),
    ("alertsWhileMovingAreDropped", \.alertsWhileMovingAreDropped),
    ("alertIsDismissedLate", \.alertIsDismissedLate),
    ("secondTapIsNotWritten", \.secondTapIsNotWritten),
    ("secondTapPopsByItself", \.secondTapPopsByItself),
    ("refusedSelectionSticks", \.refusedSelectionSticks),
    ("hiddenTabsAreUnmounted", \.hiddenTabsAreUnmounted),
    ("pathOfHiddenTabIsNotShown", \.pathOfHiddenTabIsNotShown),
  ]

  /// Switches that cannot be set together: they contradict each other, or leave nothing that would say
  /// what happens.
  private static let exclusions: [[String]] = [
    // A completion comes once.
    ["completionComesAfterTheBody", "completionComesAfterTheUpdate"],
    ["completionComesAfterTheBody", "completionIgnoresNavigation"],
    ["completionComesAfterTheUpdate", "completionIgnoresNavigation"],
    ["completionNeverComes", "completionComesAfterTheBody"],
    ["completionNeverComes", "completionComesAfterTheUpdate"],
    ["completionNeverComes", "completionIgnoresNavigation"],
    // A pop is written once.
    ["pathIsWrittenAfterTheEnd", "pathIsWrittenLate"],
    ["popsAreMissed", "pathIsWrittenAfterTheEnd"],
    // One swipe writes once.
    ["swipeWritesPathAtBegin", "cancelledSwipeKeepsShortPath"],
    ["refusedLinksAreShown", "refusedLinksAreShownUntilRead"],
    ["popsAreMissed", "pathIsWrittenLate"],
    ["popsAreMissed", "swipeWritesPathAtBegin"],
    ["popsAreMissed", "cancelledSwipeKeepsShortPath"],
    ["secondTapIsNotWritten", "refusedSelectionSticks"],
    // Each alone: together nothing would say that a sheet has gone.
    ["onDismissIsLost", "contentNeverDisappears"],
    ["onDismissIsLost", "onDismissComesBeforeBinding"],
    ["contentDisappearsEarly", "contentNeverDisappears"],
    // It has a path that changes during a transition dropped, or leave a blank.
    ["changesDuringTransitionsLeaveBlanks", "changesDuringTransitionsAreDropped"],
    // macOS is watched by nothing, and has no swipes.
    ["isMac", "cannotBeWatched"],
    ["isMac", "isInUIKit"],
    // Where there is UIKit, it is found.
    ["cannotBeWatched", "isInUIKit"],
    ["isMac", "hiddenBackKeepsSwipe"],
    ["isMac", "hiddenBackKeepsContentSwipe"],
    ["isMac", "disabledSwipesBegin"],
    ["isMac", "swipesOnlyFromTheEdge"],
    ["swipesOnlyFromTheEdge", "hiddenBackKeepsContentSwipe"],
  ]

  /// What only the watch can see, which is not to be had without it.
  private static let watched: Set<String> = [
    "popsAreMissed", "swipeWritesPathAtBegin", "cancelledSwipeKeepsShortPath",
    "changesDuringTransitionsAreDropped", "changesDuringTransitionsLeaveBlanks",
    "popAndPushShowsOnlyPop", "pathOfHiddenTabIsNotShown", "disappearIsLost",
    "appearComesForScreensBelow", "contentDisappearsEarly", "sheetsOutliveTheirView",
    "refusedLinksAreShown", "alertsWhileMovingAreDropped",
  ]

  /// The switches with which nothing can be watched.
  private static let unwatched: Set<String> = ["cannotBeWatched", "isMac"]

  /// The system that the sources describe, and each switch set alone.
  public static var each: [Rules] { [Rules()] + switches.map { Rules().with($0.path) } }

  /// The largest sets of switches that can hold together: for each switch, one that has it.
  public static var largest: [Rules] {
    var sets: [Rules] = []
    for position in switches.indices {
      var names: [String] = []
      for name in (switches[position...] + switches[..<position]).map(\.name) {
        if !isExcluded(name, by: names) { names.append(name) }
      }
      let rules = switches.filter { names.contains($0.name) }.reduce(Rules()) { $0.with($1.path) }
      if !sets.contains(rules) { sets.append(rules) }
    }
    return sets
  }

  /// A system of which each switch may be set or not.
  public static func random(using generator: inout some RandomNumberGenerator) -> Rules {
    var names: [String] = []
    for (name, _) in switches.shuffled(using: &generator) where Bool.random(using: &generator) {
      if !isExcluded(name, by: names) { names.append(name) }
    }
    return switches.filter { names.contains($0.name) }.reduce(Rules()) { $0.with($1.path) }
  }

  private static func isExcluded(_ name: String, by names: [String]) -> Bool {
    if watched.contains(name), !unwatched.isDisjoint(with: names) { return true }
    if unwatched.contains(name), !watched.isDisjoint(with: names) { return true }
    return exclusions.contains { $0.contains(name) && !Set($0).isDisjoint(with: names) }
  }

  private func with(_ path: Switch) -> Rules {
    var rules = self
    rules[keyPath: path] = true
    return rules
  }
}

extension Rules: CustomStringConvertible {
  /// The switches that are set.
  public var description: String {
    let names = Self.switches.filter { self[keyPath: $0.path] }.map(\.name)
    return names.isEmpty ? "as described" : names.joined(separator: ", ")
  }
}
