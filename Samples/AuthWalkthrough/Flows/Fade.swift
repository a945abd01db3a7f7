public import Switchback

/// One screen turns into the next, where screens can.
///
/// It is for what takes the place of everything: there is no way back that a user could swipe. A platform that
/// knows how to fade says so in its own code; the others show the screen as they always do.
public struct Fade: CustomTransition {
  /// Makes a fade.
  public init() {}
}
