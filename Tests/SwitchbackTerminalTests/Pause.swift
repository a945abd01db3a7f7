/// A program that does nothing until it is cancelled.
@MainActor
final class Pause {
  private var waiting: CheckedContinuation<Void, Never>?

  var end: Void {
    get async {
      await withTaskCancellationHandler {
        guard !Task.isCancelled else { return }
        await withCheckedContinuation { waiting = $0 }
      } onCancel: {
        Task { @MainActor in
          waiting?.resume()
          waiting = nil
        }
      }
    }
  }
}
