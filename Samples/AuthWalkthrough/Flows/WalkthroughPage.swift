public import Switchback

/// A page of the walkthrough, in the order in which they are shown.
public enum WalkthroughPage: Int, CaseIterable, Route {
  /// Screens know no coordinator.
  case screens = 1
  /// Coordinators decide what comes next.
  case coordinators
  /// Going back is an answer.
  case goingBack

  /// The page after this one, or nil on the last.
  public var next: WalkthroughPage? { WalkthroughPage(rawValue: rawValue + 1) }
}
