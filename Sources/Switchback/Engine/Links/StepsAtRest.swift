/// Something that is done in steps, whenever everything is at rest, before any link is followed.
///
/// Whoever follows links knows nothing else of it.
struct StepsAtRest {
  /// Where it was asked for.
  let source: CallSite

  /// Does what comes next, before a link is followed or with nil if there is none; nil if nothing can be done yet.
  let takeNext: @MainActor (LinkJourney?) -> Next?

  /// A flow is about to start, with its coordinator.
  let prepare: @MainActor (FlowNode, any Coordinator) -> Void

  /// Something has changed meanwhile.
  let note: @MainActor (StackChange) -> Void

  /// Whether it is held up.
  let pause: @MainActor () -> Pause

  /// Nothing more is to be done.
  let giveUp: @MainActor () -> Void

  enum Pause {
    case none
    /// Nothing can be done until somebody answers or has loaded something, so that everything else is shown.
    case waiting
    /// Just so, and something else was shown or has left meanwhile.
    case overtaken
  }

  enum Next {
    /// Something was done, and there may be more.
    case goOn
    /// This is to leave, which nobody has seen, these containers have begun again, and there may be more to do.
    case remove([StackEntry], beginningAgain: [ContainerNode])
    /// Nothing is left to do.
    case end
  }
}
