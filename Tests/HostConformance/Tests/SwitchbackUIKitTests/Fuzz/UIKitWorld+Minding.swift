import Switchback
import SwitchbackUIKit
import UIKit

/// A page that minds being left, and changes its mind.
final class Minder: Page, LeaveGuard {
  var leaving = LeavePolicy.allowed
  var attempts: [LeaveAttempt] = []

  /// Whether it has agreed to anything that was attempted.
  var hasAgreed = false

  var mayLeave: Bool { leaving == .allowed || hasAgreed }

  func askToLeave(_ attempt: LeaveAttempt) { attempts.append(attempt) }
}

/// Modules that mind being left, questions, and whoever answers them.
extension UIKitWorld {
  var minders: [Minder] { allModules.compactMap { $0 as? Minder } }

  var mindingThings: [(String, () -> Void)] {
    [
      ("a module allows", { self.minder?.leaving = .allowed }),
      ("a module refuses", { self.minder?.leaving = .refused }),
      ("a module wants to be asked", { self.minder?.leaving = .ask }),
      ("a module agrees", { self.answer(self.minder, isLeaving: true) }),
      ("a module stays", { self.answer(self.minder, isLeaving: false) }),
      ("a module lets go of it", { self.minder?.attempts = [] }),
      ("what was refused is done", { self.insist() }),
    ]
  }

  private var minder: Minder? {
    let minder = minders.randomElement(using: &random)
    if let minder { note("  \(minder.name)") }
    return minder
  }

  private func answer(_ minder: Minder?, isLeaving: Bool) {
    guard let minder, let attempt = minder.attempts.first else { return }
    minder.attempts.removeFirst()
    if isLeaving {
      minder.hasAgreed = true
      keep("leave anyway", attempt.leaveAnyway())
    } else {
      attempt.stay()
    }
  }

  private func insist() {
    guard let ticket = log.tickets.last(where: { $0.ticket.refused != nil })?.ticket else { return }
    let ids = Set(ticket.refused?.leaving.map(\.name) ?? [])
    for minder in minders where ids.contains(minder.name) { minder.hasAgreed = true }
    if let refused = ticket.refused { keep("leave anyway", refused.leaveAnyway()) }
  }

  // MARK: - Questions

  var questionThings: [(String, () -> Void)] {
    [
      ("a flow asks", { self.ask() }),
      ("a choice is tapped", { _ = self.phone.tapAlert(0) }),
      ("a question is dismissed", { _ = self.phone.dismissAlert() }),
    ]
  }

  private func ask() {
    guard let flow = flows.keys.sorted().randomElement(using: &random).flatMap({ flows[$0] })
    else { return }
    let name = "question \(number())"
    note("  \(name) by \(flow.name)")
    let choices = (1...Int.random(in: 1...3, using: &random)).map {
      Question<Int>.Choice("\($0)", $0)
    }
    log.answers[name] = 0
    log.asked[name] = flow.flow
    tasks.append(
      Task { [log, weak self, flow = flow.flow] in
        let answer = await flow.ask(Question(name, choices: choices))
        log.answers[name, default: 0] += 1
        log.asked[name] = nil
        self?.note("    \(name) was answered: \(answer.map(String.init) ?? "no")")
      })
  }
}
