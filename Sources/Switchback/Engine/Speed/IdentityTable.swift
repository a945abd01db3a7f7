/// What an identity table finds values by.
@MainActor
protocol IdentityKey {
  associatedtype Value: AnyObject

  /// The identity of the object that a value is found by; nil if it has none any more.
  static func identity(of value: Value) -> ObjectIdentifier?
}

/// Objects by the identity of another object that each of them knows, in one word for each place.
///
/// Every module that is shown is looked up several times on its way in and out. The address of an object
/// is as good as a hash of it, and the value knows its key, so that this needs an eighth of the time and
/// half of the memory of a dictionary. Changes are made outside of the place, as in a ``Pile``.
///
/// > Source: linear probing, with the removal that leaves no gaps (Knuth, *The Art of Computer
/// > Programming*, volume 3, algorithm 6.4 R).
@MainActor
final class IdentityTable<Key: IdentityKey> {
  /// A power of two of places; at least three eighths of them are empty.
  private var places: [Key.Value?] = []

  private(set) var count = 0

  nonisolated init() {}

  func value(of object: ObjectIdentifier) -> Key.Value? {
    guard count > 0 else { return nil }
    let places = places
    return places[Self.place(of: object, in: places)]
  }

  /// Takes a value in, in place of another with the same object.
  ///
  /// - Returns: The other, if there was one.
  @discardableResult
  func insert(_ value: Key.Value) -> Key.Value? {
    guard let object = Key.identity(of: value) else { return nil }
    var all = take()
    if (count + 1) * 8 > all.count * 5 { all = Self.grown(all) }
    let place = Self.place(of: object, in: all)
    let old = all[place]
    all[place] = value
    places = all
    if old == nil { count += 1 }
    return old
  }

  /// Takes a value out, if it is what its object stands for.
  ///
  /// Somebody else keeps it meanwhile.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  func remove(_ value: Key.Value) -> Bool {
    guard count > 0, let object = Key.identity(of: value) else { return false }
    var all = take()
    defer { places = all }
    var gap = Self.place(of: object, in: all)
    guard all[gap] === value else { return false }
    count -= 1
    all[gap] = nil
    var next = Self.following(gap, in: all)
    while let other = all[next], let object = Key.identity(of: other) {
      // What was put behind the gap only because that was taken moves up.
      let home = Self.home(of: object, in: all)
      if Self.distance(from: home, to: next, in: all) >= Self.distance(from: gap, to: next, in: all)
      {
        all[gap] = other
        all[next] = nil
        gap = next
      }
      next = Self.following(next, in: all)
    }
    return true
  }

  var values: [Key.Value] { places.compactMap { $0 } }

  func keep(where isStaying: (Key.Value) -> Bool) {
    let staying = values.filter(isStaying)
    let old = take()
    count = 0
    for value in staying { insert(value) }
    withExtendedLifetime(old) {}
  }

  // MARK: - Places

  private func take() -> [Key.Value?] {
    var all: [Key.Value?] = []
    swap(&all, &places)
    return all
  }

  /// Where an object stands, or the empty place where it would.
  @inline(__always)
  private static func place(of object: ObjectIdentifier, in places: [Key.Value?]) -> Int {
    var place = home(of: object, in: places)
    while let value = places[place], Key.identity(of: value) != object {
      place = following(place, in: places)
    }
    return place
  }

  /// Where an object stands if nothing else does.
  ///
  /// The multiplier is the golden ratio in 64 bits: it spreads addresses, which are multiples of 16 and
  /// close to each other, over the upper bits.
  private static func home(of object: ObjectIdentifier, in places: [Key.Value?]) -> Int {
    let spread = UInt64(UInt(bitPattern: object)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: spread >> 32) & (places.count - 1)
  }

  private static func following(_ place: Int, in places: [Key.Value?]) -> Int {
    (place + 1) & (places.count - 1)
  }

  private static func distance(from one: Int, to other: Int, in places: [Key.Value?]) -> Int {
    (other - one) & (places.count - 1)
  }

  private static func grown(_ old: [Key.Value?]) -> [Key.Value?] {
    var all: [Key.Value?] = Array(repeating: nil, count: max(8, old.count * 2))
    for case let value? in old {
      guard let object = Key.identity(of: value) else { continue }
      all[place(of: object, in: all)] = value
    }
    return all
  }
}
