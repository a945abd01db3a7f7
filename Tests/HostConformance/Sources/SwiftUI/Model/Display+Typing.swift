// What a person reads on the page on top, and types there.

/// A button, as a person sees it.
typealias ShownButton = (title: String, role: ButtonRole?, tap: @MainActor () -> Void)

extension Display {
  /// The title of the page.
  public var title: String? {
    frontPage?.flat.lazy.compactMap { if case .title(let title) = $0.kind { title } else { nil } }
      .first
  }

  /// The texts on the page that are no part of something to tap.
  public var texts: [String] { frontPage?.readTexts ?? [] }

  /// The titles of the buttons that can be tapped, those in bars after those on the page.
  public var buttonTitles: [String] { buttons.map(\.title) }

  /// Whether something is seen to be under way.
  public var showsProgress: Bool {
    frontPage?.flat.contains { if case .progress = $0.kind { true } else { false } } ?? false
  }

  var buttons: [ShownButton] {
    guard let page = frontPage else { return [] }
    // A bar is that of a stack: without one, nothing is seen of its items (S50).
    let items = frontStack?.top.toolbarItems(isLeading: false) ?? []
    return page.buttons + items.flatMap(\.buttons)
  }

  // MARK: - Fields

  /// A line to fill in, as a person sees it.
  public struct Field {
    /// What it is for.
    public let name: String
    /// What is in it.
    public let text: String
    /// Whether what is in it cannot be read.
    public let isSecure: Bool
    /// Whether something can be typed.
    public let isEnabled: Bool
  }

  /// The lines to fill in on the page.
  public var fields: [Field] {
    specs.map {
      Field(
        name: $0.name, text: $0.text.wrappedValue, isSecure: $0.isSecure, isEnabled: $0.isEnabled)
    }
  }

  /// The field with that name.
  public func field(_ name: String) -> Field? { fields.first { $0.name == name } }

  /// Types into a field, in place of what is there.
  public func type(_ text: String, into name: String) -> Bool {
    guard canTouch, let spec = spec(name) else { return false }
    spec.text.wrappedValue = text
    return true
  }

  /// Presses the return key in a field.
  public func submit(_ name: String) -> Bool {
    guard canTouch, let spec = spec(name), let onSubmit = spec.onSubmit else { return false }
    onSubmit()
    return true
  }

  private var specs: [FieldSpec] {
    frontPage?.flat.compactMap { if case .field(let spec) = $0.kind { spec } else { nil } } ?? []
  }

  private func spec(_ name: String) -> FieldSpec? {
    specs.first { $0.name == name && $0.isEnabled }
  }

  // MARK: - Focus

  /// The field that has the keyboard.
  public var fieldInFocus: String? {
    frontPage?.flat.lazy.compactMap { node -> String? in
      guard case .focus(let isFocused) = node.kind, isFocused() else { return nil }
      return node.flat.lazy.compactMap { part -> String? in
        if case .field(let spec) = part.kind { spec.name } else { nil }
      }.first
    }.first
  }

  /// What those who listen are led to.
  public var textInFocus: String? {
    frontPage?.flat.lazy.compactMap { node -> String? in
      guard case .accessibilityFocus(let isFocused) = node.kind, isFocused() else { return nil }
      return node.firstText
    }.first
  }
}
