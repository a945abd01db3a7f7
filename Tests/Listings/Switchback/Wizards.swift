import Switchback

struct MethodChosen {
  let method: String
}

struct Order {
  init(_ draft: Draft) {}
}

final class GiftCardPage: Screen, Presentable {
  init(_ draft: Draft, send: ActionSender) {}
}

final class MethodPage: Screen, Presentable {
  init(_ draft: Draft, send: ActionSender) {}
}

final class AccountPage: Screen, Presentable {
  init(_ draft: Draft, send: ActionSender) {}
}

final class ThankYouPage: Screen, Presentable {
  init(onDone: @escaping @MainActor () -> Void) {}
}

final class BankCoordinator: Coordinator {
  init(flow: Flow<String>) {}
  func start() {}
}

// listing

// listing

// listing

// listing

// listing

extension CheckoutCoordinator {
  private func askTheBank() {
    // listing
  }
}
