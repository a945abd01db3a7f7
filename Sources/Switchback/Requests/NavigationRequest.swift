/// A request to a router: one value for everything that you can ask.
///
/// A request is a plain value. You can store it, log it, wrap it in a mock, and perform it later. The router decides
/// what a request means when it judges the request, against the stack at that time. A request of several steps is one
/// change. Either the router carries out all of it, and the host sees one command, or it rejects one step, and
/// nothing happens.
///
/// ```swift
/// // root, help: one step on screen
/// router.perform(NavigationRequest([.popToRoot, .push(help)]))
/// ```
///
/// > Source: requests as values behind a single method, as in Circuit's `Navigator` (Slack). So a fake can wrap the
/// > real router instead of imitating it.
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

  /// The look of this change on screen.
  public var transition: ScreenTransition

  /// A key for what the request is for, or nil.
  ///
  /// A request with a key ends ``NavigationOutcome/superseded`` if the same key belongs to the top module, to a
  /// request that the host has yet to show, or to a request that waits for an answer.
  public var intent: IntentKey?

  /// The place of the call, or nil if it is unknown.
  public var source: CallSite?

  /// Makes a request to change a stack.
  ///
  /// - Parameters:
  ///   - steps: The changes, in order.
  ///   - transition: The look of the change. The default is the host's ordinary way.
  ///   - intent: A key for what the request is for. The default is no key.
  ///   - source: The place of the call, for reports. The default is nil.
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
