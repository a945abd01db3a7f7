#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationLink where Destination == Never {
  /// Creates a link that sends an action from its page.
  ///
  /// The link looks like any other link of SwiftUI, and replaces a button that calls ``SendAction``. The closure that
  /// you passed to ``ViewModule/onAction(_:perform:)`` receives the action. If there is no such closure, the flow that
  /// gave the page its sender receives the action. The receiver pushes the next page.
  ///
  /// ```swift
  /// NavigationLink(sending: SelectedFriend(ada)) { Text("Ada") }
  /// flow.handle(SelectedFriend.self, with: self) { me, action in
  ///   me.open(action.friend)
  /// }
  /// ```
  ///
  /// The link works only on the stack of a host. On any other stack, SwiftUI disables it.
  ///
  /// - Parameters:
  ///   - action: The action to send. With nil, the link is disabled.
  ///   - file: The file of the link, for reports. The default is the file that contains the call.
  ///   - line: The line of the link, for reports. The default is the line of the call.
  ///   - label: The view that the link shows.
  public init<Action: Hashable>(
    sending action: Action?, file: String = #fileID, line: Int = #line,
    @ViewBuilder label: () -> Label,
  ) {
    let link = action.map { PathElement.link(LinkAction($0, file: file, line: line)) }
    self.init(value: link, label: label)
  }

  /// Creates a link with a localized title that sends an action from its page.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - action: The action to send. With nil, the link is disabled.
  ///   - file: The file of the link, for reports. The default is the file that contains the call.
  ///   - line: The line of the link, for reports. The default is the line of the call.
  public init<Action: Hashable>(
    _ titleKey: LocalizedStringKey, sending action: Action?,
    file: String = #fileID, line: Int = #line,
  ) where Label == Text {
    self.init(sending: action, file: file, line: line) { Text(titleKey) }
  }

  /// Creates a link with a title that is not localized, which sends an action from its page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The action to send. With nil, the link is disabled.
  ///   - file: The file of the link, for reports. The default is the file that contains the call.
  ///   - line: The line of the link, for reports. The default is the line of the call.
  @_disfavoredOverload
  public init<Title: StringProtocol, Action: Hashable>(
    _ title: Title, sending action: Action?,
    file: String = #fileID, line: Int = #line,
  ) where Label == Text {
    self.init(sending: action, file: file, line: line) { Text(title) }
  }
}
#endif
