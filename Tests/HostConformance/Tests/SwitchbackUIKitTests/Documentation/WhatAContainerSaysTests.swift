import Switchback
import SwitchbackUIKit
import Testing
import UIKit

/// What the page of the module says of titles, bar items and cells.
@MainActor
@Suite
struct WhatAContainerSaysTests {
  nonisolated static let file = #filePath

  struct Friend {
    let name: String
  }

  struct SelectedFriend {
    let friend: Friend
  }

  final class FriendCell: UICollectionViewCell {
    var friend: Friend?
    var send: ActionSender?

    func wasTapped() {
      if let friend { send?(SelectedFriend(friend: friend), from: self) }
    }
  }

  final class FriendListScreen: UIViewController, Presentable {
    private var send: ActionSender?
    private(set) var cell: FriendCell?

    convenience init(send: ActionSender) {
      self.init(nibName: nil, bundle: nil)
      self.send = send
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let cell = FriendCell(frame: .zero)
      (cell.friend, cell.send) = (Friend(name: "Ada"), send)
      view.addSubview(cell)
      self.cell = cell
    }
  }

  final class RecipientCoordinator: Coordinator {
    private let flow: Flow<Friend>
    init(flow: Flow<Friend>) { self.flow = flow }

    func start() {
      flow.handle(SelectedFriend.self, with: self) { me, action in
        me.flow.finish(action.friend)
      }
      let list = FriendListScreen(send: flow.sender)
      list.navigationItem.title = "To"
      let cancel = UIAction(title: "Cancel") { [flow] _ in flow.cancel() }
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: cancel)
      flow.push(list)
    }
  }

  private final class Ends { var all: [String] = [] }

  private func start(_ rules: Rules) async throws -> (Desk, Ends, FriendListScreen) {
    let (desk, ends) = (Desk(rules), Ends())
    await desk.push("a")
    desk.router.start(.modal, for: ends) {
      RecipientCoordinator(flow: $0)
    } onEnd: { ends, end in
      ends.all.append(end.output?.name ?? "\(end.cause)")
    }
    await desk.phone.rest()
    let front = desk.phone.front as? UINavigationController
    return (desk, ends, try #require(front?.topViewController as? FriendListScreen))
  }

  @Test(arguments: Rules.all)
  func aCellThatSendsIsHeard(rules: Rules) async throws {
    let (desk, ends, list) = try await start(rules)
    #expect(list.navigationItem.title == "To")
    list.cell?.wasTapped()
    await desk.phone.rest()
    #expect(ends.all == ["Ada"])
    #expect(desk.issues == [])
  }

  @Test(arguments: Rules.all)
  func theItemThatTheContainerHasAddedEndsTheFlow(rules: Rules) async throws {
    let (desk, ends, _) = try await start(rules)
    #expect(desk.phone.tapBarItem("Cancel"))
    await desk.phone.rest()
    #expect(ends.all.count == 1)
    #expect(ends.all != ["Ada"])
    #expect(desk.names == ["a"])
  }
}
