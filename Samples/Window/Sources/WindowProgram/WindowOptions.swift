package import SampleSupport
package import Switchback

/// How a program in a window is to run.
package struct WindowOptions {
  /// Where its state is kept.
  package var statePath: String

  /// Whether it begins as if for the first time.
  package var isReset = false

  /// What is to be shown at first.
  package var link: DeepLink?

  /// Whether every navigation event is printed.
  package var isTracing = false

  /// Where a picture of the window goes, once it has come to rest; the program ends then.
  package var picturePath: String?

  /// Reads the arguments that a program was called with.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - statePath: Where its state is kept unless it is said where.
  ///   - root: The outermost type of routes.
  ///   - links: What can be opened, for the user.
  /// - Throws: What is wrong with them.
  package init<Root: LinkedRoute>(
    _ arguments: [String], statePath: String, opening root: Root.Type, _ links: [String]
  ) throws(UsageError) {
    self.statePath = statePath
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() {
      switch argument {
      case "--reset": isReset = true
      case "--trace": isTracing = true
      default:
        if let path = try reader.value(of: "--state", in: argument, called: "a file") {
          self.statePath = path
        } else if let path = try reader.value(of: "--picture", in: argument, called: "a file") {
          picturePath = path
        } else if let link = try reader.link(in: argument, from: root, known: links) {
          self.link = link
        } else {
          throw UsageError(unknown: argument)
        }
      }
    }
  }
}
