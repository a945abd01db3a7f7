import Switchback
import SwitchbackTesting
import Testing
import UIKit

/// The laws of hosts, on UIKit and SwiftUI as they are.
///
/// One test after the other: there is one screen. What the system does not let be done by public API is skipped, and
/// a line in the log says which acts these are.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct HostLawsTests {
  private static var found: [String: Means] = [:]

  @Test(arguments: WayBack.allCases, [true, false])
  func navigationControllersKeepTheLaws(way: WayBack, areAnimated: Bool) async throws {
    let scene = try await Stage.scene()
    let means = await Self.means("UIKit") { await Means.onUIKit(in: scene) }
    guard way.isPossible(with: means) || way == .button else { return }
    await check("UIKit, \(way.rawValue)", areAnimated) {
      await HostLaws.violations(of: { UIKitSubject(in: scene, means, way) })
    }
  }

  @Test(arguments: [true, false])
  func tabBarControllersKeepTheLaws(areAnimated: Bool) async throws {
    let scene = try await Stage.scene()
    let means = await Self.means("UIKit") { await Means.onUIKit(in: scene) }
    await check("UIKit, tabs", areAnimated) {
      await HostLaws.violations(ofTabs: { UIKitSubject(in: scene, means, .button) })
    }
  }

  @Test(arguments: WayBack.allCases, [true, false])
  func navigationStacksKeepTheLaws(way: WayBack, areAnimated: Bool) async throws {
    let scene = try await Stage.scene()
    let means = await Self.means("SwiftUI") { await Means.onSwiftUI(in: scene) }
    guard way.isPossible(with: means) || way == .button else { return }
    await check("SwiftUI, \(way.rawValue)", areAnimated) {
      await HostLaws.violations(of: { SwiftUISubject(in: scene, means, way) })
    }
  }

  @Test(arguments: [true, false])
  func tabViewsKeepTheLaws(areAnimated: Bool) async throws {
    let scene = try await Stage.scene()
    let means = await Self.means("SwiftUI") { await Means.onSwiftUI(in: scene) }
    await check("SwiftUI, tabs", areAnimated) {
      await HostLaws.violations(ofTabs: { SwiftUISubject(in: scene, means, .button) })
    }
  }

  /// What can be done, which is tried once.
  private static func means(_ framework: String, _ find: () async -> Means) async -> Means {
    if let means = found[framework] { return means }
    let means = await find()
    found[framework] = means
    for line in means.lines { print("HostLaws, iOS \(system), \(framework): \(line)") }
    return means
  }

  private static var system: String { UIDevice.current.systemVersion }

  /// Records each violation by itself, with its story.
  private func check(
    _ what: String, _ areAnimated: Bool, _ violations: () async -> [LawViolation]
  ) async {
    Stillness.isHopeless = false
    UIView.setAnimationsEnabled(areAnimated)
    defer { UIView.setAnimationsEnabled(true) }
    let setting = "iOS \(Self.system), \(what), \(areAnimated ? "with" : "without") animations"
    for violation in await violations() { Issue.record(violation, "\(setting)") }
  }
}
