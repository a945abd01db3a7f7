#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationLink where Destination == Never {
  /// Makes a link that sends an action from the page that it is on.
  ///
  /// It looks like any link of SwiftUI, and stands for the button that calls ``SendAction``: the action goes to what
  /// ``ViewModule/onAction(_:perform:)`` says, or to the flow whose sender the page was given. Whoever takes it pushes.
  ///
  /// ```swift
  /// NavigationLink(sending: SelectedFriend(ada)) { Text("Ada") }
  /// flow.handle(SelectedFriend.self, with: self) { me, action in me.open(action.friend) }
  /// ```
  ///
  /// It does so on the stack of a host only. On others SwiftUI disables it.
  ///
  /// - Parameters:
  ///   - action: What was done; nil disables the link.
  ///   - file: The file of the link, for reports. The default is the one where it is written.
  ///   - line: The line of the link, for reports. The default is the one where it is written.
  ///   - label: What the link shows.
  public init<Action: Hashable>(
    sending action: Action?, file: String = #fileID, line: Int = #line,
    @ViewBuilder label: () -> Label,
  ) {
    let link = action.map { PathElement.link(LinkAction($0, file: file, line: line)) }
    self.init(value: link, label: label)
  }

  /// Makes a link with a text, which sends an action from the page that it is on.
  ///
  /// - Parameters:
  ///   - titleKey: The text, to be translated.
  ///   - action: What was done; nil disables the link.
  ///   - file: The file of the link, for reports. The default is the one where it is written.
  ///   - line: The line of the link, for reports. The default is the one where it is written.
  public init<Action: Hashable>(
    _ titleKey: LocalizedStringKey, sending action: Action?,
    file: String = #fileID, line: Int = #line,
  ) where Label == Text {
    self.init(sending: action, file: file, line: line) { Text(titleKey) }
  }

  /// Makes a link with a text that is not translated, which sends an action from the page that it is on.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - action: What was done; nil disables the link.
  ///   - file: The file of the link, for reports. The default is the one where it is written.
  ///   - line: The line of the link, for reports. The default is the one where it is written.
  @_disfavoredOverload
  public init<Title: StringProtocol, Action: Hashable>(
    _ title: Title, sending action: Action?,
    file: String = #fileID, line: Int = #line,
  ) where Label == Text {
    self.init(sending: action, file: file, line: line) { Text(title) }
  }
}
#endif
