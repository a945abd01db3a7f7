import Switchback

final class ListPage: Screen, Presentable {
  init(onSelect: @escaping @MainActor (String) -> Void) {}
}

// listing

@MainActor
func startApp(on host: any StackHost) {
  // listing
  _ = owned
}
