extension ScreenContent.Request {
  /// The controls for what is asked.
  var controls: [any Control] {
    switch self {
    case .choices(let choices): return choices.isEmpty ? [] : [ChoiceList(choices)]
    case .progress(let progress):
      return [ProgressLine(label: progress.label, fraction: progress.fraction)]
    case .form(let fields):
      let inFront = fields.filter(\.kind.isLabelInFront)
      let columns = inFront.map(\.label.terminalWidth).max() ?? 0
      return fields.map { $0.control(labelColumns: columns) }
    }
  }

  /// Whether the same controls can show both.
  func hasSameShape(as other: Self) -> Bool {
    switch (self, other) {
    // Without choices, there is no control.
    case (.choices(let one), .choices(let other)): one.isEmpty == other.isEmpty
    case (.progress, .progress): true
    case (.form(let one), .form(let other)):
      one.map(\.label) == other.map(\.label)
        && zip(one, other).allSatisfy { $0.kind.hasSameControl(as: $1.kind) }
    default: false
    }
  }
}

extension FormField {
  /// Which fields of a form are those of an earlier one: those with the same label, or else with the same first word in
  /// it.
  ///
  /// - Returns: For each field, its position in the earlier form, or nil.
  static func places(of fields: [Self], in before: [Self]) -> [Int?] {
    var free = Array(before.indices)
    var places = [Int?](repeating: nil, count: fields.count)
    for isAlike in [{ $0.label == $1.label }, { $0.firstWord == $1.firstWord }]
      as [(Self, Self) -> Bool]
    {
      for (position, field) in fields.enumerated() where places[position] == nil {
        places[position] = free.first {
          before[$0].kind.hasSameControl(as: field.kind) && isAlike(before[$0], field)
        }
        free.removeAll { $0 == places[position] }
      }
    }
    return places
  }

  private var firstWord: Substring { label.prefix { $0 != " " } }

  /// The control for what is asked.
  fileprivate func control(labelColumns: Int) -> any Control {
    switch kind {
    case .text: TextField(label, text: value ?? "", labelColumns: labelColumns)
    case .secret:
      TextField(label, text: value ?? "", isSecret: true, labelColumns: labelColumns)
    case .checkBox: CheckBox(label, isChecked: isChecked)
    case .selection(let options):
      Selector(label, options: options, selected: selected, labelColumns: labelColumns)
    }
  }
}
