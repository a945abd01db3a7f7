extension ControlSequence {
  /// What a complete sequence means.
  enum Meaning {
    /// Nothing that matters here: unknown, a focus report, a mouse elsewhere, a key let go.
    case nothing
    /// Keys of the keyboard.
    case keys([Key])
    /// Something else that came from the terminal.
    case input(TerminalInput)
    /// A pasted text follows.
    case pasteBegins
    /// Three bytes follow that say what a mouse did.
    case mouseFollows
  }

  /// What it means, once it is complete.
  var meaning: Meaning {
    guard let last = bytes.last.map({ Character(Unicode.Scalar($0)) }) else { return .nothing }
    if introducer == .csi, bytes.count == 2, bytes[0] == UInt8(ascii: "[") {
      return .of(linuxFunctionKey(last))
    }
    guard let parameters = SequenceParameters(bytes.dropLast()) else { return .nothing }
    switch (introducer, parameters.marker) {
    case (.ss3, nil): return .of(singleShiftKey(last, parameters))
    case (.csi, nil): return meaning(of: last, parameters)
    case (.csi, "?"?): return answer(last, parameters)
    case (.csi, "<"?): return mouse(last, parameters)
    default: return .nothing
    }
  }

  private func meaning(of last: Character, _ parameters: SequenceParameters) -> Meaning {
    switch last {
    case "M" where bytes.count == 1: .mouseFollows
    case "~" where parameters.number(0) == 200: .pasteBegins
    case "u": .keys(codedKeys(parameters))
    case "~", "$", "^", "@": .of(numberedKey(last, parameters))
    // A modified F3 and a report of where the cursor is look alike. What is taken for a report does
    // nothing; what is taken for a key might.
    case "R" where parameters.fields.count > 1: .nothing
    default: .of(letteredKey(last, parameters))
    }
  }

  private func answer(_ last: Character, _ parameters: SequenceParameters) -> Meaning {
    switch last {
    case "u": .input(.kittyKeyboard(flags: parameters.number(0) ?? 0))
    case "c": .input(.deviceAttributes)
    default: .nothing
    }
  }

  /// What a mouse did.
  ///
  /// The first number holds a button, what was held down, and whether the mouse moved meanwhile.
  private func mouse(_ last: Character, _ parameters: SequenceParameters) -> Meaning {
    let modifierBits = 0b1_1100
    guard last == "M", let bits = parameters.number(0), bits & ~modifierBits == 128 else {
      return .nothing
    }
    return .input(.key(.mouseBack))
  }
}

extension ControlSequence.Meaning {
  /// What a sequence means that is a key, if it is.
  fileprivate static func of(_ key: Key?) -> Self { key.map { .keys([$0]) } ?? .nothing }
}
