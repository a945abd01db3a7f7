import SwitchbackTerminal
import Testing

struct KeyTests {
  private static let descriptions: [(Key, String)] = [
    (.escape, "esc"), (.enter, "enter"), (.control("c"), "ctrl-c"), (.alt(.left), "alt-left"),
    (.shiftTab, "shift-tab"), (.pageUp, "page up"), (.pageDown, "page down"),
    (.function(1), "f1"), (.character("a"), "a"), (.character("A"), "A"),
    (.character(" "), "space"), (.control(" "), "ctrl-space"), (.backspace, "backspace"),
    (.delete, "delete"), (.insert, "insert"), (.home, "home"), (.end, "end"), (.up, "up"),
    (.down, "down"), (.left, "left"), (.right, "right"), (.tab, "tab"), (.mouseBack, "mouse back"),
    (Key(.delete, modifiers: [.shift, .alt, .control]), "ctrl-alt-shift-delete"),
    (Key(.left, modifiers: [.alt, .shift]), "alt-shift-left"),
  ]

  @Test(arguments: descriptions)
  func aKeyIsNamedAsALineOfKeysPrintsIt(key: Key, text: String) {
    #expect(key.description == text)
  }

  @Test func altIsAddedToOtherModifiers() {
    #expect(Key.alt(.shiftTab) == Key(.tab, modifiers: [.alt, .shift]))
    #expect(Key.alt(.alt(.up)) == .alt(.up))
  }

  @Test func keysWithOtherModifiersAreOtherKeys() {
    #expect(Set([Key.tab, .shiftTab, .alt(.tab), .tab]).count == 3)
  }
}
