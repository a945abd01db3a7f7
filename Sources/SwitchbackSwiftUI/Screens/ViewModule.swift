#if canImport(SwiftUI)
public import SwiftUI
public import Switchback

/// A module around a view, where a class of its own would say no more.
///
/// ```swift
/// flow.push(ViewModule("Profile", send: flow.sender) { ProfileView(model: model) })
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public final class ViewModule<Content: View>: ViewScreen {
  /// The name, for logs and drawings.
  public let name: String

  /// How a stack that begins with it is presented.
  public let presentationStyle: PresentationStyle

  /// What takes the actions that the view sends.
  public let send: ActionSender?

  private let make: @MainActor () -> Content
  private var around: @MainActor (SheetStack) -> AnyView = { AnyView($0) }
  private var takers: [ObjectIdentifier: @MainActor (Any) -> Void] = [:]

  /// Makes a module.
  ///
  /// - Parameters:
  ///   - name: Its name, for logs and drawings.
  ///   - presentationStyle: How a stack that begins with it is presented. The default is a sheet.
  ///   - send: What takes the actions that the view sends with `sendAction` of its environment. The default
  ///     is nothing.
  ///   - content: Makes the view, as often as SwiftUI likes.
  public init(
    _ name: String,
    presentationStyle: PresentationStyle = .sheet,
    send: ActionSender? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content,
  ) {
    self.name = name
    self.presentationStyle = presentationStyle
    self.send = send
    make = content
  }

  /// Puts modifiers around the stack that begins with it, where it is presented.
  ///
  /// ```swift
  /// flow.present(
  ///   ViewModule("Filter") { FilterView() }.inSheet { $0.presentationDetents([.medium]) })
  /// ```
  ///
  /// - Parameter around: Returns the stack with modifiers; see ``ViewScreen/sheet(_:)``.
  /// - Returns: The module itself.
  public func inSheet<Around: View>(
    @ViewBuilder _ around: @escaping @MainActor (SheetStack) -> Around
  ) -> Self {
    self.around = { AnyView(around($0)) }
    return self
  }

  /// The stack with what ``inSheet(_:)`` puts around it.
  ///
  /// - Parameter stack: The stack.
  /// - Returns: The stack with modifiers.
  public func sheet(_ stack: SheetStack) -> AnyView { around(stack) }

  /// Takes the actions of a type that are sent on this page, by a link or with `sendAction`.
  ///
  /// All others go to ``send``. It is for pages that push others themselves:
  ///
  /// ```swift
  /// ViewModule("Friends") {
  ///   NavigationLink("Ada", sending: Friend("Ada"))
  /// }
  /// .onAction(Friend.self) { friend in flow.push(ViewModule("Friend") { FriendView(friend) }) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the actions.
  ///   - perform: Called with each action of the type. It is kept by the module.
  /// - Returns: The module itself.
  public func onAction<Action>(
    _ type: Action.Type, perform: @escaping @MainActor (Action) -> Void
  ) -> Self {
    takers[ObjectIdentifier(type)] = { if let action = $0 as? Action { perform(action) } }
    return self
  }

  /// The view.
  public var content: Content { make() }
}

/// A screen that may take the actions of its views itself.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
protocol ActionTaker {
  /// Takes an action.
  ///
  /// - Returns: Whether it was one that it takes.
  func take<Action>(_ action: Action) -> Bool
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ViewModule: ActionTaker {
  func take<Action>(_ action: Action) -> Bool {
    guard let taker = takers[ObjectIdentifier(Action.self)] else { return false }
    taker(action)
    return true
  }
}
#endif
