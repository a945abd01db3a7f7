/// A list that mostly holds one element, and needs memory of its own for more only.
///
/// Most requests are of one step, and most of them take one module away.
enum Few<Element> {
  case none
  case one(Element)
  case many([Element])

  init(_ elements: [Element]) {
    switch elements.count {
    case 0: self = .none
    case 1: self = .one(elements[0])
    default: self = .many(elements)
    }
  }

  var count: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .many(let elements): elements.count
    }
  }

  var isEmpty: Bool { count == 0 }

  subscript(position: Int) -> Element {
    switch self {
    case .none: fatalError("There is no element \(position).")
    case .one(let element): element
    case .many(let elements): elements[position]
    }
  }

  mutating func append(_ element: Element) {
    switch self {
    case .none: self = .one(element)
    case .one(let first): self = .many([first, element])
    case .many(var elements):
      self = .none
      elements.append(element)
      self = .many(elements)
    }
  }

  /// The elements as an array.
  var all: [Element] {
    switch self {
    case .none: []
    case .one(let element): [element]
    case .many(let elements): elements
    }
  }
}

extension Few where Element: Equatable {
  func contains(_ element: Element) -> Bool {
    switch self {
    case .none: false
    case .one(let only): only == element
    case .many(let elements): elements.contains(element)
    }
  }
}

extension Few: Sendable where Element: Sendable {}
