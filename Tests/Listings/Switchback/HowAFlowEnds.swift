import Switchback

struct Order {}

final class ThankYouPage: Screen, Presentable {}

final class CheckoutCoordinator: Coordinator {
  let flow: Flow<Order>
  init(flow: Flow<Order>) { self.flow = flow }

  func start() {}

  // listing
}

@MainActor
final class ShopCoordinator {
  let flow: Flow<Order>
  init(flow: Flow<Order>) { self.flow = flow }

  func show(_ receipt: Receipt) {}
  func offerAnotherCard() {}
  func say(_ text: String) {}

  func checkOut() {
    // listing
  }
}

struct Receipt {}

final class CardPage: Screen, Presentable {
  init(onAnswer: @escaping @MainActor (Result<Receipt, PaymentError>) -> Void) {}
}

// listing

extension ShopCoordinator {
  func pay() {
    // listing
  }
}

final class SignInPage: Screen, Presentable {
  init(onAnswer: @escaping @MainActor (SignIn) -> Void) {}
}

// listing

final class OfferPage: Screen, Presentable {
  var onCancel: @MainActor () -> Void = {}
  var onIdle: @MainActor () -> Void = {}
}

// listing

// listing

extension ShopCoordinator {
  func confirm(_ order: Order) {}

  func offer() {
    // listing
  }
}
