extension Router {
  /// Shows a module on top of the stack; on an empty stack it is the root.
  ///
  /// - Parameters:
  ///   - module: The module. One that is shown already is ``Rejection/alreadyInStack``.
  ///   - transition: How it should look, this time.
  ///   - intent: What it is for. While the same intent is on top or on its way there, this push is
  ///     ``NavigationOutcome/superseded``. The default is no matter.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended.
  @discardableResult
  public func push(
    _ module: any Presentable,
    transition: ScreenTransition = .automatic,
    intent: IntentKey? = nil,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.push(module)), transition, intent, file, line))
  }

  /// Shows a module on a stack of its own, over everything that is shown.
  ///
  /// What is pushed afterwards goes on top of it, on that stack. When the last module of it leaves, it
  /// is dismissed. During a dismissal, the host presents it afterwards.
  ///
  /// > Complexity: O(*n*) in the number of stacks that are presented over each other. People lose their way in more
  /// > than three.
  ///
  /// - Parameters:
  ///   - module: The first module of the new stack. One that is shown already is
  ///     ``Rejection/alreadyInStack``.
  ///   - transition: How it should look, this time.
  ///   - intent: What it is for, as for a push.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended.
  @discardableResult
  public func present(
    _ module: any Presentable,
    transition: ScreenTransition = .automatic,
    intent: IntentKey? = nil,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.present(module)), transition, intent, file, line))
  }

  /// Removes the topmost stack that was presented from here, and what is over it.
  ///
  /// It is about what whoever asks has presented. On a ``Flow`` that is a stack that it presented itself or
  /// through its child flows, not the one that it is shown on: to close that, call
  /// ``Flow/cancel(because:file:line:)`` or ``Flow/finish(_:file:line:)``. A router means the topmost stack, whoever
  /// presented it.
  ///
  /// > Reports: a flow that is presented and has presented nothing.
  ///
  /// - Parameters:
  ///   - transition: How it should look, this time.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket; ``Rejection/nothingPresented`` if there is none.
  @discardableResult
  public func dismiss(
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.dismiss), transition, nil, file, line))
  }

  /// Removes modules from the top, stopping at the root.
  ///
  /// At the root of a ``StackRouter`` the answer is ``Rejection/atRoot``. At the first module of a
  /// ``Flow`` it ends the flow, as the user's back would. Of a flow that is covered, it removes what that shows,
  /// and leaves what stands above.
  ///
  /// - Parameters:
  ///   - count: How many. Less than one changes nothing and is ``Rejection/alreadyThere``.
  ///   - transition: How it should look, this time.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended, and what left.
  @discardableResult
  public func pop(
    count: Int = 1,
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.pop(count: count)), transition, nil, file, line))
  }

  /// Removes what stands above a module.
  ///
  /// - Parameters:
  ///   - module: The module that is then on top. One that is not shown is ``Rejection/notInStack``.
  ///   - transition: How it should look, this time.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended, and what left.
  @discardableResult
  public func pop(
    to module: any Presentable,
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.popTo(module)), transition, nil, file, line))
  }

  /// Removes what stands above the last module of a type.
  ///
  /// - Parameters:
  ///   - type: A class, or a protocol written as `(any Name).self`.
  ///   - transition: How it should look, this time.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended, and what left.
  @discardableResult
  public func pop<Module>(
    to type: Module.Type,
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.popToLast(type)), transition, nil, file, line))
  }

  /// Removes everything above the root; on a ``Flow``, what it shows above its first module.
  ///
  /// Where that is on top already, it changes nothing and is ``Rejection/alreadyThere``: other than a pop, it
  /// ends no flow.
  ///
  /// - Parameters:
  ///   - transition: How it should look, this time.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended, and what left.
  @discardableResult
  public func popToRoot(
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.popToRoot), transition, nil, file, line))
  }

  /// Shows a module in place of everything.
  ///
  /// If it is shown already, it stays and hears nothing. A screen stays on its layer, though: a module on a stack
  /// that is presented cannot be made the root of what is below, and is ``Rejection/alreadyInStack``.
  ///
  /// - Parameters:
  ///   - module: The new root.
  ///   - transition: How it should look, this time.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended, and what left.
  @discardableResult
  public func setRoot(
    _ module: any Presentable,
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.setRoot(module)), transition, nil, file, line))
  }

  /// Shows these modules and no others.
  ///
  /// Those that are shown already stay and hear nothing. A screen stays on its layer, though: a module that
  /// would have to go from a stack that is presented to the one below, or the other way, is
  /// ``Rejection/alreadyInStack``.
  ///
  /// - Parameters:
  ///   - modules: The new stack, root first, top last. An empty one is ``Rejection/nothingToShow``.
  ///   - transition: How it should look, this time.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended, and what left.
  @discardableResult
  public func setStack(
    _ modules: [any Presentable],
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.setStack(modules)), transition, nil, file, line))
  }

  /// Shows a module in place of the top one; on an empty stack it is the root.
  ///
  /// Of a ``Flow`` that is covered, that is the top one of its own, and what stands above stays.
  ///
  /// - Parameters:
  ///   - module: The module. The top one itself is ``Rejection/alreadyThere``, and one that is shown below it
  ///     is ``Rejection/alreadyInStack``.
  ///   - transition: How it should look, this time.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended, and what left.
  @discardableResult
  public func replaceTop(
    _ module: any Presentable,
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.replaceTop(module)), transition, nil, file, line))
  }

  /// Does several steps as one change: all of them, or none.
  ///
  /// A module that one step shows and a later one removes was never there.
  ///
  /// ```swift
  /// router.batch([.popToRoot, .push(help)])     // root, help: one step on screen
  /// ```
  ///
  /// - Parameters:
  ///   - steps: The changes, in order, each judged against what the ones before it left.
  ///   - transition: How it should look, this time.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended, and what left.
  @discardableResult
  public func batch(
    _ steps: [NavigationStep],
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(Few(steps), transition, nil, file, line))
  }
}
