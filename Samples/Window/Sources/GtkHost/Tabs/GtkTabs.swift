import CGtk
package import Switchback

/// A container of tabs, with a bar below what the selected tab shows.
@MainActor
package final class GtkTabs: GtkScreen {
  package let widget = Widget(sb_box_new(1, 0))
  package let shownOn = Shown()
  private let bar = Widget(sb_box_new(0, 0))
  private let stacks = Widget(gtk_stack_new())
  private var shown = TabBar()
  private var reporter: TabReporter?
  private var buttons: [(tab: TabID, widget: Widget)] = []
  private var added: [ObjectIdentifier: GtkHost] = [:]

  /// Makes a container without tabs.
  package init() {
    gtk_widget_set_vexpand(stacks.pointer, 1)
    gtk_widget_set_halign(bar.pointer, GTK_ALIGN_CENTER)
    gtk_widget_add_css_class(bar.pointer, "linked")
    sb_set_margins(bar.pointer, 6)
    sb_box_append(widget.pointer, stacks.pointer)
    sb_box_append(widget.pointer, bar.pointer)
  }

  /// That of the page that is seen on it.
  package var title: String {
    (selectedHost?.front.screens.last as? any GtkScreen)?.title ?? ""
  }

  /// The host that shows it.
  var host: GtkHost? { shownOn.host }

  /// The host of the selected tab.
  package var selectedHost: GtkHost? { shown.selectedItem?.host as? GtkHost }

  /// The hosts of all tabs.
  package var hosts: [GtkHost] { shown.items.compactMap { $0.host as? GtkHost } }

  /// The tabs in its bar.
  package var tabs: [TabID] { shown.items.map(\.id) }

  /// The tab that can be seen.
  package var seenTab: TabID? {
    let seen = sb_stack_shown(stacks.pointer)
    return shown.items.first { ($0.host as? GtkHost)?.pages.widget.pointer == seen }?.id
  }

  /// The button of a tab.
  package func button(of tab: TabID) -> Widget? { buttons.first { $0.tab == tab }?.widget }

  /// The host of a tab.
  package func host(of tab: TabID) -> GtkHost? {
    shown.items.first { $0.id == tab }?.host as? GtkHost
  }
}

// MARK: - TabHost

extension GtkTabs: TabHost {
  package func connect(_ reporter: TabReporter) { self.reporter = reporter }

  package func makeStackHost(for tab: TabID) -> any StackHost {
    let host = GtkHost(window: nil)
    host.tabs = self
    return host
  }

  package func show(_ bar: TabBar) {
    if bar.selected != shown.selected { host?.window?.menu.close() }
    shown = bar
    showStacks()
    showButtons()
    host?.window?.update()
    host?.order.arrange()
  }

  package func log(_ issue: NavigationIssue) { StandardError.write("\(issue)\n") }

  private func showStacks() {
    let now = Dictionary(uniqueKeysWithValues: hosts.map { (ObjectIdentifier($0), $0) })
    for (id, host) in now where added[id] == nil {
      sb_stack_add(stacks.pointer, host.pages.widget.pointer)
    }
    if let selectedHost {
      sb_stack_show(
        stacks.pointer, selectedHost.pages.widget.pointer, GTK_STACK_TRANSITION_TYPE_NONE)
    }
    for (id, host) in added where now[id] == nil {
      sb_stack_remove(stacks.pointer, host.pages.widget.pointer)
    }
    added = now
  }

  /// The buttons say which tab is shown, whatever was pressed.
  private func showButtons() {
    if buttons.map(\.tab) != tabs {
      for button in buttons { sb_box_remove(bar.pointer, button.widget.pointer) }
      buttons = shown.items.map { item in
        let button = Widget(gtk_toggle_button_new())
        sb_box_append(bar.pointer, button.pointer)
        let id = item.id
        button.onClicked { [weak self] in self?.choose(id) }
        return (id, button)
      }
    }
    for (button, item) in zip(buttons, shown.items) {
      let title = item.badge.map { "\(item.title) (\($0))" } ?? item.title
      sb_button_set_title(button.widget.pointer, title)
      sb_toggle_set_on(button.widget.pointer, item.id == shown.selected ? 1 : 0)
    }
  }

  private func choose(_ tab: TabID) {
    reporter?.chose(tab)
    showButtons()
  }
}
