import Switchback
import SwitchbackTesting

/// What events have told of what is waited for: each has a beginning and, in the end, an end.
struct FuzzWaits {
  private var asked: [ModuleID: Int] = [:]
  private var isQuestionOpen = false
  private var opened = 0
  private var followed = 0

  /// Takes an event in.
  ///
  /// - Returns: What is wrong with it, if something is.
  mutating func problem(with event: NavigationEvent) -> String? {
    switch event.kind {
    case .leaveAsked(let id, _):
      asked[id, default: 0] += 1
      return event.stack.contains(id) ? nil : "\(id) is asked and is not there"
    case .leaveAllowed(let id):
      asked[id, default: 0] -= 1
      return asked[id, default: 0] >= 0 ? nil : "\(id) has agreed and was not asked"
    case .leaveRefused(let id, _):
      return event.stack.contains(id) ? nil : "\(id) refuses and is not there"
    case .questionAsked, .noticeShown:
      defer { isQuestionOpen = true }
      return isQuestionOpen ? "two questions were told at a time" : nil
    case .questionEnded, .questionWithdrawn, .noticeClosed, .noticeWithdrawn:
      defer { isQuestionOpen = false }
      return isQuestionOpen ? nil : "a question ended that was not asked"
    case .opened: opened += 1
    case .followed:
      followed += 1
      return followed > opened ? "a link was followed and not opened" : nil
    case .removed(let id, _): asked[id] = nil
    default: break
    }
    return nil
  }

  /// What has begun and not ended, if something has; the router is closed.
  var problemAtTheEnd: String? {
    if isQuestionOpen { return "a question was told no end" }
    return opened == followed ? nil : "\(opened) links were opened, \(followed) followed"
  }
}

extension FuzzWorld {
  /// Asks the user something, or tells something, in some flow or from the router.
  func askUser() {
    guard let router else { return }
    let flow = random.chance(3) ? nil : flows.compactMap(\.flow).randomElement(using: &random)
    let isNotice = random.chance(2)
    note("\(flow.map { "\($0.id)" } ?? "router") \(isNotice ? "informs" : "asks")")
    reach.questions += 1
    let question = Question("which?", choices: [.init("one", 1), .init("two", 2)])
    asking += 1
    let task = Task {
      switch (flow, isNotice) {
      case (let flow?, true): await flow.inform("read")
      case (let flow?, false): _ = await flow.ask(question)
      case (nil, true): await router.inform("read")
      case (nil, false): _ = await router.ask(question)
      }
      asking -= 1
      callback("answer")
    }
    questions.append(task)
  }

  /// Nobody waits for an answer any more, or keeps the router for that.
  func withdrawQuestions() async {
    for task in questions { task.cancel() }
    for task in questions { await task.value }
    questions = []
  }
}
