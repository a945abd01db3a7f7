import Foundation
import Switchback

extension Texts {
  /// What coordinators say, in the language of the user.
  ///
  /// An alert has a Cancel of its own, so that there is one thing to choose in each.
  static var translated: Texts {
    var texts = Texts()
    texts.friends = String(localized: "Friends")
    texts.messages = String(localized: "Messages")
    texts.newMessageTo = String(localized: "New message to")
    texts.forwardTo = String(localized: "Forward to")
    texts.unread = { String(localized: "\($0) new") }
    texts.noFriend = { String(localized: "You have no friend called \($0).") }
    texts.mayWrite = { name in
      guard let name else { return String(localized: "Write a message?") }
      return String(localized: "Write to \(name)?")
    }
    texts.write = String(localized: "Write")
    texts.mayGoOn = { name in
      guard let name else { return String(localized: "Go on with your message?") }
      return String(localized: "Go on with your message to \(name)?")
    }
    texts.goOn = String(localized: "Go on")
    let discard = String(localized: "Discard")
    texts.discard = Question(
      String(localized: "Discard what you wrote?"),
      choices: [.init(discard, true, isDestructive: true)],
    )
    texts.discardAndLeave = Question(
      String(localized: "Discard what you wrote, and leave?"),
      choices: [.init(discard, true, isDestructive: true)],
    )
    texts.reason = { error in
      switch error {
      case .empty: String(localized: "There is nothing to send.")
      case .unreachable(let friend):
        String(localized: "\(friend.name) cannot be reached. Nothing was sent.")
      }
    }
    return texts
  }
}
