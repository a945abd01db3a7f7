import UIKit

/// Says what was wrong: in the colour of text, with a sign that needs no colour to be seen, and aloud.
@MainActor
final class ErrorMessage {
  /// The sign and the sentence; hidden while there is nothing to say.
  let view: UIStackView

  private let label = UILabel(saying: "")
  private var isNews = false

  init() {
    let sign = UIImageView(image: UIImage(systemName: "exclamationmark.triangle.fill"))
    sign.tintColor = .systemRed
    sign.setContentHuggingPriority(.required, for: .horizontal)
    sign.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.font = .preferredFont(forTextStyle: .headline)
    view = UIStackView(arrangedSubviews: [sign, label])
    view.alignment = .top
    view.spacing = 8
    view.isHidden = true
  }

  /// Shows a sentence, and leads those to it who do not see the screen.
  func show(_ sentence: String) {
    label.text = sentence
    view.isHidden = false
    isNews = true
    announce()
  }

  /// Forgets it.
  func clear() {
    view.isHidden = true
    isNews = false
  }

  /// Has it read out, once, as soon as it is on screen.
  func announce() {
    guard isNews, view.window != nil else { return }
    isNews = false
    UIAccessibility.post(notification: .layoutChanged, argument: label)
  }
}
