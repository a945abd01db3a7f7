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

  /// What takes the actions that the view sends with `sendAction` of its environment.
  ///
  /// The default is nothing: then they go nowhere.
  var send: ActionSender? { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ViewScreen {
  /// It is presented as a sheet.
  public var presentationStyle: PresentationStyle { .sheet }

  /// Nothing takes actions.
  public var send: ActionSender? { nil }
}
#endif
