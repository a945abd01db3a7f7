extension KeptSnapshot {
  /// Reads a snapshot.
  ///
  /// - Throws: ``Mistake`` if it is none.
  static func snapshot(_ stored: StoredValue) throws(Mistake) -> NavigationSnapshot {
    let fields = try Fields(stored, "A snapshot")
    let format: Int64 = try fields.value("format")
    if format > Self.format {
      throw Mistake(
        "It was kept by a newer version of Switchback, in format \(format); this one reads format "
          + "\(Self.format). Keep it for that version, and start without it.")
    }
    guard format == Self.format else { throw Mistake("There is no format \(format).") }
    let owner: String? = fields.has("for") ? try fields.value("for") : nil
    var snapshot = NavigationSnapshot(
      items: try items(in: fields, mostLevels), owner: owner,
      version: fields.has("version") ? try fields.value("version") : 1)
    if fields.has("attempts") { snapshot.attempts = try fields.count("attempts") }
    return snapshot
  }

  /// Why something is no snapshot.
  struct Mistake: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  private static func items(
    in fields: Fields, _ levels: Int
  ) throws(Mistake) -> [NavigationSnapshot.Item] {
    guard levels > 0 else { throw Mistake("It is more than \(mostLevels) levels deep.") }
    var items: [NavigationSnapshot.Item] = []
    for stored in try fields.list("items") {
      let fields = try Fields(stored, "An item")
      if fields.has("flow") {
        items.append(.flow(try flow(fields, levels)))
      } else {
        items.append(.module(try module(fields, levels)))
      }
    }
    return items
  }

  private static func module(
    _ fields: Fields, _ levels: Int
  ) throws(Mistake) -> NavigationSnapshot.ModuleItem {
    var tabs: [NavigationSnapshot.TabItem] = []
    for stored in try fields.list("tabs", isOptional: true) {
      tabs.append(try tab(Fields(stored, "A tab"), levels))
    }
    var visited: [TabID] = []
    for stored in try fields.list("visited", isOptional: true) {
      guard let name = String(stored) else {
        throw Mistake("A tab that was visited is \(stored.kind), and should be a name.")
      }
      visited.append(TabID(name))
    }
    var module = NavigationSnapshot.ModuleItem(
      id: ModuleID(try fields.value("number"), try fields.value("module")),
      position: try fields.count("position"),
      sheet: fields.has("sheet") ? try fields.count("sheet") : 0,
      route: try route(in: fields),
      continuesRoute: try fields.isSet("continues"),
      partsOfRoute: fields.has("parts") ? try fields.count("parts") : 1,
      tabs: tabs,
      visitedTabs: visited,
    )
    module.state = fields["state"]
    return module
  }

  private static func flow(
    _ fields: Fields, _ levels: Int
  ) throws(Mistake) -> NavigationSnapshot.FlowItem {
    let placement: String = try fields.value("placement")
    guard let placement = FlowPlacement(rawValue: placement) else {
      throw Mistake("No flow is shown by \"\(placement)\".")
    }
    var flow = NavigationSnapshot.FlowItem(
      id: FlowID(try fields.value("number"), try fields.value("flow")),
      placement: placement,
      route: try route(in: fields),
      continuesRoute: try fields.isSet("continues"),
      partsOfRoute: fields.has("parts") ? try fields.count("parts") : 1,
      items: try items(in: fields, levels - 1),
    )
    flow.state = fields["state"]
    return flow
  }

  private static func tab(
    _ fields: Fields, _ levels: Int
  ) throws(Mistake) -> NavigationSnapshot.TabItem {
    .init(
      id: TabID(try fields.value("tab")),
      isSelected: try fields.isSet("selected"),
      route: try route(in: fields),
      items: try items(in: fields, levels - 1),
    )
  }

  private static func route(in fields: Fields) throws(Mistake) -> AnyRoute? {
    guard let stored = fields["route"] else { return nil }
    let fields = try Fields(stored, "A route")
    guard let value = fields["value"] else { throw Mistake("A route has no \"value\".") }
    return AnyRoute(StoredRoute(kind: try fields.value("kind"), value: value))
  }

  /// The fields of an object.
  private struct Fields {
    private let fields: [String: StoredValue]
    private let owner: String

    init(_ stored: StoredValue, _ owner: String) throws(Mistake) {
      guard case .object(let fields) = stored else {
        throw Mistake("\(owner) is \(stored.kind), and should be an object.")
      }
      (self.fields, self.owner) = (fields, owner)
    }

    subscript(name: String) -> StoredValue? { fields[name] }

    func has(_ name: String) -> Bool { fields[name] != nil }

    func value<Value: PlainValue>(_ name: String) throws(Mistake) -> Value {
      guard let field = fields[name] else { throw Mistake("\(owner) has no \"\(name)\".") }
      guard let value = Value(field) else {
        throw Mistake("\"\(name)\" is \(field.kind), which is not a valid \(Value.self).")
      }
      return value
    }

    func isSet(_ name: String) throws(Mistake) -> Bool { has(name) ? try value(name) : false }

    /// A number that counts something.
    func count(_ name: String) throws(Mistake) -> Int {
      let count: Int = try value(name)
      guard count >= 0 else {
        throw Mistake("\"\(name)\" is \(count), but a count cannot be negative.")
      }
      return count
    }

    func list(_ name: String, isOptional: Bool = false) throws(Mistake) -> [StoredValue] {
      if isOptional, !has(name) { return [] }
      guard case .array(let elements)? = fields[name] else {
        throw Mistake("\(owner) has no list of \"\(name)\".")
      }
      return elements
    }
  }
}
