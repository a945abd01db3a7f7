public import Switchback

#if canImport(FoundationEssentials)
import FoundationEssentials
import Glibc
#else
import Foundation
#endif

/// Keeps where the user is in a file.
@MainActor
public final class PlaceFile {
  private let file: KeptFile<NavigationSnapshot>
  private let isReset: Bool
  private weak var router: StackRouter?
  private var isKept = false

  /// Says where it is kept.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isReset: Whether what was kept is forgotten.
  ///   - say: Tells the user what is wrong.
  public init(path: String, isReset: Bool, say: @escaping @MainActor (String) -> Void) {
    file = KeptFile(path: path, of: "place", say: say)
    self.isReset = isReset
  }

  /// Keeps from now on where the user of a router is.
  ///
  /// - Parameters:
  ///   - router: The router.
  ///   - owner: Whose place it is.
  /// - Returns: Where somebody was.
  public func begin(
    on router: StackRouter, for owner: @escaping @MainActor () -> String
  ) -> NavigationSnapshot? {
    guard file.claim() else { return nil }
    if isReset { file.write(nil) }
    (self.router, isKept) = (router, true)
    let place = file.read()
    router.keep(for: owner()) { [file] in file.write($0) }
    return place
  }

  /// Forgets where the user is, as when somebody signs out.
  public func forget() { router?.forget() }

  /// Leaves nothing to come back to, since the user is done.
  public func clear() { if isKept { file.write(nil) } }

  /// Where a program keeps something of its own, by the XDG base directory specification.
  ///
  /// - Parameter name: The name of the file.
  /// - Returns: Its path.
  public nonisolated static func path(of name: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    let given = environment["XDG_STATE_HOME"] ?? ""
    let base = given.hasPrefix("/") ? given : home + "/.local/state"
    return "\(base)/switchback/\(name)"
  }
}
