public import Switchback

/// A host that shows each screen as a page of a terminal, with a full set of keys for going back.
///
/// Esc goes back on every page. Left and Alt-Left, Backspace, and Shift-Tab at the first field go back, too, unless the
/// selected control uses the key. So does a mouse's back button, if you set
/// ``DisplayOptions/usesMouse``. A key that the user holds down to edit does not go back.
///
/// The router decides whether the user goes back, after it has asked each `LeaveGuard`. On a page where going back
/// would leave the program, only Esc and the mouse go back. The other keys show a message instead. Ctrl-C leaves the
/// whole program; see ``serve(_:)``.
///
/// Screens slide when they come and go. A screen that the user leaves is gone when it has slid away. Until then, Right
/// brings it back, and no flow is notified. Every other key ends the slide first.
///
/// ```swift
/// let host = FullScreenHost(on: StandardTerminal())
/// let router = StackRouter(host: host)
/// let end = await host.serve {
///   await router.run { MainCoordinator(flow: $0) }
/// }
/// // Esc on the first screen: .cancelled(.systemBack(.key))
/// ```
///
/// > Source: going back between screens follows wizards on the desktop; drawing follows Bubble Tea (Charm) and Textual,
/// > which write one difference a frame.
@MainActor
public final class FullScreenHost {
  /// The screens on this host's own stack, root first, top last, without those presented over it.
  public var screens: [any Screen] { base.screens }

  let base = TerminalStack(on: nil)
  let display: any Display
  let options: DisplayOptions
  let look: Look

  /// The question that is being asked over everything.
  var dialog: Dialog?

  /// Where the user is on each screen.
  var views = ScreenViews()

  /// What moves.
  var slide: Slide?

  /// The key that was pressed last.
  var run = KeyRun()

  /// What is said in place of the keys until the next one is pressed.
  var message: String?

  /// What the user has typed while nothing was to be used.
  var typedAhead: [TerminalInput] = []

  /// What is done since the user has left the program; nil while the user is there.
  var departure: Departure?

  /// What runs in ``serve(_:)``, as something to cancel.
  private(set) var program: Task<Void, Never>?

  private let unserved = UnservedHost()
  private let encoder: FrameEncoder
  /// What is seen, if that is known.
  private var lastFrame: Canvas?

  /// What is seen when nothing moves, or was last.
  var restingFrame: Canvas?
  private var isFrameDue = false

  /// Creates a host on the terminal of the process.
  ///
  /// - Parameters:
  ///   - terminal: The terminal, which the host takes while it serves a program.
  ///   - options: How the host draws pages. The default is with colors and motion.
  public convenience init(on terminal: StandardTerminal, options: DisplayOptions = .init()) {
    self.init(display: terminal, options: options)
  }

  init(display: any Display, options: DisplayOptions) {
    self.display = display
    self.options = options
    look = options.usesASCII ? .ascii : .full
    encoder = FrameEncoder(usesColor: options.usesColor, usesASCII: options.usesASCII)
    views.onChange = { [weak self] in self?.needsFrame() }
    base.attach(to: self)
  }

  /// The stack on top, which is the one that the user uses.
  var front: TerminalStack { base.front }

  /// Runs a program on the terminal, and serves its user until the program is over.
  ///
  /// However the program ends, the host gives the terminal back as it was before, even if the process dies of a signal
  /// or crashes. Output that was printed in the meantime appears then.
  ///
  /// Ctrl-C leaves the whole program. So does Ctrl-D, except in a field with text, where it deletes. The host takes
  /// back every screen above the root, and then goes back at the root. Flows end with the cause
  /// ``/Switchback/EndCause/systemBack(_:)`` and the origin ``/Switchback/BackOrigin/interrupt`` or
  /// ``/Switchback/BackOrigin/endOfInput``. A second Ctrl-C ends the process at once.
  ///
  /// If a signal asks the process to end, the host does the same, with the origin ``/Switchback/BackOrigin/signal``. It
  /// does not wait for a `LeaveGuard` then: if a guard refuses or asks, the host cancels the program's task. Another
  /// such signal, at least one second later, ends the process at once.
  ///
  /// If the user leaves while the program does something else between two screens, the host cancels the program's task.
  ///
  /// If a program goes on showing screens after its user has left, the host cancels the program's task after a hundred
  /// screens. It does the same if the root belongs to no flow, because nothing then notifies the program.
  ///
  /// - Parameter body: The program. Typically, it runs a flow on the host's router. It is cancelled together with the
  ///   task that serves it.
  /// - Returns: What the program returned, as soon as it has.
  public func serve<Result>(_ body: @escaping @MainActor () async -> Result) async -> Result {
    guard program == nil else { return await body() }
    departure = nil
    unserved.serve()
    let hasDisplay = display.begin(usesMouse: options.usesMouse) { [weak self] in self?.hear($0) }
    if !hasDisplay { departure = Departure(.endOfInput, isAttended: false) }
    lastFrame = nil
    restingFrame = nil
    isFrameDue = false
    defer {
      program = nil
      finishSlide()
      if hasDisplay { display.end() }
    }
    let outcome = Outcome<Result>()
    let program = Task { outcome.value = await body() }
    self.program = program
    needsFrame()
    inputChanged()
    while true {
      await withTaskCancellationHandler {
        await program.value
      } onCancel: {
        program.cancel()
      }
      if let result = outcome.value { return result }
    }
  }

  /// Something is shown or asked, and somebody should be there to see it.
  func noteUse() {
    unserved.noteUse { [weak self] in self?.display.log($0) }
  }

  // MARK: - Frames

  /// Draws a frame as soon as one may be drawn.
  func needsFrame() {
    guard program != nil, !isFrameDue else { return }
    isFrameDue = true
    display.nextFrame { [weak self] in self?.draw() }
  }

  private func draw() {
    isFrameDue = false
    guard program != nil else { return }
    var frame = slide?.frame ?? compose()
    if frame.size != display.size { frame = compose() }
    let bytes = encoder.encode(frame, over: lastFrame)
    lastFrame = frame
    if !bytes.isEmpty { display.write(bytes) }
    guard slide != nil else {
      restingFrame = frame
      return
    }
    slide?.advance()
    if slide?.isOver == true { endSlide() }
    needsFrame()
  }

  /// Draws everything that is to be seen when nothing moves.
  func compose() -> Canvas {
    var composer = FrameComposer(
      base: base, dialog: dialog, message: message, size: display.size, look: look, views: views)
    defer { (views, dialog) = (composer.views, composer.dialog) }
    return composer.frame()
  }

  /// Whether there is enough room for a page.
  var isRoomEnough: Bool { display.size.isRoomEnough }

  /// What is shown is not known any more.
  func redraw() {
    lastFrame = nil
    needsFrame()
  }
}
