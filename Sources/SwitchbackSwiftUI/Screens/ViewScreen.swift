#if canImport(SwiftUI)
public import SwiftUI
public import Switchback

/// A module that is shown as a SwiftUI view.
///
/// ```swift
/// @Observable
/// final class DraftPage: ViewScreen, LeaveGuard {
///   let model = DraftModel()
///   var content: some View { DraftView(model: model) }
///   var leaving: LeavePolicy { model.text.isEmpty ? .allowed : .ask }
/// }
/// ```
///
/// If a module minds being left, make it `@Observable` if you can. The host then leaves the platform's own back button
/// and swipe in place as long as `leaving` is allowed. The host cannot see when other modules begin to mind.
///
/// > Source: SwiftUI evaluates this property in a `body`, and so tracks what the property reads.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol ViewScreen: Screen, Presentable {
  /// The type of the view.
  associatedtype Content: View

  /// The view that the host shows.
  ///
  /// SwiftUI evaluates this property as often as it likes. State that has to last belongs in a model.
  @ViewBuilder
  var content: Content { get }

  /// The style in which a stack that begins with this screen is presented.
  ///
  /// The default is a sheet.
  var presentationStyle: PresentationStyle { get }

  /// The type of the view that shows the presented stack that begins with this screen.
  associatedtype Sheet: View = SheetStack

  /// Adds modifiers to the presented stack that begins with this screen.
  ///
  /// Add detents, a background, and whatever else SwiftUI expects at the root of a sheet. The default adds nothing.
  ///
  /// ```swift
  /// func sheet(_ stack: SheetStack) -> some View {
  ///   stack.presentationDetents([.medium, .large])
  /// }
  /// ```
  ///
  /// If another screen becomes the first of the sheet, the host asks that screen. SwiftUI then makes the views of the
  /// sheet anew, unless both screens return the same type.
  ///
  /// - Parameter stack: The stack with everything that is pushed on it.
  /// - Returns: The stack with modifiers.
  @ViewBuilder
  func sheet(_ stack: SheetStack) -> Sheet

  /// The receiver of the actions that the view sends with `sendAction` from its environment.
  ///
  /// The default is nil. Actions then go nowhere.
  var send: ActionSender? { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ViewScreen {
  /// A sheet.
  public var presentationStyle: PresentationStyle { .sheet }

  /// Returns the stack without modifiers.
  ///
  /// - Parameter stack: The stack.
  /// - Returns: The stack.
  public func sheet(_ stack: SheetStack) -> SheetStack { stack }

  /// No receiver, so actions go nowhere.
  public var send: ActionSender? { nil }
}
#endif
