import Switchback

final class NamePage: Screen, Presentable {
  init(onName: @escaping @MainActor (String) -> Void) {}
}

// listing

@MainActor
final class App {
  var said: [String] = []

  func askForName(_ router: StackRouter) {
    // listing
  }
}
