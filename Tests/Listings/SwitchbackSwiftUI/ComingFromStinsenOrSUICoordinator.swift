import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// The app before, on as much of stinsen as it takes.
enum BeforeInStinsen {
  @MainActor
  protocol NavigationCoordinatable: AnyObject {
    typealias Router = NavigationRouter<Self>
  }

  @MainActor
  final class NavigationStack<T> {
    init<Value>(initial: KeyPath<T, Value>) {}
  }

  final class Transition<T, Input> {}

  @propertyWrapper
  struct Root<T> {
    var wrappedValue = Transition<T, Void>()
    init<Page: View>(wrappedValue: @escaping (T) -> @MainActor () -> Page) {}
  }

  enum Presentation {
    case push, modal
  }

  @propertyWrapper
  struct Route<T, Input> {
    var wrappedValue = Transition<T, Input>()

    init<Page: View>(
      wrappedValue: @escaping (T) -> @MainActor (Input) -> Page, _ presentation: Presentation
    ) {}

    init<Child>(
      wrappedValue: @escaping (T) -> @MainActor () -> NavigationViewCoordinator<Child>,
      _ presentation: Presentation
    ) where Input == Void {}
  }

  final class NavigationRouter<T> {
    func route<Input>(to route: KeyPath<T, Transition<T, Input>>, _ input: Input) {}
  }

  @MainActor @propertyWrapper
  struct EnvironmentObject<Value> {
    var wrappedValue: Value { fatalError("never called") }
  }

  final class NavigationViewCoordinator<T> {
    init(_ coordinator: T) {}
  }

  final class HelpCoordinator {}

  struct EditView: View {
    let name: String
    var body: some View { Text(name) }
  }

  // listing
}

/// The app before, on as much of SUICoordinator as it takes.
enum BeforeInSUICoordinator {
  enum PresentationStyle {
    case push, sheet
  }

  @MainActor
  class Coordinator<Route> {
    init() {}
    func start(animated: Bool) async {}
    func startFlow(route: Route, animated: Bool) async {}
    func navigate(toRoute route: Route, presentationStyle: PresentationStyle) async {}
    func navigate(to coordinator: HelpCoordinator, presentationStyle: PresentationStyle) async {}
  }

  enum ProfileRoute {
    case start(ProfileCoordinator)
    case edit(String)
  }

  @MainActor
  final class HelpCoordinator {}

  // listing
}

struct ProfileView: View {
  let onEdit: (String) -> Void
  var body: some View { Text("") }
}

struct EditView: View {
  let name: String
  var body: some View { Text(name) }
}

final class HelpCoordinator: Coordinator {
  init(flow: Flow<Void>) {}
  func start() {}
}

// listing
