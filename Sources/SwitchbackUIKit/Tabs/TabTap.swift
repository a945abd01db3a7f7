#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
/// How UIKit asks and tells the delegate of a tab bar controller.
enum TabWay {
  /// By the controllers that the tabs show.
  case controllers

  /// By the tabs themselves, from iOS 18 and visionOS 2 on.
  case tabs
}

/// A tap on a tab, from UIKit's first question about it on.
///
/// UIKit asks and tells in one way or in both, and nobody says in which order. All that comes in the turn of the
/// first question, about the same tab and once in each way, is about one tap.
struct TabTap {
  private let subject: ObjectIdentifier
  private var asked: Set<TabWay>
  private var told: Set<TabWay> = []
  private var isAsking = true

  /// Whether the tab may be selected, as far as that is decided.
  var isAllowed: Bool?

  /// What the app's own delegate has said of the controller.
  var answer: Bool?

  /// Whether the app's own delegate knows that the controller was selected.
  var hasToldController = false

  /// - Parameters:
  ///   - subject: What the tab shows, or else the tab.
  ///   - way: How UIKit asks first.
  init(on subject: AnyObject, asked way: TabWay) {
    self.subject = ObjectIdentifier(subject)
    asked = [way]
  }

  /// Takes one more question.
  ///
  /// - Returns: False if it is about another tap.
  mutating func takesQuestion(about subject: AnyObject, _ way: TabWay) -> Bool {
    isAsking && self.subject == ObjectIdentifier(subject) && asked.insert(way).inserted
  }

  /// Takes one more report that the tab was selected, which may come in a later turn.
  ///
  /// - Returns: False if it is not about this tap.
  mutating func takesReport(about subject: AnyObject, _ way: TabWay) -> Bool {
    isAllowed == true && self.subject == ObjectIdentifier(subject) && told.insert(way).inserted
  }

  /// The turn is over: the next question is about another tap.
  mutating func endTurn() { isAsking = false }
}
#endif
