extension Router {
  /// Tells an observer once when a module on the stack has left it, whatever the cause.
  ///
  /// Any number of observers may watch one module. The router retains none of them, and does not tell an observer
  /// that is gone.
  ///
  /// ```swift
  /// router.observeRemoval(of: details, by: self) { list, cause in
  ///   list.reload()
  /// }
  /// ```
  ///
  /// > Reports: a module that is not on the stack. The router observes nothing in this case.
  /// > Source: `NavigationControllerObserver` ("Coordinators and Back Button"), which reports the removal of the top
  /// > screen only. Here, the router reports every screen that leaves.
  ///
  /// - Parameters:
  ///   - module: A module on the stack.
  ///   - observer: The object to pass to the body. The router holds it weakly.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  ///   - body: Called with the observer and the cause when the module has left.
  /// - Returns: The token that ends the observation.
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
