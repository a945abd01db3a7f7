public import Switchback

/// One screen turns into the next, where screens can.
///
/// A platform that knows how to do that says so in its own code; the others show the screen as they always do.
public struct Fade: CustomTransition {
  init() {}
}
