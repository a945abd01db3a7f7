/// What a router is asked to do: one value for everything that can be asked.
///
/// A request is a plain value. It can be stored, logged, wrapped by a mock and performed later; what
/// it means is decided when the router judges it, against the stack as it is then. A request of
/// several steps is one change: either all of it is done, and the host sees one command, or one step
/// is rejected and nothing happens.
///
/// ```swift
/// router.perform(NavigationRequest([.popToRoot, .push(help)]))   // root, help: one step on screen
/// ```
///
/// > Source: requests as values behind a single method follow Circuit's `Navigator` (Slack), so that
/// > a fake can wrap the real router instead of imitating it.
public struct NavigationRequest {
  /// The changes, in order.
  public var steps: [NavigationStep] {
    get { changes.all }
    set { changes = Few(newValue) }
  }

  /// The same, as most requests have one.
  private(set) var changes: Few<NavigationStep>

  /// The step, if there is one only.
  var onlyStep: NavigationStep? { if case .one(let step) = changes { step } else { nil } }

  /// How the change should look, this time.
  public var transition: ScreenTransition

  /// What it is for, so that the same thing asked for twice is done once; nil if that is no matter.
  ///
  /// A request ends ``NavigationOutcome/superseded`` if what it shows carries the same intent as the
  /// top module, as one that the host has yet to show, or as a request that waits for an answer.
  public var intent: IntentKey?

  /// Where it was asked for, or nil if that is not known.
  public var source: CallSite?

  /// Describes a change of a stack.
  ///
  /// - Parameters:
  ///   - steps: The changes, in order.
  ///   - transition: How it should look. The default is the host's ordinary way.
  ///   - intent: What it is for. The default says nothing.
  ///   - source: Where it was asked for, for reports. The default says nothing.
  public init(
    _ steps: [NavigationStep],
    transition: ScreenTransition = .automatic,
    intent: IntentKey? = nil,
    source: CallSite? = nil,
  ) {
    self.init(Few(steps), transition, intent, source)
  }

  init(
    _ changes: consuming Few<NavigationStep>,
    _ transition: consuming ScreenTransition,
    _ intent: consuming IntentKey?,
    _ source: consuming CallSite?,
  ) {
    self.changes = changes
    self.transition = transition
    self.intent = intent
    self.source = source
  }

  init(
    _ changes: consuming Few<NavigationStep>,
    _ transition: consuming ScreenTransition,
    _ intent: consuming IntentKey?,
    _ file: consuming String,
    _ line: Int,
  ) {
    self.init(changes, transition, intent, CallSite(file: file, line: line))
  }
}
