/// What is under way on a page: its buttons and fields rest meanwhile, and one button says so.
@MainActor
package final class Pending {
  private let button: Widget
  private let others: [Widget]
  private let fields: [Field]
  private let (title, pendingTitle): (String, String)

  /// - Parameters:
  ///   - button: The one that was pressed.
  ///   - title: What stands on it.
  ///   - pendingTitle: The same, while it is under way.
  ///   - others: The buttons that rest besides.
  ///   - fields: The fields that rest.
  package init(
    _ button: Widget, _ title: String, _ pendingTitle: String, others: [Widget] = [],
    fields: [Field] = []
  ) {
    self.button = button
    self.others = others
    self.fields = fields
    (self.title, self.pendingTitle) = (title, pendingTitle)
  }

  package var isPending = false {
    didSet {
      button.title = isPending ? pendingTitle : title
      for widget in [button] + others { widget.isEnabled = !isPending }
      for field in fields { field.isEditable = !isPending }
    }
  }
}
