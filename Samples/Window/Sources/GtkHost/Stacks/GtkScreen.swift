package import Switchback

/// A screen that a window can show: a title, and a widget below it.
@MainActor
package protocol GtkScreen: Screen {
  /// What stands in the bar of the window while the screen is on top.
  var title: String { get }

  /// What is shown, made when it is first asked for, and the same from then on.
  var widget: Widget { get }

  /// The host that shows it, for a button of its own that goes back; it is set when it is shown.
  var shownOn: Shown { get }

  /// Reads anew what it shows, each time that it comes on top.
  ///
  /// The default does nothing.
  func refresh()
}

extension GtkScreen {
  package func refresh() {}
}

/// Where a screen is shown, if it is.
@MainActor
package final class Shown {
  package internal(set) weak var host: GtkHost?

  /// The pages of GTK that it is one of.
  weak var pages: PageStack?

  package init() {}
}

extension GtkScreen {
  /// Goes back from the page, as the button of the window does, also where the window has none; not from one that is
  /// covered, or on its way out.
  package func goBack() {
    guard let host = shownOn.host, host.screens.last === self, host.order.takesInput(host) else {
      return
    }
    host.reporter?.goBack(origin: .key)
  }
}
