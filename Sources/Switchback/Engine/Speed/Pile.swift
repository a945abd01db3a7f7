/// An array in an object, which keeps its memory and is never in use while something else runs.
///
/// A change takes the array out and puts it back, so that its place is only ever read or written
/// whole. The compiler sees that, as the place is private here, and leaves out the checks of exclusive
/// access that it makes for an array that is changed in place: some 90 instructions for each look.
///
/// What dies by a change may run code of the user's, which may look at this very pile. So nothing dies
/// before the pile is as it is going to be.
@MainActor
final class Pile<Element> {
  private var storage: [Element]

  init(_ elements: [Element] = []) { storage = elements }

  /// The elements as they are now.
  var all: [Element] { storage }

  var count: Int { storage.count }

  // `isEmpty` would ask the array by way of its protocols where nothing is optimized, which takes longer.
  var isEmpty: Bool { storage.count == 0 }

  var last: Element? {
    let all = storage
    return all.isEmpty ? nil : all[all.count - 1]
  }

  subscript(position: Int) -> Element {
    let all = storage
    return all[position]
  }

  func append(_ element: Element) {
    var all = take()
    all.append(element)
    storage = all
  }

  func append(contentsOf elements: some Collection<Element>) {
    var all = take()
    all.append(contentsOf: elements)
    storage = all
  }

  @discardableResult
  func removeLast() -> Element {
    var all = take()
    let last = all.removeLast()
    storage = all
    return last
  }

  /// Takes some elements from the end.
  ///
  /// - Returns: Those, in their order.
  func removeLast(_ count: Int) -> [Element] {
    var all = take()
    let gone = Array(all.suffix(count))
    all.removeLast(count)
    storage = all
    return gone
  }

  /// Puts others in the place of some.
  ///
  /// - Returns: Those that were there.
  func replace(_ range: Range<Int>, with elements: [Element]) -> [Element] {
    if range == 0..<storage.count { return set(elements) }
    var all = take()
    let gone = Array(all[range])
    all.replaceSubrange(range, with: elements)
    storage = all
    return gone
  }

  /// Puts others in the place of all.
  ///
  /// - Returns: Those that were there.
  @discardableResult
  func set(_ elements: [Element]) -> [Element] {
    var all = elements
    swap(&all, &storage)
    return all
  }

  func keep(where isStaying: @MainActor (Element) -> Bool) {
    let all = storage
    var staying: [Element] = []
    for element in all where isStaying(element) { staying.append(element) }
    if staying.count < all.count { set(staying) }
  }

  /// Forgets everything, and keeps the memory for what comes next, unless that is much.
  func removeAll() {
    var all = take()
    guard all.count < 100 else { return }
    while !all.isEmpty { all.removeLast() }
    if storage.isEmpty { storage = all }
  }

  /// Takes over everything of another pile, which gets the memory of this one if that is empty.
  func take(allOf other: Pile) {
    if storage.isEmpty {
      let theirs = other.take()
      other.storage = take()
      storage = theirs
    } else {
      append(contentsOf: other.all)
      other.removeAll()
    }
  }

  private func take() -> [Element] {
    var all: [Element] = []
    swap(&all, &storage)
    return all
  }
}

extension Pile where Element: AnyObject {
  /// Takes an object out, if it is there.
  func remove(_ element: Element) {
    if let last, last === element {
      removeLast()
    } else {
      keep { $0 !== element }
    }
  }
}
