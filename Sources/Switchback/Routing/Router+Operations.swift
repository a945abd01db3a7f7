extension Router {
  /// Shows a module on top of the stack; on an empty stack it is the root.
  ///
  /// - Parameters:
  ///   - module: The module. One that is shown already is ``Rejection/alreadyInStack``.
  ///   - transition: How it should look, this time.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The ticket that says how it ended.
  @discardableResult
  public func push(
    _ module: any Presentable,
    transition: ScreenTransition = .automatic,
    file: String = #fileID,
    line: Int = #line,
  ) -> NavigationTicket {
    perform([.push(module)], transition, file, line)
  }

  /// Removes modules from the top, stopping at the root.
  ///
  /// At the root of a ``StackRouter`` the answer is ``Rejection/atRoot``. At the first module of a
  /// ``Flow`` it ends the flow, as the user's back would.
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
    perform([.pop(count: count)], transition, file, line)
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
    perform([.popTo(module)], transition, file, line)
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
    perform([.popToLast(ModuleType(type))], transition, file, line)
  }

  /// Removes everything above the root.
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
    perform([.popToRoot], transition, file, line)
  }

  /// Shows a module in place of everything.
  ///
  /// If it is shown already, it stays and hears nothing.
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
    perform([.setRoot(module)], transition, file, line)
  }

  /// Shows these modules and no others.
  ///
  /// Those that are shown already stay and hear nothing.
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
    perform([.setStack(modules)], transition, file, line)
  }

  /// Shows a module in place of the top one; on an empty stack it is the root.
  ///
  /// - Parameters:
  ///   - module: The module. One that is shown already is ``Rejection/alreadyInStack``.
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
    perform([.replaceTop(module)], transition, file, line)
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
    perform(steps, transition, file, line)
  }

  private func perform(
    _ steps: [NavigationStep],
    _ transition: ScreenTransition,
    _ file: String,
    _ line: Int,
  ) -> NavigationTicket {
    let source = CallSite(file: file, line: line)
    return perform(NavigationRequest(steps, transition: transition, source: source))
  }
}
