extension Router {
  /// Tells an observer once, when a module on the stack has left it, whatever the cause.
  ///
  /// Any number of observers may watch one module, and none of them is kept alive: one that is gone
  /// by then is not told.
  ///
  /// ```swift
  /// router.observeRemoval(of: details, by: self) { list, cause in list.reload() }
  /// ```
  ///
  /// > Reports: a module that is not on the stack. Nothing is observed then.
  /// > Source: `NavigationControllerObserver` ("Coordinators and Back Button"), which tells the top
  /// > screen of a removal only; here every screen that leaves is told.
  ///
  /// - Parameters:
  ///   - module: A module on the stack.
  ///   - observer: Held weakly, and handed to the body.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - body: Called with the observer and the cause when the module has left.
  /// - Returns: The token that ends it.
  @discardableResult
  public func observeRemoval<Observer: AnyObject>(
    of module: any Presentable,
    by observer: Observer,
    file: String = #fileID,
    line: Int = #line,
    _ body: @escaping @MainActor (Observer, EndCause) -> Void,
  ) -> ObservationToken {
    observeRemoval(of: module, source: CallSite(file: file, line: line)) { [weak observer] cause in
      if let observer { body(observer, cause) }
    }
  }
}
