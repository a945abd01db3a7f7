import Switchback
import Testing

/// The picture of links, drawn from what a coordinator answers and what the links report.
@MainActor
struct LinkPictureTests {
  @Test func linkThroughAGate() throws {
    let picture = LinkPicture(ways: [
      try .to(.friend("Ada")),
      try .to(.write(to: "Ada"), [.open, .dismiss]),
      try .to(.friend("Ada"), signedIn: false, [.signIn, .goBack]),
      try .to(.friend("Eve")),
    ])
    try check("link-through-gate", LinkPicture.title, picture.draw)
  }
}
