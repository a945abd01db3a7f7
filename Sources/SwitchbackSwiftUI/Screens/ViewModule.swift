#if canImport(SwiftUI)
public import SwiftUI
public import Switchback

/// A module that shows a view, for pages that need no class of their own.
///
/// ```swift
/// flow.push(ViewModule("Profile", send: flow.sender) {
///   ProfileView(model: model)
/// })
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public final class ViewModule<Content: View>: ViewScreen {
  /// The name of the module, for logs and drawings.
  public let name: String

  /// The style in which a stack that begins with this module is presented.
  public let presentationStyle: PresentationStyle

  /// The receiver of the actions that the view sends, or nil.
  public let send: ActionSender?

  private let make: @MainActor () -> Content
  private var around: @MainActor (SheetStack) -> AnyView = { AnyView($0) }
  private var takers: [ObjectIdentifier: @MainActor (Any) -> Void] = [:]

  /// Creates a module.
  ///
  /// - Parameters:
  ///   - name: The name of the module, for logs and drawings.
  ///   - presentationStyle: The style in which a stack that begins with this module is presented. The default is a
  ///     sheet.
  ///   - send: The receiver of the actions that the view sends with `sendAction` from its environment. The default is
  ///     nil.
  ///   - content: Makes the view, as often as SwiftUI asks for it.
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

  /// Adds modifiers to the presented stack that begins with this module.
  ///
  /// ```swift
  /// flow.present(
  ///   ViewModule("Filter") { FilterView() }
  ///     .inSheet { $0.presentationDetents([.medium]) })
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

  /// Returns the stack with the modifiers that you passed to ``inSheet(_:)``.
  ///
  /// - Parameter stack: The stack.
  /// - Returns: The stack with modifiers.
  public func sheet(_ stack: SheetStack) -> AnyView { around(stack) }

  /// Handles the actions of one type that a link or `sendAction` sends on this page.
  ///
  /// All other actions go to ``send``. Use this method for pages that push other pages themselves:
  ///
  /// ```swift
  /// ViewModule("Friends") {
  ///   NavigationLink("Ada", sending: Friend("Ada"))
  /// }
  /// .onAction(Friend.self) { friend in
  ///   flow.push(ViewModule("Friend") { FriendView(friend) })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the actions.
  ///   - perform: Receives each action of the type. The module retains the closure.
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
