/// Something that is to be done and that a guard may hold back: what was asked for, what it meant when
/// it was first judged, and who has agreed.
@MainActor
final class NavigationAttempt {
  /// What is attempted.
  enum Purpose {
    case request(NavigationRequest, from: Requester)
    /// The user wants these gone from a stack, or has taken them already.
    case back(EntryReferences, BackOrigin, on: StackReference)
    case removeTab(Tab, source: CallSite)
    case finish(FlowNode, source: CallSite?, prepare: @MainActor () -> Void)
  }

  private(set) var purpose: Purpose
  let ticket: NavigationTicket

  /// What the steps of a request meant when they were first judged.
  var meaning: [ResolvedStep] = []

  /// The modules that would leave, lowest first, as it was judged last.
  var leaving: [ModuleID] = []

  /// The modules that have agreed, or are not to be asked again.
  var pardoned: Set<ModuleID> = []

  /// The module that is being asked.
  var asking: ModuleID?

  init(_ purpose: Purpose, ticket: NavigationTicket = NavigationTicket()) {
    self.purpose = purpose
    self.ticket = ticket
  }

  /// Notes what it comes to, so that it means the same later.
  func means(_ purpose: Purpose) {
    self.purpose = purpose
  }

  /// By what means the user wants to go back, or nil if it is code.
  var origin: BackOrigin? {
    guard case .back(_, let origin, _) = purpose else { return nil }
    return origin
  }

  /// Whether doing it would show this object, so that it is kept until then.
  func isShowing(_ object: AnyObject) -> Bool {
    guard case .request(let request, _) = purpose else { return false }
    return request.changes.flatMap(\.modules).contains { $0 === object }
  }

  /// The same once more, with a ticket of its own, after it was refused.
  func again(pardoning modules: [ModuleID]) -> NavigationAttempt {
    let copy = NavigationAttempt(purpose)
    copy.meaning = meaning
    copy.leaving = leaving
    copy.pardoned = pardoned.union(modules)
    return copy
  }
}

/// A step with the modules it meant, so that it means the same later.
enum ResolvedStep {
  /// As it was written: it names what it means.
  case asWritten(NavigationStep)
  /// These leave, and what stands above them in the same part of the stack.
  case remove(EntryReferences, EndCause)
  /// A module takes the place of this one.
  case replace(EntryReferences, any Presentable)
}

/// Who asks for something, and on which stack it is meant.
struct Requester {
  /// The flow, or nil for the router itself, or a tab.
  let flow: FlowNode?
  let place: StackReference

  @MainActor
  init(flow: FlowNode?, stack: LayeredStack?) {
    self.flow = flow
    place = StackReference(stack)
  }

  @MainActor var stack: LayeredStack? { place.stack }
}

/// Entries that are remembered without keeping their screens alive.
struct EntryReferences {
  private struct Reference {
    weak var entry: NavigationEntry?
  }

  private let references: [Reference]

  init(_ entries: [NavigationEntry]) {
    references = entries.map { Reference(entry: $0) }
  }

  /// How many there were.
  var count: Int { references.count }

  /// Those that are still there, lowest first.
  var entries: [NavigationEntry] { references.compactMap(\.entry) }
}
