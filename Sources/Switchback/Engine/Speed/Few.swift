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

  /// The elements as an array.
  var all: [Element] {
    switch self {
    case .none: []
    case .one(let element): [element]
    case .many(let elements): elements
    }
  }
}

extension Few: Sendable where Element: Sendable {}
