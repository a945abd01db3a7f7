#if canImport(SwiftUI)
public import SwiftUI

/// A presented stack, to which you can add modifiers; see ``ViewScreen/sheet(_:)``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct SheetStack: View {
  private(set) weak var host: NavigationStackHost?

  /// The content of the view.
  public var body: some View {
    if let host { StackView(host) }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationStackHost {
  /// The stack, with what its first screen puts around it.
  var sheetContent: AnyView {
    let stack = SheetStack(host: self)
    guard let first = screens.first as? any ViewScreen else { return AnyView(stack) }
    return Self.erase(stack, in: first)
  }

  private static func erase(_ stack: SheetStack, in first: some ViewScreen) -> AnyView {
    AnyView(first.sheet(stack))
  }
}
#endif
