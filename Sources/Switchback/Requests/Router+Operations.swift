extension Router {
  /// Shows a module on top of the stack.
  ///
  /// On an empty stack, the module becomes the root.
  ///
  /// - Parameters:
  ///   - module: The module. If it is shown already, the rejection is ``Rejection/alreadyInStack``.
  ///   - transition: The look of this change on screen.
  ///   - intent: A key for what the push is for. While the same key is on top or on its way there, this push is
  ///     ``NavigationOutcome/superseded``. The default is no key.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket, which says how the request ended.
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
  /// Later pushes go on top of the module, on that stack. When the last module of the stack leaves, the host
  /// dismisses the stack. If you present a module during a dismissal, the host shows it afterwards.
  ///
  /// > Complexity: O(*n*) in the number of stacks that are presented over each other. People lose their way in more
  /// > than three.
  ///
  /// - Parameters:
  ///   - module: The first module of the new stack. If it is shown already, the rejection is
  ///     ``Rejection/alreadyInStack``.
  ///   - transition: The look of this change on screen.
  ///   - intent: A key for what the module is for, as with a push.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket, which says how the request ended.
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
  /// On a ``Flow``, the call removes a stack that the flow or one of its child flows has presented. It does not
  /// remove the stack on which the flow itself is shown. To close that stack, call
  /// ``Flow/cancel(because:file:line:)`` or ``Flow/finish(_:file:line:)``. On a router, the call removes the topmost
  /// stack, whoever presented it.
  ///
  /// > Reports: a flow that is itself presented and has presented nothing.
  ///
  /// - Parameters:
  ///   - transition: The look of this change on screen.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket. It ends with ``Rejection/nothingPresented`` if there is no such stack.
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
  /// At the root of a ``StackRouter``, the rejection is ``Rejection/atRoot``. At the first module of a ``Flow``, the
  /// pop ends the flow, as if the user went back. On a flow that is covered, the pop removes modules from the flow's
  /// part of the stack, and keeps what is above it.
  ///
  /// - Parameters:
  ///   - count: The number of modules. If it is less than one, nothing changes, and the rejection is
  ///     ``Rejection/alreadyThere``.
  ///   - transition: The look of this change on screen.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket, which says how the request ended and what left.
  @discardableResult
  public func pop(
    count: Int = 1,
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.pop(count: count)), transition, nil, file, line))
  }

  /// Removes everything above a module.
  ///
  /// - Parameters:
  ///   - module: The module that is on top afterwards. If it is not shown, the rejection is ``Rejection/notInStack``.
  ///   - transition: The look of this change on screen.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket, which says how the request ended and what left.
  @discardableResult
  public func pop(
    to module: any Presentable,
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.popTo(module)), transition, nil, file, line))
  }

  /// Removes everything above the last module of a type.
  ///
  /// - Parameters:
  ///   - type: A class, or a protocol written as `(any Name).self`.
  ///   - transition: The look of this change on screen.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket, which says how the request ended and what left.
  @discardableResult
  public func pop<Module>(
    to type: Module.Type,
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.popToLast(type)), transition, nil, file, line))
  }

  /// Removes everything above the root, or what a ``Flow`` shows above its first module.
  ///
  /// If the root or first module is on top already, nothing changes, and the rejection is ``Rejection/alreadyThere``.
  /// Unlike a pop, this call ends no flow.
  ///
  /// - Parameters:
  ///   - transition: The look of this change on screen.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket, which says how the request ended and what left.
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
  /// If the module is shown already, it stays and hears of no removal. A screen always stays on its stack, though. If
  /// the module is on a presented stack, it cannot become the root of the stack below, and the rejection is
  /// ``Rejection/alreadyInStack``.
  ///
  /// - Parameters:
  ///   - module: The new root.
  ///   - transition: The look of this change on screen.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket, which says how the request ended and what left.
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
  /// Modules that are shown already stay and hear of no removal. A screen always stays on its layer, though. If a
  /// module would have to move from a presented stack to the one below, or the other way, the rejection is
  /// ``Rejection/alreadyInStack``.
  ///
  /// - Parameters:
  ///   - modules: The new stack, root first, top last. If it is empty, the rejection is ``Rejection/nothingToShow``.
  ///   - transition: The look of this change on screen.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket, which says how the request ended and what left.
  @discardableResult
  public func setStack(
    _ modules: [any Presentable],
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.setStack(modules)), transition, nil, file, line))
  }

  /// Shows a module in place of the top one.
  ///
  /// On an empty stack, the module becomes the root. On a ``Flow`` that is covered, the call replaces the top module
  /// of the flow, and what is above stays.
  ///
  /// - Parameters:
  ///   - module: The module. If it is on top already, the rejection is ``Rejection/alreadyThere``. If it is shown
  ///     below the top one, the rejection is ``Rejection/alreadyInStack``.
  ///   - transition: The look of this change on screen.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket, which says how the request ended and what left.
  @discardableResult
  public func replaceTop(
    _ module: any Presentable,
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform(NavigationRequest(.one(.replaceTop(module)), transition, nil, file, line))
  }

  /// Carries out several steps as one change: all of them, or none.
  ///
  /// A step whose result is there already, such as ``NavigationStep/popToRoot`` at the root, changes nothing and does
  /// not prevent the others. A module that one step shows and a later one removes never comes onto the stack.
  ///
  /// ```swift
  /// // root, help: one step on screen
  /// router.batch([.popToRoot, .push(help)])
  /// ```
  ///
  /// - Parameters:
  ///   - steps: The changes, in order. The router judges each against what the steps before it left.
  ///   - transition: The look of this change on screen.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket, which says how the request ended and what left.
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
