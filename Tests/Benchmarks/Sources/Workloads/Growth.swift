/// Something that is done with many of one thing, whose number an app may let grow.
public struct Growth: Sendable {
  /// The two ways of measuring it.
  public enum Kind: String, Sendable {
    /// As many are made, each is used once, and all end: four times as many may cost five times as much.
    case program
    /// One thing is done beside as many: each of them may cost no more than was measured.
    case operation
  }

  /// What is done, as the table says it.
  public let name: String

  /// How it is measured.
  public let kind: Kind

  /// Puts up what a run with as many needs; of a program, that is hardly anything.
  public let prepare: @MainActor @Sendable (Int) -> Run

  static func program(
    _ name: String, _ prepare: @escaping @MainActor @Sendable (Int) -> Run
  ) -> Growth {
    Growth(name: name, kind: .program, prepare: prepare)
  }

  static func operation(
    _ name: String, _ prepare: @escaping @MainActor @Sendable (Int) -> Run
  ) -> Growth {
    Growth(name: name, kind: .operation, prepare: prepare)
  }

  /// Everything that is tried, in the order of the table.
  public static var all: [Growth] { screens + requests + flows + tabs + listening + operations }
}
