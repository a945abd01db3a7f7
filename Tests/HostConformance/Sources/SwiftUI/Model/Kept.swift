/// What a view has of its own, kept by the display for as long as the view is there (S20).
final class Kept<Value> {
  private final class Box {
    var value: Value
    /// Whether a view that has read it was not evaluated since it changed.
    var isChanged = false
    weak var display: Display?

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value {
    get { box.value }
    set {
      box.value = newValue
      box.isChanged = true
      let display = box.display
      Task { @MainActor [weak display] in display?.invalidate() }
    }
  }

  /// Takes what was kept for the place, if anything was.
  ///
  /// - Returns: Whether it has changed.
  @MainActor
  func bind(_ place: _Place) -> Bool { bind(place.key, of: place.display) }

  /// Takes what is kept with the scene under a name, which all views of the scene share (S62).
  ///
  /// - Returns: Whether it has changed.
  @MainActor
  func bind(toScene name: String, of display: Display) -> Bool {
    let key = display.key(0, "scene storage \(name)")
    if display.states[key] == nil, let value = display.sceneStorage[name] as? Value {
      box.value = value
    }
    defer { display.sceneStorage[name] = box.value }
    return bind(key, of: display)
  }

  @MainActor
  private func bind(_ key: Int, of display: Display) -> Bool {
    box = display.kept(key) { box }
    box.display = display
    defer { box.isChanged = false }
    return box.isChanged
  }
}

extension Display {
  /// What is kept for a place; at first, what is made.
  func kept<Box: AnyObject>(_ key: Int, _ make: () -> Box) -> Box {
    statesRead.insert(key)
    if let box = states[key] as? Box { return box }
    let box = make()
    states[key] = box
    return box
  }
}
