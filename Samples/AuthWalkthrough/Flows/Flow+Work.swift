import Switchback

extension Flow {
  /// Does what takes a while for a module, which shows meanwhile that it is under way.
  ///
  /// While it is, nothing more is done for that module. If the module leaves first, the work is cancelled, and
  /// nobody hears of it: whoever goes back wants it no more.
  ///
  /// - Parameters:
  ///   - module: On the stack.
  ///   - work: What takes a while.
  ///   - report: Called with what came of it.
  func work<Value>(
    for module: any PendingModule,
    _ work: @escaping @MainActor () async throws(AccountError) -> Value,
    then report: @escaping @MainActor (Result<Value, AccountError>) -> Void,
  ) {
    guard !module.isPending else { return }
    module.isPending = true
    let task = Task {
      let result: Result<Value, AccountError>
      do throws(AccountError) {
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled else { return }
      module.isPending = false
      report(result)
    }
    observeRemoval(of: module, source: CallSite()) { _ in task.cancel() }
  }
}
