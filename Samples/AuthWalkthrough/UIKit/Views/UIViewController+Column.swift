import UIKit

extension UIViewController {
  /// Shows views one above the other, as wide as is good to read, and clear of the keyboard.
  ///
  /// What does not fit runs on below the bars and the home indicator, and scrolls clear of them. Before
  /// iOS 17 it ends above the home indicator.
  func showColumn(_ views: [UIView]) {
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    if #available(iOS 17, *) { view.keyboardLayoutGuide.usesBottomSafeArea = false }
    let scroll = UIScrollView(frame: .zero)
    scroll.keyboardDismissMode = .interactive
    scroll.addSubview(column)
    view.addSubview(scroll)
    for view in [scroll, column] { view.translatesAutoresizingMaskIntoConstraints = false }
    let content = scroll.contentLayoutGuide
    let width = view.readableContentGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      column.leadingAnchor.constraint(equalTo: width.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: width.trailingAnchor),
    ])
  }
}

extension UILabel {
  /// A paragraph in the size that the user reads best.
  convenience init(saying text: String) {
    self.init(frame: .zero)
    self.text = text
    numberOfLines = 0
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }
}

extension UIButton {
  /// A button that does one thing.
  convenience init(
    _ look: Configuration,
    _ title: String,
    _ action: @escaping @MainActor () -> Void,
  ) {
    self.init(configuration: look, primaryAction: UIAction(title: title) { _ in action() })
  }

  /// Whether what it is for is under way: then that is seen, and it cannot be pressed.
  var isPending: Bool {
    get { configuration?.showsActivityIndicator == true }
    set {
      configuration?.showsActivityIndicator = newValue
      isEnabled = !newValue
    }
  }
}
