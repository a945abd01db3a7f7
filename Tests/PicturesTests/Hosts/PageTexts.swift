import SwitchbackTerminal

/// What is read on a page of the walkthrough, on a phone and in a window.
struct PageTexts: Hashable {
  let title: String
  let text: String
  let button: String
}
