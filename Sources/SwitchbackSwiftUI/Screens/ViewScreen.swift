#if canImport(SwiftUI)
public import SwiftUI
public import Switchback

/// A module that is shown as a view of SwiftUI.
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
/// A module that minds being left is best `@Observable`: the host then leaves the platform's own back button and
/// swipe in place as long as `leaving` is allowed. What other modules mind, the host cannot see change.
///
/// > Source: the view is a property that is evaluated in a `body`, so that SwiftUI tracks what it reads.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol ViewScreen: Screen, Presentable {
  /// The view.
  associatedtype Content: View

  /// What is shown.
  ///
  /// Evaluated as often as SwiftUI likes: what is to last belongs into a model.
  @ViewBuilder
  var content: Content { get }

  /// How a stack that begins with this screen is presented.
  ///
  /// The default is a sheet.
  var presentationStyle: PresentationStyle { get }

  /// What the stack is shown in that begins with this screen, where it is presented.
  associatedtype Sheet: View = SheetStack

  /// Puts modifiers around the stack that begins with this screen, where it is presented: detents, a background, and
  /// whatever else SwiftUI expects at the root of a sheet.
  ///
  /// The default adds nothing.
  ///
  /// ```swift
  /// func sheet(_ stack: SheetStack) -> some View {
  ///   stack.presentationDetents([.medium, .large])
  /// }
  /// ```
  ///
  /// If another screen becomes the first of the sheet, that one is asked. SwiftUI then makes the views of the sheet
  /// anew, unless both return the same type.
  ///
  /// - Parameter stack: The stack, with all that is pushed on it.
  /// - Returns: The stack with modifiers.
  @ViewBuilder
  func sheet(_ stack: SheetStack) -> Sheet

  /// What takes the actions that the view sends with `sendAction` of its environment.
  ///
  /// The default is nothing: then they go nowhere.
  var send: ActionSender? { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ViewScreen {
  /// It is presented as a sheet.
  public var presentationStyle: PresentationStyle { .sheet }

  /// Nothing is put around it.
  ///
  /// - Parameter stack: The stack.
  /// - Returns: The stack.
  public func sheet(_ stack: SheetStack) -> SheetStack { stack }

  /// Nothing takes actions.
  public var send: ActionSender? { nil }
}
#endif
