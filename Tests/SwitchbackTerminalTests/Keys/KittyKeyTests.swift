import Testing

@testable import SwitchbackTerminal

/// Keys in Kitty's protocol, in which each can be told from every other.
struct KittyKeyTests {
  private static let keys: [(String, Key)] = [
    ("27", .escape), ("13", .enter), ("9", .tab), ("127", .backspace), ("8", .backspace),
    ("27;1:1", .escape), ("27;1:2", .escape), ("27;;", .escape), ("9;2", .shiftTab),
    ("13;3", .alt(.enter)), ("127;5", Key(.backspace, modifiers: .control)),
    ("97", .character("a")), ("228;3", .alt(.character("ä"))), ("32;5", .control(" ")),
    ("91;3", .alt(.character("["))), ("99;5", .control("c")), ("105;5", .control("i")),
    ("97;65", .character("a")), ("97;129", .character("a")), ("97;197", .control("a")),
    ("27;9", .escape),
  ]

  @Test(arguments: keys)
  func aKeyByItsCode(parameters: String, key: Key) {
    #expect(readings(of: "\u{1b}[\(parameters)u") == [.keys(key)])
  }

  private static let shifted: [(String, Key)] = [
    ("97;2", .character("A")), ("97;4", .alt(.character("A"))), ("49:33;2", .character("!")),
    ("49:33;4", .alt(.character("!"))), ("49;2", .character("1")), ("32;2", .character(" ")),
    ("223;2", .character("ß")), ("97:65;1", .character("a")),
    ("97;6", Key(.character("a"), modifiers: [.control, .shift])),
    ("97:65;6", Key(.character("a"), modifiers: [.control, .shift])),
    ("1089::99;5", .control("c")), ("1089:1057:99;5", .control("c")),
    ("1074::100;3", .alt(.character("d"))), ("1089::99;1", .character("с")),
    ("1089;5", Key(.character("с"), modifiers: .control)),
    ("65;5", .control("a")), ("49:27;2", .character("1")),
  ]

  @Test(arguments: shifted)
  func shiftIsPartOfACharacterUnlessControlIsHeldDown(parameters: String, key: Key) {
    #expect(readings(of: "\u{1b}[\(parameters)u") == [.keys(key)])
  }

  private static let texts: [(String, KeyReading)] = [
    ("97;2;65", .keys(.character("A"))), ("97;;229", .keys(.character("å"))),
    ("0;;97:769", .keys(.character("a"), .character("\u{301}"))),
    ("97;3;229", .keys(.alt(.character("a")))),
    ("97;;27:98", .keys(.character("b"))), ("97;;:", .keys(.character("a"))),
  ]

  @Test(arguments: texts)
  func whatAKeyTypesIsSaidByTheTerminal(parameters: String, reading: KeyReading) {
    #expect(readings(of: "\u{1b}[\(parameters)u") == [reading])
  }

  private static let keypad: [(Int, Key)] = [
    (57_376, .function(13)), (57_398, .function(35)), (57_399, .character("0")),
    (57_408, .character("9")), (57_409, .character(".")), (57_413, .character("+")),
    (57_414, .enter), (57_415, .character("=")), (57_416, .character(",")), (57_417, .left),
    (57_418, .right), (57_419, .up), (57_420, .down), (57_421, .pageUp), (57_422, .pageDown),
    (57_423, .home), (57_424, .end), (57_425, .insert), (57_426, .delete),
  ]

  @Test(arguments: keypad)
  func aKeyOfTheKeypadIsTheSameAsElsewhere(code: Int, key: Key) {
    #expect(readings(of: "\u{1b}[\(code)u") == [.keys(key)])
    #expect(readings(of: "\u{1b}[\(code);3u") == [.keys(.alt(key))])
  }

  @Test(arguments: [
    "27;1:3", "97;1:3", "97;1:3;97", "97;9", "97;9;97", "97;13", "57344", "57358", "57427",
    "57441", "63743", "0", "1", "128", "155", "55296", "1114112", "99999999999999999999", ":",
  ])
  func whatTypesNothingIsDropped(parameters: String) {
    #expect(readings(of: "\u{1b}[\(parameters)u") == [.keys()])
  }
}
