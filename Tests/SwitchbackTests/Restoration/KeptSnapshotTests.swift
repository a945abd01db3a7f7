import Foundation
import SwitchbackTesting
import Testing

@testable import Switchback

/// A snapshot is read as it was kept, and what is no snapshot is told in words.
@MainActor
@Suite(.waitsForRelease)
struct KeptSnapshotTests {
  private func keep(_ snapshot: NavigationSnapshot) throws -> Data {
    try JSONEncoder().encode(snapshot)
  }

  private func read(_ data: Data) throws -> NavigationSnapshot {
    try JSONDecoder().decode(NavigationSnapshot.self, from: data)
  }

  // MARK: - As it was

  @Test(arguments: [
    DeepLink(Shell.Route.home),
    DeepLink(Shell.Route.pair),
    DeepLink(Shell.Route.settings, Shell.Route.library, Library.Route.book("a \"b\"")),
    DeepLink(Shell.Route.tabs, Shell.Route.second, Library.Route.book("a")),
    DeepLink(Shell.Route.tabs, Shell.Route.first, Library.Route.reader("a")),
  ])
  func itIsPrintedAsBefore(link: DeepLink) throws {
    let story = LinkStory()
    story.router.open(link)
    let snapshot = story.router.snapshot()
    let kept = try read(keep(snapshot))
    #expect(kept.description == snapshot.description)
    #expect(kept.outline == snapshot.outline)
    #expect(kept == (try read(keep(kept))))
    #expect(kept != snapshot, "nobody has decoded its routes")
    story.router.close()
  }

  @Test func whatIsOfNoRouteIsEqual() throws {
    let story = Story()
    let main = story.start("main", .root, showing: ["a"])
    story.start("sheet", .modal, in: main, showing: ["b", "c"])
    let snapshot = story.router.snapshot()
    #expect(try read(keep(snapshot)) == snapshot)
    #expect(try read(keep(NavigationSnapshot(items: []))) == NavigationSnapshot(items: []))
    story.router.close()
  }

  @Test func whatItWaitsForIsNotKept() throws {
    let story = Story(completion: .whenTold)
    story.push("a")
    let snapshot = story.router.snapshot()
    #expect(snapshot.waits == [.host([ModuleID(1, "a")])])
    #expect(try read(keep(snapshot)) == NavigationSnapshot(items: snapshot.items))
    story.router.close()
  }

  @Test func nothingIsLostInRandomPrograms() throws {
    for seed in UInt64(1)...30 {
      var random = FuzzRandom(seed: seed)
      let program = RandomProgram(seed: seed)
      program.start()
      for _ in 0..<6 {
        _ = program.open(RandomProgram.link(&random))
        let snapshot = program.router.snapshot()
        let kept = try read(keep(snapshot))
        #expect(try KeptSnapshot.stored(kept) == KeptSnapshot.stored(snapshot))
      }
      program.router.close()
    }
  }

  @Test func whatGoesWithoutSayingIsNotWritten() throws {
    let module = NavigationSnapshot.Item.module(.init(id: ModuleID(1, "page"), position: 0))
    let flow = NavigationSnapshot.Item.flow(
      .init(id: FlowID(2, "Main"), placement: .push, items: [module]))
    let kept = try KeptSnapshot.stored(NavigationSnapshot(items: [flow]))
    let page: StoredValue = .object([
      "module": .string("page"), "number": .integer(1), "position": .integer(0),
    ])
    #expect(
      kept
        == .object([
          "format": .integer(1),
          "items": .array([
            .object([
              "flow": .string("Main"), "number": .integer(2), "placement": .string("push"),
              "items": .array([page]),
            ])
          ]),
        ]))
  }

  // MARK: - Routes that nobody has decoded

  private enum Place: Route {
    case map(latitude: Double, isExact: Bool, name: String?)
    case list([String], UInt64)
    case tags([String: Int8])
    case home
  }

  @Test func aRouteSaysWhatItIsWithoutItsType() throws {
    func text(_ route: Place) throws -> String { "\(try StoredRoute(AnyRoute(route)))" }
    #expect(try text(.home) == "home")
    #expect(
      try text(.map(latitude: 1.5, isExact: true, name: nil))
        == "map(isExact: true, latitude: 1.5)")
    #expect(try text(.list(["a", "b"], .max)) == "list([\"a\", \"b\"], 18446744073709551615)")
    #expect(try text(.tags(["b": 1, "a": -1])) == "tags([a: -1, b: 1])")
    let other = StoredRoute(kind: "App.Number", value: .integer(3))
    #expect(other.description == "3")
    #expect(RouteName(other) == RouteName(kind: "App.Number", name: nil))
    #expect(RouteName(other).description == "Number")
    #expect(StoredRoute(kind: "App.Number", value: .null).description == "nil")
    #expect(try StoredRoute(AnyRoute(other)) == other, "it is kept as it is")
    #expect(AnyRoute(other) == AnyRoute(other))
  }

  @Test func aRouteIsKeptUnderTheNameOfItsKind() throws {
    let route = try StoredRoute(AnyRoute(Place.home))
    #expect(route.kind == Place.kind)
    #expect(route.value == .object(["home": .object([:])]))
    #expect(RouteName(route) == RouteName(Place.home))
  }

  @Test func whatIsNoCaseIsNamedAfterItsKindOnly() {
    let fields: [[String: StoredValue]] = [
      ["id": .integer(7)],
      ["ada@example.org": .object([:])],
      ["7": .object([:])],
      ["": .object([:])],
      ["people": .object(["ada@example.org": .bool(true)])],
    ]
    for value in fields {
      let route = StoredRoute(kind: "App.Dictionary", value: .object(value))
      #expect(RouteName(route).description == "Dictionary", "\(value)")
      let key = value.keys.first.map { $0 } ?? ""
      #expect(route.description.hasPrefix("[\(key): "))
    }
  }

  private struct Unkept: Route {
    init() {}
    init(from decoder: any Decoder) {}
    func encode(to encoder: any Encoder) throws { throw CancellationError() }
  }

  @Test func aRouteThatCannotBeKeptSaysSo() {
    let module = NavigationSnapshot.ModuleItem(
      id: ModuleID(1, "a"), position: 0, route: AnyRoute(Unkept()))
    #expect(throws: CancellationError.self) {
      try keep(NavigationSnapshot(items: [.module(module)]))
    }
  }

  // MARK: - What is no snapshot

  /// The sentence about a text that is no snapshot.
  private func mistake(_ text: String) -> String? {
    do {
      _ = try read(Data(text.utf8))
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch { return "\(error)" }
  }

  @Test(arguments: [0x00, 0x0A, 0x80, 0xFF] as [UInt8])
  func aDamagedByteInATextIsDamagedData(byte: UInt8) throws {
    let module = NavigationSnapshot.ModuleItem(id: ModuleID(1, "a name"), position: 0)
    let whole = try JSONEncoder().encode(NavigationSnapshot(items: [.module(module)]))
    var damaged = 0
    for position in whole.indices {
      var data = whole
      data[position] = byte
      do {
        _ = try read(data)
      } catch DecodingError.dataCorrupted(let context) {
        #expect(!context.debugDescription.isEmpty)
        damaged += 1
      } catch { Issue.record("\(position): \(error)") }
    }
    #expect(damaged > whole.count / 2)
  }

  @Test(arguments: [
    ("[]", "A snapshot is a list, and should be an object."),
    ("{}", "A snapshot has no \"format\"."),
    (
      #"{"format": 2, "items": []}"#,
      "It was kept by a newer version of Switchback, in format 2; this one reads format 1. "
        + "Keep it for that version, and start without it."
    ),
    (#"{"format": 0, "items": []}"#, "There is no format 0."),
    (
      #"{"format": "1", "items": []}"#,
      "\"format\" is a text, which is not a valid Int64."
    ),
    (#"{"format": 1}"#, "A snapshot has no list of \"items\"."),
    (#"{"format": 1, "items": {}}"#, "A snapshot has no list of \"items\"."),
    (#"{"format": 1, "items": [3]}"#, "An item is a number, and should be an object."),
    (#"{"format": 1, "items": [{}]}"#, "An item has no \"number\"."),
    (
      #"{"format": 1, "items": [{"module": "a", "number": 1.5, "position": 0}]}"#,
      "\"number\" is a number, which is not a valid Int."
    ),
    (
      #"{"format": 1, "items": [{"module": "a", "number": 1, "position": -1}]}"#,
      "\"position\" is -1, but a count cannot be negative."
    ),
    (
      #"{"format": 1, "items": [{"module": "a", "number": 1, "position": 0, "sheet": -2}]}"#,
      "\"sheet\" is -2, but a count cannot be negative."
    ),
    (
      #"{"format": 1, "items": [{"module": "a", "number": 1, "position": 0, "route": {}}]}"#,
      "A route has no \"value\"."
    ),
    (
      #"{"format": 1, "items": [{"module": "a", "number": 1, "position": 0, "route": {"value": 1}}]}"#,
      "A route has no \"kind\"."
    ),
    (
      #"{"format": 1, "items": [{"module": "a", "number": 1, "position": 0, "tabs": 1}]}"#,
      "An item has no list of \"tabs\"."
    ),
    (
      #"{"format": 1, "items": [{"module": "a", "number": 1, "position": 0, "tabs": [{}]}]}"#,
      "A tab has no \"tab\"."
    ),
    (
      #"{"format": 1, "items": [{"flow": "a", "number": 1, "placement": "over", "items": []}]}"#,
      "No flow is shown by \"over\"."
    ),
    (#"{"format": 1, "items": [{"flow": "a", "number": 1}]}"#, "An item has no \"placement\"."),
  ])
  func whatIsNoSnapshotIsTold(text: String, sentence: String) {
    #expect(mistake(text) == sentence)
  }

  @Test func flowsInFlowsHaveAnEnd() throws {
    func flows(_ levels: Int) -> NavigationSnapshot {
      var items: [NavigationSnapshot.Item] = []
      for level in 1..<levels {
        items = [.flow(.init(id: FlowID(level, "f"), placement: .push, items: items))]
      }
      return NavigationSnapshot(items: items)
    }
    let most = flows(KeptSnapshot.mostLevels)
    #expect(try KeptSnapshot.snapshot(KeptSnapshot.stored(most)) == most)
    let more = try KeptSnapshot.stored(flows(KeptSnapshot.mostLevels + 1))
    let mistake = #expect(throws: KeptSnapshot.Mistake.self) { try KeptSnapshot.snapshot(more) }
    #expect(mistake?.text == "It is more than 100 levels deep.")
  }

  /// Every byte is changed in several ways, and the data is cut everywhere.
  @Test func damageIsToldOrHarmless() throws {
    let story = LinkStory()
    story.facts.tabsHaveRoutes = true
    story.router.open(DeepLink(Shell.Route.tabs, Shell.Route.second))
    let data = try keep(story.router.snapshot())
    for index in data.indices {
      for byte in [data[index] ^ 1, UInt8(ascii: "\"")] {
        var damaged = data
        damaged[index] = byte
        check(damaged)
      }
      check(data.prefix(index))
    }
    story.router.close()
  }

  /// Reads what may be damaged, and what was read once more.
  private func check(_ data: Data) {
    do {
      let snapshot = try read(data)
      #expect(try read(keep(snapshot)) == snapshot)
      #expect(!snapshot.description.isEmpty)
    } catch { #expect(error is DecodingError) }
  }
}
