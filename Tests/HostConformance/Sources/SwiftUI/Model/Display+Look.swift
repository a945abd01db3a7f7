// All that can be seen at one moment, for tests that compare moments.

extension Display {
  /// What stands where, how each page may be left, and what moves, in one line.
  ///
  /// A page with a button of the app's in the place of the back button has a `<`, and one without SwiftUI's a `'`.
  public var look: String {
    var parts = [root.map(look) ?? ""]
    for presented in levels {
      let kind = presented.spec == nil ? "foreign" : presented.isCover ? "cover" : "sheet"
      let isHeld = presented.content?.isDismissDisabled == true
      parts.append(
        "\(kind)\(isHeld ? "'" : "") \(presented.phase): \(presented.content.map(look) ?? "")")
    }
    if let stack = frontStack {
      for isEdge in [true, false] where !stack.controller.swipe(fromEdge: isEdge).isEnabled {
        parts.append(isEdge ? "no swipe from the edge" : "no swipe")
      }
    }
    if let alert { parts.append("asks \(alert.title) \(alert.buttons)") }
    if let detents { parts.append("\(detents.count) detents") }
    let moving = running.map { $0.isInteractive ? "led" : "moving" }
    return (parts + moving + (isTimelineSeen ? ["frames"] : [])).joined(separator: "; ")
  }

  private func look(_ node: _Node) -> String {
    let parts = node.parts.compactMap { part -> String? in
      switch part.kind {
      case .stack:
        guard let stack = stacks[part.key] else { return nil }
        return zip(stack.all, stack.names).map(look).joined(separator: " ")
      case .tabs(let spec):
        return spec.items.map { look($0, of: part.key) }.joined(separator: " ")
      default: return nil
      }
    }
    return parts.joined(separator: " | ")
  }

  private func look(_ page: _Node, name: String) -> String {
    name + (page.isBackButtonHidden ? "'" : "") + (page.backButton == nil ? "" : "<")
  }

  private func look(_ item: TabsSpec.Item, of key: Int) -> String {
    let title = "\(item.title)\(item.badge ?? "")\(tabs[key]?.shown == item.tag ? "*" : "")"
    guard let tag = item.tag, tabs[key]?.mounted.contains(tag) == true else { return title }
    return "\(title)(\(look(item.node)))"
  }
}
