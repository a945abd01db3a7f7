/// A list that mostly holds nothing or one element, and needs memory of its own for more only.
///
/// Most changes of a stack are one module more or one less.
enum Few<Element> {
  case none
  case one(Element)
  case many([Element])
}

extension Few: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int { count }

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
    case .many(let elements): elements[position]
    case .one(let element) where position == 0: element
    case .none, .one: preconditionFailure("There are \(count) elements, and none at \(position).")
    }
  }
}

extension Few: RangeReplaceableCollection {
  init() { self = .none }

  init(_ elements: some Sequence<Element>) {
    self = .none
    for element in elements { append(element) }
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

  mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Element>) {
    if range.lowerBound == count { return append(contentsOf: new) }
    var elements = takeAll()
    elements.replaceSubrange(range, with: new)
    switch elements.count {
    case 0: self = .none
    case 1: self = .one(elements[0])
    default: self = .many(elements)
    }
  }

  /// Empties the list into an array, so that what is changed is not copied first.
  private mutating func takeAll() -> [Element] {
    defer { self = .none }
    return if case .many(let elements) = self { elements } else { Array(self) }
  }
}

extension Few {
  static func += (one: inout Few, other: Few) {
    if one.isEmpty { one = other } else { one.append(contentsOf: other) }
  }

  /// The same list with something else for each element.
  func mapFew<Other>(_ transform: (Element) throws -> Other) rethrows -> Few<Other> {
    switch self {
    case .none: .none
    case .one(let element): .one(try transform(element))
    case .many(let elements): .many(try elements.map(transform))
    }
  }
}

extension Few: Equatable where Element: Equatable {
  static func == (one: Few, other: Few) -> Bool { one.elementsEqual(other) }
}

extension Few: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension Few: Sendable where Element: Sendable {}
