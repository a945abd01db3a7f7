// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import UIKit

// swiftui/uiviewcontrollerrepresentable 2026-11-24
@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController

  associatedtype Coordinator = Void

  // swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:) 2026-11-24
  @available(iOS 13, tvOS 13, visionOS 1, *)
  @MainActor @preconcurrency
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType

  // swiftui/uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:) 2026-11-24
  @available(iOS 13, tvOS 13, visionOS 1, *)
  @MainActor @preconcurrency
  func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)

  // swiftui/uiviewcontrollerrepresentable/dismantleuiviewcontroller(_:coordinator:) 2026-11-24
  @available(iOS 13, tvOS 13, visionOS 1, *)
  @MainActor @preconcurrency
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)

  // swiftui/uiviewcontrollerrepresentable/makecoordinator() 2026-11-24
  @available(iOS 13, tvOS 13, visionOS 1, *)
  @MainActor @preconcurrency
  func makeCoordinator() -> Self.Coordinator

  // swiftui/uiviewcontrollerrepresentable/context 2026-11-24
  typealias Context = UIViewControllerRepresentableContext<Self>
}

@available(iOS 13, tvOS 13, visionOS 1, *)
extension UIViewControllerRepresentable {
  // swiftui/uiviewcontrollerrepresentable, where the body is `Never` and no type writes one 2026-11-24
  @available(iOS 13, tvOS 13, visionOS 1, *)
  @MainActor @preconcurrency
  public var body: Never { declared() }

  // swiftui/uiviewcontrollerrepresentable/dismantleuiviewcontroller(_:coordinator:) 2026-11-24
  @available(iOS 13, tvOS 13, visionOS 1, *)
  @MainActor @preconcurrency
  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator,
  ) { declared() }
}

@available(iOS 13, tvOS 13, visionOS 1, *)
extension UIViewControllerRepresentable where Coordinator == Void {
  // swiftui/uiviewcontrollerrepresentable/makecoordinator()-9vwm8 2026-11-24
  @available(iOS 13, tvOS 13, visionOS 1, *)
  @MainActor @preconcurrency
  public func makeCoordinator() { declared() }
}

// swiftui/uiviewcontrollerrepresentablecontext 2026-11-24
@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {}

// swiftui/uihostingcontroller 2026-11-24
@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor @preconcurrency
open class UIHostingController<Content>: UIViewController where Content: View {
  // swiftui/uihostingcontroller/rootview 2026-11-24
  @available(iOS 13, tvOS 13, visionOS 1, *)
  @MainActor @preconcurrency
  public var rootView: Content {
    get { declared() }
    set { declared() }
  }

  // swiftui/uihostingcontroller/init(rootview:) 2026-11-24
  @available(iOS 13, tvOS 13, visionOS 1, *)
  @MainActor @preconcurrency
  public init(rootView: Content) { declared() }

  // swiftui/uihostingcontroller/init(coder:) 2026-11-24
  @available(iOS 13, tvOS 13, visionOS 1, *)
  @MainActor @preconcurrency
  public required dynamic init?(coder aDecoder: NSCoder) { declared() }
}

extension View {
  // swiftui/view/textcontenttype(_:)-ufdv 2026-11-24
  @available(iOS 13, tvOS 13, visionOS 1, *)
  nonisolated public func textContentType(
    _ textContentType: UITextContentType?,
  ) -> some View { self }
}
#endif
