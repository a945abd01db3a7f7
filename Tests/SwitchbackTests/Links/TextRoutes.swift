import Switchback

/// The routes of an app with three tabs, as its coordinators would have them.
enum MainRoute: LinkedRoute {
  case friends
  case messages
  case write(to: String?)
  case search(text: String)
  case results(text: String, page: Int)
  case sent(from: String)
  case shop

  static let patterns: [RoutePattern<MainRoute>] = [
    .init("friends", .friends, then: FriendsRoute.self),
    .init("messages", .messages, then: MessagesRoute.self),
    .init("write/:name", MainRoute.write),
    .init("write", .write(to: nil)),
    .init("search?text=:text", MainRoute.search),
    .init("search?text=:text&page=:page", MainRoute.results),
    .init("search?from=:name", MainRoute.sent),
    .init("shop", .shop, then: ShopRoute.self),
  ]
}

/// A shop of which every link is flat: the category of a product stands below it, and the orders below one of them.
enum ShopRoute: LinkedRoute {
  case category(String)
  case product(Int)
  case review(Int)
  case orders
  case order(Int, highlight: String?, page: Int?)

  static let patterns: [RoutePattern<ShopRoute>] = [
    .init("category/:name", ShopRoute.category, then: ShopRoute.self),
    .init(
      "product/:number", ShopRoute.product, parents: { [.category(category(of: $0))] },
      then: ShopRoute.self),
    .init("review/:number", ShopRoute.review),
    .init("orders", .orders),
    .init(
      "orders/:number?highlight=:text?&page=:page?", ShopRoute.order,
      parents: { _, _, _ in [.orders] }),
  ]

  static func category(of product: Int) -> String { product.isMultiple(of: 2) ? "tea" : "coffee" }
}

enum FriendsRoute: LinkedRoute {
  case list
  case friend(name: String)
  case photo(name: String, number: Int)

  static let patterns: [RoutePattern<FriendsRoute>] = [
    .init("", .list),
    .init(":name", FriendsRoute.friend),
    .init(":name/photos/:number", FriendsRoute.photo, then: PhotoRoute.self),
  ]
}

enum PhotoRoute: LinkedRoute {
  case zoomed(Double)
  case marked(colour: Colour, isFilled: Bool)
  case day(Day)

  static let patterns: [RoutePattern<PhotoRoute>] = [
    .init("zoom/:factor", PhotoRoute.zoomed),
    .init("mark/:colour/:filled", PhotoRoute.marked),
    .init(
      "day/:number", { .day(Day(number: $0)) },
      from: { if case .day(let day) = $0 { day.number } else { nil } }),
  ]
}

/// Routes that may follow each other without end.
enum MessagesRoute: LinkedRoute {
  case conversation(String)
  case thread(Int)

  static let patterns: [RoutePattern<MessagesRoute>] = [
    .init("with/:name", MessagesRoute.conversation, then: MessagesRoute.self),
    .init("thread/:number", MessagesRoute.thread, then: MessagesRoute.self),
  ]
}

enum Colour: String, LinkValue, CaseIterable, Codable {
  case red
  case green
}

struct Day: Hashable, Codable {
  let number: Int
}

/// A route that is no enum.
struct ArticleRoute: LinkedRoute {
  let section: String
  let number: Int

  static let patterns = [RoutePattern("article/:section/:number", ArticleRoute.init)]
}
