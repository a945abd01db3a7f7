/// One stay of a module on a stack.
///
/// A module that leaves and comes back is a new entry.
@MainActor
final class NavigationEntry {
  let serial: Int
  let name: String
  let module: any Presentable
  let screen: any Screen
  let flow: FlowNode?

  /// The ticket of the request that shows it, until the host has.
  var ticket: NavigationTicket?
  private var observers: [RemovalObserver] = []

  init(serial: Int, module: any Presentable, screen: any Screen, flow: FlowNode?) {
    self.serial = serial
    name = module.name
    self.module = module
    self.screen = screen
    self.flow = flow
  }

  var id: ModuleID { ModuleID(serial, name) }

  func observe(_ observer: RemovalObserver) {
    observers.append(observer)
  }

  func forget(_ observer: RemovalObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Tells whoever observes this entry, in the order in which they began, and lets go of them.
  func tellRemoved(_ cause: EndCause) {
    while !observers.isEmpty {
      let observer = observers.removeFirst()
      let body = observer.body
      observer.body = nil
      body?(cause)
    }
  }
}

extension NavigationEntry: Hashable {
  nonisolated static func == (one: NavigationEntry, other: NavigationEntry) -> Bool {
    one === other
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Somebody who wants to hear that an entry has left.
@MainActor
final class RemovalObserver {
  var body: (@MainActor (EndCause) -> Void)?
  weak var entry: NavigationEntry?

  init(_ body: @escaping @MainActor (EndCause) -> Void) {
    self.body = body
  }

  func cancel() {
    body = nil
    entry?.forget(self)
  }
}
