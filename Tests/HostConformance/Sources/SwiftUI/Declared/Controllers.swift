// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIViewController(
    context: Self.Context
  ) -> UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Self.Context)
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("It has none") }

  public func _node(_ place: _Place) -> _Node {
    guard !place.display.rules.showsNoControllers else { return _Node(.group, place) }
    let context = UIViewControllerRepresentableContext<Self>()
    let controller = place.display.controller(place.key) {
      makeUIViewController(context: context)
    }
    if let controller = controller as? UIViewControllerType {
      updateUIViewController(controller, context: context)
    }
    return _Node(.controller(controller), place)
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}
