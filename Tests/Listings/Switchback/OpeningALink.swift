import Switchback

final class Friends {
  let names = ["Ada"]
  let isSignedIn = true
}

final class ListPage: Screen, Presentable {
  init(onSelect: @escaping @MainActor (String) -> Void) {}
}

final class FriendPage: Screen, Presentable {
  init(_ name: String) {}
}

final class HomePage: Screen, Presentable {}

final class LetterPage: Screen, Presentable {
  init(to name: String) {}
}

final class SignInCoordinator: Coordinator {
  init(flow: Flow<Void>, friends: Friends) {}
  func start() {}
}

// listing

// listing

// listing

// listing

// listing

// listing
