import Testing

@testable import SwitchbackTerminal

struct KeySequenceTests {
  private static let plain: [(String, Key)] = [
    ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left), ("[H", .home), ("[F", .end),
    ("OA", .up), ("OB", .down), ("OC", .right), ("OD", .left), ("OH", .home), ("OF", .end),
    ("[1~", .home), ("[2~", .insert), ("[3~", .delete), ("[4~", .end), ("[5~", .pageUp),
    ("[6~", .pageDown), ("[7~", .home), ("[8~", .end),
    ("OP", .function(1)), ("OQ", .function(2)), ("OR", .function(3)), ("OS", .function(4)),
    ("[P", .function(1)), ("[Q", .function(2)), ("[R", .function(3)), ("[S", .function(4)),
    ("[11~", .function(1)), ("[15~", .function(5)), ("[17~", .function(6)),
    ("[21~", .function(10)), ("[23~", .function(11)), ("[24~", .function(12)),
    ("[26~", .function(14)), ("[28~", .function(15)), ("[34~", .function(20)),
    ("[[A", .function(1)), ("[[E", .function(5)),
    ("OM", .enter), ("OI", .tab), ("Op", .character("0")), ("Oy", .character("9")),
    ("Ok", .character("+")), ("OX", .character("=")), ("[Z", .shiftTab),
  ]

  @Test(arguments: plain)
  func aKeyThatSendsASequence(sequence: String, key: Key) {
    #expect(readings(of: "\u{1b}" + sequence) == [.keys(key)])
  }

  private static let modified: [(String, Key)] = [
    ("[1;2A", Key(.up, modifiers: .shift)), ("[1;3D", .alt(.left)),
    ("[1;5C", Key(.right, modifiers: .control)),
    ("[1;8H", Key(.home, modifiers: [.shift, .alt, .control])), ("[1;9A", .up),
    ("[1;1A", .up), ("[1;0A", .up), ("[;A", .up), ("[3D", .alt(.left)),
    ("[1;99999999999999999999A", .up), ("[1;65A", .up), ("[1;129A", .up),
    ("[3;5~", Key(.delete, modifiers: .control)), ("[15;2~", Key(.function(5), modifiers: .shift)),
    ("O1;5P", Key(.function(1), modifiers: .control)), ("O3D", .alt(.left)),
    ("[1;3P", .alt(.function(1))), ("[1;5Z", Key(.tab, modifiers: [.shift, .control])),
    ("[1;3:1D", .alt(.left)), ("[1;1:2D", .left),
    ("[3$", Key(.delete, modifiers: .shift)), ("[3^", Key(.delete, modifiers: .control)),
    ("[3@", Key(.delete, modifiers: [.shift, .control])), ("[a", Key(.up, modifiers: .shift)),
    ("[d", Key(.left, modifiers: .shift)), ("Oa", Key(.up, modifiers: .control)),
    ("Oc", Key(.right, modifiers: .control)),
    ("[27;5;99~", .control("c")), ("[27;2;13~", Key(.enter, modifiers: .shift)),
    ("[27;6;65~", Key(.character("a"), modifiers: [.shift, .control])),
    ("[27;2;33~", .character("!")), ("[27;5;9~", Key(.tab, modifiers: .control)),
  ]

  @Test(arguments: modified)
  func aKeyWithWhatIsHeldDown(sequence: String, key: Key) {
    #expect(readings(of: "\u{1b}" + sequence) == [.keys(key)])
  }

  @Test(arguments: [
    "[I", "[O", "[201~", "[16~", "[0~", "[~", "[99~", "[27~", "[27;5~", "[E", "[u", "[0u",
    "[1;1R", "[1;2R", "[24;80R", "[1;1:3A", "[3;1:3~", "[13;1:3u", "[0n", "[>41;2500;0c", "[=1c",
    "[?2026;2$y", "[4;1$y", "[?997;1n", "[1+A", "[1<A", "[<A", "[[F", "[@", "[1;2;3M",
    "[<0;1;1M", "[<35;1;1M", "[<64;1;1M", "[<65;1;1M", "[<129;1;1M", "[<128;1;1m", "[<160;1;1M",
    "[<384;1;1M", "[<M", "[M !!", "[M\0\u{7f}\0", "OZ", "O ", "O;z", "O1;1:",
  ])
  func whatIsNoKeyIsDropped(sequence: String) {
    #expect(readings(of: "\u{1b}" + sequence + "⏸") == [.keys()])
    #expect(readings(of: "\u{1b}" + sequence).map(\.isWaiting) == [false])
  }

  @Test func theMouseGoesBackWhateverIsHeldDown() {
    #expect(readings(of: "\u{1b}[<128;10;20M") == [.keys(.mouseBack)])
    #expect(readings(of: "\u{1b}[<144;10;20M\u{1b}[<144;10;20m") == [.keys(.mouseBack)])
  }

  private static let answers: [(String, TerminalInput)] = [
    ("[?0u", .kittyKeyboard(flags: 0)), ("[?u", .kittyKeyboard(flags: 0)),
    ("[?31u", .kittyKeyboard(flags: 31)), ("[?62;4;22c", .deviceAttributes),
    ("[?6c", .deviceAttributes), ("[?c", .deviceAttributes),
  ]

  @Test(arguments: answers)
  func anAnswerOfTheTerminal(sequence: String, input: TerminalInput) {
    #expect(readings(of: "\u{1b}" + sequence) == [.inputs(input)])
  }

  @Test func whatFollowsASequenceIsReadAsUsual() {
    #expect(
      readings(of: "\u{1b}[?1u\u{1b}[Ax\u{1b}[99zy").first?.inputs == [
        .kittyKeyboard(flags: 1), .key(.up), .key(.character("x")), .key(.character("y")),
      ])
  }
}
