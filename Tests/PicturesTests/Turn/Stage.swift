import Switchback
import SwitchbackTesting

/// The stages of one turn of the core, each with what is done, and by which part.
enum Stage: Int, CaseIterable {
  case take = 1
  case change
  case conclude
  case tell
  case goOn
  case command

  /// What it is called.
  var title: String {
    switch self {
    case .take: "Take work"
    case .change: "Change"
    case .conclude: "Conclude"
    case .tell: "Tell"
    case .goOn: "Go on"
    case .command: "Command"
    }
  }

  /// What is done in it.
  var what: String {
    switch self {
    case .take: "the oldest first"
    case .change: "the model, at once"
    case .conclude: "which flows end"
    case .tell: "modules, then flows"
    case .goOn: "awaiters, then links"
    case .command: "what hosts show"
    }
  }

  /// Where it stands in `NavigationEngine`.
  var code: String {
    switch self {
    case .take: "queue.next"
    case .change: "carryOut"
    case .conclude: "FlowEndings"
    case .tell: "tellEveryone"
    case .goOn: "resumeAwaiters"
    case .command: "giveCommands"
    }
  }
}
