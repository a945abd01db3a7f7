extension Workload {
  static var wholeStacks: [Workload] { [] }
  static var flows: [Workload] { [] }
  static var transitions: [Workload] { [] }
  static var actions: [Workload] { [] }
  static var events: [Workload] { [] }
}
