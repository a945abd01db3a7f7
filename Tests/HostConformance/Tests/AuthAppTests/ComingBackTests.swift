import Foundation
import Switchback
import Testing
import UIKit

@testable import AuthApp

/// The system ends the scene while another app is used, and starts it anew.
@MainActor
@Suite(.serialized)
struct ComingBackTests {
  @Test(arguments: Rules.all)
  func aHalfFilledFormComesBackWithoutItsPassword(rules: Rules) async throws {
    let first = try await Person(rules)
    await first.tap("Register")
    first.type("ada", into: "User name")
    first.type("lovelace1", into: "Password")
    await first.rest()
    let kept = try #require(first.leave())
    let data = try #require(kept.userInfo?["place"] as? Data)
    #expect(String(decoding: data, as: UTF8.self).contains("lovelace1") == false)
    let second = try await Person(comingBackTo: kept, rules)
    #expect(second.title == "Register")
    #expect(second.field("User name")?.text == "ada")
    #expect(second.field("Password")?.text == "")
    await second.tapBack()
    #expect(second.title == "Welcome")
    second.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func aTabComesBackWithWhatIsUnderTheOther(rules: Rules) async throws {
    let first = try await Person(signedInAs: "demo", rules)
    await first.tap("Help")
    await first.tapTab(1)
    let second = try await Person(signedInAs: "demo", comingBackTo: first.leave(), rules)
    #expect(second.title == "Account")
    await second.tapTab(0)
    #expect(second.title == "Help")
    await second.tapBack()
    #expect(second.title == "Home")
    second.expectNoTrouble()
  }

  @Test func whoeverWasSignedOutMeanwhileBeginsAtTheBeginning() async throws {
    let first = try await Person(signedInAs: "demo")
    await first.tapTab(1)
    let kept = first.leave()
    #expect(try await Person(comingBackTo: kept).title == "Welcome")
    #expect(try await Person(signedInAs: "ada", comingBackTo: kept).title == "Home")
  }

  @Test func whoeverSignsOutLeavesNothingOfTheirs() async throws {
    let first = try await Person(signedInAs: "demo")
    await first.tapTab(1)
    var wasForgotten = false
    first.scene?.router?.observe { [weak first] _ in
      if let first, first.leave() == nil { wasForgotten = true }
    }
    await first.tap("Sign out")
    #expect(!wasForgotten)
    await first.tap("Sign out")
    #expect(first.title == "Welcome")
    #expect(wasForgotten)
    let second = try await Person(signedInAs: "demo", comingBackTo: first.leave())
    #expect(second.title == "Home")
  }

  @Test func aLinkLeadsAwayFromWhatComesBack() async throws {
    let first = try await Person(signedInAs: "demo")
    await first.tapTab(1)
    let second = try await Person(
      signedInAs: "demo", opening: "/home/help", comingBackTo: first.leave())
    #expect(second.title == "Help")
    second.expectNoTrouble()
  }

  @Test(arguments: Rules.all)
  func whatCanBeReadOnceTheDeviceIsUnlockedComesBack(rules: Rules) async throws {
    let first = try await Person(signedInAs: "demo", rules)
    await first.tapTab(1)
    let second = try await Person(
      signedInAs: "demo", comingBackTo: first.leave(), connectedWhileLocked: true, rules)
    #expect(second.title == "Account")
    await second.returnToTheApp()
    #expect(second.title == "Account")
    #expect(second.scene?.router?.modules.count == 1, "it is not started anew")
    await second.tapTab(0)
    #expect(second.title == "Home")
    second.expectNoTrouble()
  }

  @Test func aSceneThatNobodySawKeepsItsPlace() throws {
    let kept = NSUserActivity(activityType: "dev.switchback.AuthWalkthrough.place")
    let session = UISceneSession(role: .init(rawValue: "UIWindowSceneSessionRoleApplication"))
    let options = UIScene.ConnectionOptions(opening: [])
    let scene = UIWindowScene(session: session, connectionOptions: options)
    let delegate = SceneDelegate()
    delegate.scene(scene, willConnectTo: session, options: options)
    session.stateRestorationActivity = kept
    #expect(delegate.stateRestorationActivity(for: scene) === kept)
  }

  @Test(arguments: [nil, Data(), Data("{}".utf8), "no data" as any Sendable])
  func whatCannotBeReadIsNotAskedFor(kept: (any Sendable)?) async throws {
    let activity = NSUserActivity(activityType: "dev.switchback.AuthWalkthrough.place")
    activity.userInfo = kept.map { ["place": $0] }
    let person = try await Person(signedInAs: "demo", comingBackTo: activity)
    #expect(person.title == "Home")
    person.expectNoTrouble()
  }
}
