import Foundation
import Switchback
import Testing

/// A text that was written is read as what it was written for, and whatever a text is, it is read or refused.
///
/// `SWITCHBACK_FUZZ_STEPS` sets how many texts are read, `SWITCHBACK_FUZZ_SEED` the seed.
struct TextRoundTripTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let texts = environment["SWITCHBACK_FUZZ_STEPS"].flatMap { Int($0) } ?? 4_000
  private static let seed = environment["SWITCHBACK_FUZZ_SEED"].flatMap { UInt64($0) } ?? 2026

  @Test func randomRoutesComeBack() throws {
    var random = TextRandom(seed: Self.seed)
    var printed = 0
    for _ in 0..<(Self.texts / 10) {
      let link = random.link()
      guard let text = try? link.text(root: MainRoute.self) else { continue }
      printed += 1
      let read = try DeepLink(text: text, root: MainRoute.self)
      guard read == link else {
        Issue.record("seed \(Self.seed): \(link) is written \(text), which is read as \(read)")
        return
      }
    }
    #expect(printed * 2 > Self.texts / 10, "most of the links must have a text")
  }

  @Test func randomTextsAreReadOrRefused() {
    var random = TextRandom(seed: Self.seed)
    var read = 0
    var problems: Set<String> = []
    for _ in 0..<Self.texts {
      let text = random.text()
      do throws(LinkError) {
        let link = try DeepLink(text: text, root: MainRoute.self)
        read += 1
        guard let written = try? link.text(root: MainRoute.self),
          (try? DeepLink(text: written, root: MainRoute.self)) == link
        else {
          Issue.record("seed \(Self.seed): \(text.debugDescription) is read as \(link)")
          return
        }
      } catch {
        problems.insert(String("\(error.problem)".prefix { $0 != "(" }))
        guard error.description.allSatisfy({ !$0.isNewline }) else {
          Issue.record("seed \(Self.seed): \(text.debugDescription) is refused with a line break")
          return
        }
      }
    }
    printFigures(
      "texts: \(Self.texts) from seed \(Self.seed), \(read) of them links, \(problems.count) problems"
    )
    #expect(read * 50 > Self.texts, "some of the texts must be links")
    #expect(problems.count == 17, "every problem must come up: \(problems.sorted())")
  }
}

/// Random links and texts.
private struct TextRandom {
  private var random: FuzzRandom

  init(seed: UInt64) { random = FuzzRandom(seed: seed) }

  // MARK: - Links

  mutating func link() -> DeepLink {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      DeepLink(MainRoute.write(to: Bool.random(using: &random) ? nil : string()), from: .outside)
    case 1: DeepLink(MainRoute.search(text: string()), from: .outside)
    case 2: DeepLink(MainRoute.results(text: string(), page: number()), from: .outside)
    case 3: DeepLink(MainRoute.friends, FriendsRoute.friend(name: string()), from: .outside)
    case 4:
      DeepLink(
        MainRoute.friends, FriendsRoute.photo(name: string(), number: number()), photo(),
        from: .outside)
    case 5: DeepLink(routes: [AnyRoute(MainRoute.messages)] + conversation(), from: .outside)
    default: shopping()
    }
  }

  /// Products and orders, most of them below what their patterns name.
  private mutating func shopping() -> DeepLink {
    var routes: [ShopRoute] = []
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      routes = [.order(number(), highlight: maybe { $0.string() }, page: maybe { $0.number() })]
    case 1: routes = [.category(string())]
    default: routes = [.product(number())]
    }
    if case .order = routes[0] {
    } else if Bool.random(using: &random) {
      routes.append(.review(number()))
    }
    let link = DeepLink(
      routes: [AnyRoute(MainRoute.shop)] + routes.map { AnyRoute($0) }, from: .outside)
    return Int.random(in: 0..<8, using: &random) == 0 ? link : link.withParents
  }

  private mutating func maybe<Value>(_ make: (inout TextRandom) -> Value) -> Value? {
    Bool.random(using: &random) ? make(&self) : nil
  }

  private mutating func photo() -> PhotoRoute {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .zoomed(Double(bitPattern: random.next()))
    case 1:
      .marked(
        colour: Colour.allCases.randomElement(using: &random) ?? .red,
        isFilled: .random(using: &random))
    default: .day(Day(number: number()))
    }
  }

  private mutating func conversation() -> [AnyRoute] {
    (0..<Int.random(in: 0..<9, using: &random)).map { _ in
      AnyRoute(
        Bool.random(using: &random)
          ? MessagesRoute.conversation(string()) : MessagesRoute.thread(number()))
    }
  }

  private mutating func number() -> Int {
    Int(truncatingIfNeeded: random.next() >> UInt64.random(in: 0..<64, using: &random))
  }

  /// Any text, more of it at the borders than in the middle.
  private mutating func string() -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x21...0x7E, 0x61...0x7A, 0x20...0x2F, 0xA0...0x17F, 0x300...0x33F, 0x2000...0x206F,
      0xFE00...0xFFFF,
      0x1F300...0x1F6FF, 0...0x10FFFF,
    ]
    var scalars = String.UnicodeScalarView()
    let range = ranges.randomElement(using: &random) ?? 0...0
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      let value = UInt32.random(in: range, using: &random)
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  // MARK: - Texts

  mutating func text() -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes(upTo: 40)
    case 1: words()
    case 2: changed((try? link().text(root: MainRoute.self)) ?? words())
    default: long()
    }
  }

  /// A text that may be over one of the limits.
  private mutating func long() -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: bytes(upTo: 4000)
    case 1: "search?" + (0..<20).map { "text\($0)=\($0)" }.joined(separator: "&")
    case 2: String(repeating: "/x", count: Int.random(in: 12..<24, using: &random))
    case 3: "search?" + parameters()
    default: words() + bytes(upTo: 4)
    }
  }

  /// Parameters that go together or do not.
  private mutating func parameters() -> String {
    let known = ["text=a", "text=b", "page=1", "page=x", "from=c", "utm_source=d"]
    return (0..<Int.random(in: 1..<4, using: &random))
      .map { _ in known.randomElement(using: &random) ?? "" }.joined(separator: "&")
  }

  private mutating func bytes(upTo count: Int) -> String {
    let bytes = (0..<Int.random(in: 0...count, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What links are made of, in any order.
  private mutating func words() -> String {
    let words = [
      "/", "/", "/", "?", "&", "=", "#", "%", "%2F", "%2e", ".", "..", ":", "//", "://", "friends",
      "messages",
      "write", "search", "product/", "orders/", "category/", "highlight=", "&utm_source=a", "text",
      "page", "?text=", "&page=", "1", "Ada", "with/", "thread/",
      "photos/", "zoom/",
      "%00", "%C0%AF", "%ED%A0%80", "%F0%9F%98%80", "é", "\u{301}", "\0", "+", "https", "friends/",
      "search?text=",
    ]
    return (0..<Int.random(in: 0..<24, using: &random))
      .map { _ in words.randomElement(using: &random) ?? "" }.joined()
  }

  /// A text with some bytes taken out, put in or changed.
  private mutating func changed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(Array("/?&=%#.a0".utf8).randomElement(using: &random) ?? 0, at: place)
      default: bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
