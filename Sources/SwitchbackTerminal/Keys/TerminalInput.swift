/// One thing that comes from a terminal: something that the user did, or an answer of the terminal.
enum TerminalInput: Hashable, Sendable {
  /// The user pressed a key, or a button that counts as one.
  case key(Key)
  /// The user pasted a text, which ends its lines with "\n" and has no other control characters.
  case paste(String)
  /// The terminal says which parts of Kitty's keyboard protocol are on, asked by `CSI ? u`.
  case kittyKeyboard(flags: Int)
  /// The terminal says what it is, asked by `CSI c`; every terminal answers this.
  case deviceAttributes
}
