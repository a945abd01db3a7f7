import Switchback

/// A host on an array that can do everything, and does one thing wrong.
@MainActor
final class BrokenHost: StackHost {
  final class ForeignPage: Screen {}

  private(set) var screens: [any Screen] = []
  private(set) var presented: BrokenHost?
  private(set) var question: HostQuestion?
  private let defect: HostDefect?
  private let canForbidSwipes: Bool
  private let report: BackReport
  private weak var presenter: BrokenHost?
  private var reporter: HostReporter?
  private var swipes = 0
  private var kept: [any Screen] = []
  private var taken: [any Screen] = []
  private var late: [any Screen]?
  private var mayBegin = false

  /// - Parameters:
  ///   - defect: What it does wrong; nothing if it is nil.
  ///   - report: How it says that its user went back.
  ///   - canForbidSwipes: Whether its platform lets it keep a swipe from beginning.
  init(_ defect: HostDefect?, by report: BackReport, canForbidSwipes: Bool = true) {
    self.defect = defect
    self.canForbidSwipes = canForbidSwipes
    self.report = report
  }

  var front: BrokenHost { presented?.front ?? self }
  var hostsAbove: [BrokenHost] { presented.map { [$0] + $0.hostsAbove } ?? [] }

  // MARK: - What it is told

  func canShow(_ screen: any Screen) -> Bool {
    defect == .showsEverything || !(screen is ForeignPage)
  }

  func connect(_ reporter: HostReporter) { self.reporter = reporter }

  func show(_ command: HostCommand) {
    if defect == .keepsScreens { kept += command.tail }
    switch defect {
    case .acknowledgesWithoutShowing:
      reporter?.settled(showing: screens + command.tail, acknowledging: command.id)
      return
    case .showsTheTailAloneAndSaysAll, .swapsWhatItShowsAndSaysItRight:
      let said = screens.prefix(command.kept) + command.tail
      let isAlone = defect == .showsTheTailAloneAndSaysAll && !command.tail.isEmpty
      screens = isAlone ? command.tail : said.reversed()
      reporter?.settled(showing: Array(said), acknowledging: command.id)
      return
    case .ignoresWhatIsKept: screens += command.tail
    case .refusesEverything:
      reporter?.settled(showing: screens)
      return
    case .showsOneOfMany: screens = screens.prefix(command.kept) + Array(command.tail.prefix(1))
    case .acknowledgesBeforeItShows:
      late = (late ?? screens).prefix(command.kept) + command.tail
      reporter?.carriedOut(command.id)
      return
    case .takesForGood:
      screens = screens.prefix(command.kept) + command.tail.filter { !isTaken($0) }
    default: screens = screens.prefix(command.kept) + command.tail
    }
    guard defect != .neverAcknowledges else { return }
    if defect == .showsOneOfMany {
      reporter?.carriedOut(command.id)
    } else {
      reporter?.settled(showing: screens, acknowledging: command.id)
    }
    mayBegin = reporter?.wayBack().allowsGesture == true
  }

  /// Shows what it has said before that it shows.
  func catchUp() {
    if let late { screens = late }
    late = nil
    presented?.catchUp()
  }

  private func isTaken(_ screen: any Screen) -> Bool {
    taken.contains { $0 === screen }
  }

  func makeModalHost() -> (any StackHost)? { BrokenHost(defect, by: report) }

  func present(_ command: ModalCommand) {
    switch defect {
    case .neverDismisses where command.host == nil: break
    case .acknowledgesPresentingWithoutIt: break
    default: show(command.host as? BrokenHost)
    }
    reporter?.settled(presenting: hostsAbove, acknowledging: command.id)
  }

  private func show(_ host: BrokenHost?) {
    presented?.presenter = nil
    presented = host
    host?.presenter = self
  }

  func ask(_ question: HostQuestion) {
    guard defect != .forgetsQuestions else { return }
    self.question = question
  }

  func withdraw(_ question: HostQuestion) {
    if self.question === question { self.question = nil }
  }

  /// Says again what is shown.
  func reportAgain() {
    switch defect {
    case .neverAcknowledges, .neverReportsBack, .showsOneOfMany, .forgetsACancelledSwipe,
      .forgetsSwipesOnASheet:
      return
    default: break
    }
    for host in [self] + hostsAbove { host.reporter?.settled(showing: host.screens) }
  }

  // MARK: - What its user does

  func back() {
    if screens.count == 1, presenter != nil, defect == .ignoresBackOnASheet { return }
    guard screens.count > 1, reporter?.wayBack().leaving == .allowed else {
      reporter?.goBack(origin: .key)
      return
    }
    back(toDepth: screens.count - 1)
  }

  func back(toDepth depth: Int) {
    if defect == .takesForGood { taken += screens.dropFirst(depth) }
    let count = max(screens.count - depth, 0)
    let isSingly = defect == .reportsOneScreenAtATime
    for _ in 0..<(isSingly ? count : min(count, 1)) {
      if defect == .losesTheRootAndSaysTheTop {
        let said = Array(screens.dropLast(count))
        screens.removeFirst(count)
        reporter?.settled(showing: said, origin: .key)
        continue
      }
      screens.removeLast(isSingly ? 1 : count)
      if defect != .neverReportsBack { sayWhatIsLeft(.key) }
    }
  }

  func beginSwipe() -> Bool {
    if defect == .beginsNoSwipe { return false }
    let depth = screens.count - swipes - 1
    guard depth > 0 else { return false }
    let isAllowed =
      defect == .asksOnceWhetherSwipesBegin
      ? mayBegin : reporter?.wayBack(toDepth: depth).allowsGesture == true
    let isForbidden = !isAllowed && canForbidSwipes
    guard !isForbidden || defect == .beginsASwipeAlthoughRefused else { return false }
    swipes += 1
    reporter?.began()
    return true
  }

  func endSwipe(isCommitted: Bool) {
    guard swipes > 0 else { return }
    swipes = isCommitted ? swipes - 1 : 0
    let isForgotten = swipes > 0 && defect == .forgetsTheFirstOfTwoSwipes
    let isGone = isCommitted || defect == .reportsACancelAsACommit
    if isGone, !isForgotten {
      let screen = screens.removeLast()
      if defect == .takesForGood { taken.append(screen) }
    }
    if swipes > 0 {
      reporter?.committed(showing: screens, origin: .swipe)
    } else if defect == .forgetsSwipesOnASheet && presenter != nil
      || defect == .forgetsACancelledSwipe && !isCommitted
    {
      // It says nothing.
    } else {
      sayWhatIsLeft(.swipe)
    }
  }

  private func sayWhatIsLeft(_ origin: BackOrigin) {
    guard report == .depth, let top = screens.last else {
      reporter?.settled(showing: screens, origin: origin)
      return
    }
    let error = defect == .countsOneTooFew ? -1 : defect == .countsOneTooMany ? 1 : 0
    reporter?.settled(
      atDepth: screens.count + error,
      top: defect == .namesAnotherTop ? ForeignPage() : top,
      origin: origin,
    )
  }

  func pullDown() -> Bool {
    if defect == .letsNoSheetGo { return false }
    let isAllowed = reporter?.wayBack(toDepth: 0).allowsGesture == true
    guard let presenter, isAllowed || defect == .pullsDownAlthoughForbidden else { return false }
    presenter.show(nil)
    presenter.reporter?.settled(presenting: [], origin: .pullDown)
    return true
  }

  func answer(_ choice: Int?) -> Bool {
    guard let question else { return false }
    self.question = nil
    question.answer(defect == .answersTheFirst ? 0 : choice)
    return true
  }
}
