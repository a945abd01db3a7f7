import Switchback

extension Workload {
  /// A stack of its own over the one that is there.
  static var sheets: [Workload] {
    [
      Workload("present and dismiss, one observer told", count: 100) {
        let router = StackRouter(on: BareHost())
        let observer = Observer()
        router.setStack(Module.make(10))
        return Run {
          for _ in 0..<100 {
            let module = Module()
            router.present(module)
            router.observeRemoval(of: module, by: observer) { observer, _ in observer.told() }
            router.dismiss()
          }
        } verified: {
          observer.count == 100 && router.modules.count == 10
        }
      } floor: {
        var stacks = [BareModule.make(10)]
        let observer = Observer()
        return Run {
          for _ in 0..<100 {
            stacks.append([BareModule(observedBy: observer)])
            for module in stacks.removeLast() { module.tell() }
          }
        } verified: {
          observer.count == 100 && stacks.count == 1
        }
      }
    ]
  }
}
