#if canImport(SwiftUI)
public import Switchback
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// Asks with an alert, on the screen that is on top of all.
  ///
  /// It has one button more, which dismisses the question. A notice has its own button only.
  ///
  /// - Parameter question: What to ask.
  public func ask(_ question: HostQuestion) {
    asked = AskedQuestion(question, for: self)
    soon { $0.settleQuestions() }
  }

  /// Takes the alert down.
  ///
  /// - Parameter question: The one that is being asked.
  public func withdraw(_ question: HostQuestion) {
    guard asked?.question === question else { return }
    asked?.takeDown()
    forget(question)
  }

  /// Whether a question of it is on screen.
  var hasAlert: Bool { asked?.place != nil }

  func forget(_ question: HostQuestion) {
    if asked?.question === question { asked = nil }
  }

  /// Asks on the screen that is on top now, if nothing is about to change.
  func settleQuestions() {
    for host in hostsSeenTogether { host.settleQuestion() }
  }

  private func settleQuestion() {
    guard let asked, asked.question.isOpen else { return }
    let hosts = hostsSeenTogether
    let isStill = hosts.allSatisfy { $0.sheet.phase == .absent || $0.sheet.phase == .up }
    guard isStill, !putOff(), let place = hosts[0].front, asked.place !== place else { return }
    asked.takeDown()
    guard place.alert.asked == nil else { return }
    asked.place = place
    place.alert.asked = asked
  }

  /// The screen on top of all that this host and those over it show.
  private var front: ShownScreen? {
    if let host = sheet.presented, sheet.phase == .up { return host.front }
    return top?.tabs.map { $0.selectedHost?.front } ?? top
  }
}
#endif
