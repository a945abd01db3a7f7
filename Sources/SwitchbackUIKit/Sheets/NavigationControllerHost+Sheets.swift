#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Switchback
import UIKit

extension NavigationControllerHost {
  /// Creates a host on a new navigation controller, to be presented as a sheet.
  ///
  /// - Returns: The host.
  public func makeModalHost() -> (any StackHost)? {
    let host = NavigationControllerHost(
      makeSheetController(),
      prepareSheet: prepareSheet,
      makeSheetController: makeSheetController,
    )
    host.cancelTitle = cancelTitle
    return host
  }

  /// Presents or dismisses a sheet as soon as UIKit has nothing else under way.
  ///
  /// The first controller of the sheet decides how the sheet is presented: the host copies its `modalPresentationStyle`
  /// and its `preferredContentSize`.
  ///
  /// - Parameter command: The host to present, or none.
  public func present(_ command: ModalCommand) {
    sheet.command = SheetCommand(command)
    sheet.command?.host?.sheet.flow = command.flow
    // What was held back until its tab is seen again comes back no more.
    if let old = sheet.presented, old !== sheet.command?.host { old.sheet.isHeldBack = false }
    changePresented()
  }

  /// Takes the next step towards what is to be presented; when there is none left, says so.
  private func changePresented() {
    guard let command = sheet.command, !putOff({ $0.changePresented() }) else { return }
    guard isOnScreen, !isCovered else {
      // What was to go while it could still be seen goes all the same.
      if let old = sheet.presented, old !== command.host, old.isUp {
        dismiss(old.controller, animated: false)
      }
      return holdBack(command.host)
    }
    if waitsForRoom({ $0.changePresented() }) { return }
    if !command.hasDismissed, let old = sheet.presented, old !== command.host, old.isUp {
      sheet.command?.hasDismissed = true
      old.prepareTransition(command.transition)
      dismiss(old.controller, animated: command.transition.isAnimated)
      // It may be refused, or a finger may hold the sheet back: then UIKit tells nobody.
      soon { $0.settlePresented() }
    } else if !command.hasTakenQuestionDown, command.host != nil,
      let asked = SeenTogether(with: self).asked
    {
      sheet.command?.hasTakenQuestionDown = true
      makeRoom(for: asked)
      // That may be refused, and then UIKit tells nobody.
      soon { $0.settlePresented() }
    } else if !command.hasHiddenTab, shownTab?.disappears() == true {
      sheet.command?.hasHiddenTab = true
      soon { host in
        host.beginWhatIsDue()
        host.changePresented()
      }
    } else if !command.hasPresented, let host = command.host, !host.isUp {
      sheet.command?.hasPresented = true
      putUp(host, command.transition)
    } else {
      settlePresented()
    }
  }

  /// Presents a host; UIKit may refuse, and then tells nobody.
  func putUp(_ host: NavigationControllerHost, _ transition: ScreenTransition) {
    link(to: host)
    if !isPresentingAnything {
      host.prepareAsSheet(over: controller, transition)
      controller.present(host.controller, animated: transition.isAnimated) { [weak self] in
        self?.soon { $0.settlePresented() }
      }
    }
    soon { host in
      host.beginWhatIsDue()
      host.settlePresented()
    }
  }

  /// Notes what is to be presented when this host can be seen.
  private func holdBack(_ host: NavigationControllerHost?) {
    sheet.command?.isHeldBack = true
    link(to: host)
    host?.sheet.isHeldBack = true
    settlePresented()
  }

  private func link(to host: NavigationControllerHost?) {
    if let old = sheet.presented, old !== host { old.leaveChain() }
    sheet.presented = host
    host?.sheet.presenter = self
    host?.sheet.isHeldBack = false
  }

  /// It is not presented any more, nor is what was presented over it.
  private func leaveChain() {
    sheet.presented?.leaveChain()
    sheet.presenter?.sheet.leaving = controller
    sheet.presenter?.sheet.presented = nil
    sheet.presenter = nil
    checkQuestion()
  }

  private func prepareAsSheet(over presenter: UIViewController, _ transition: ScreenTransition) {
    if !sheet.isPrepared, let first = controller.viewControllers.first {
      sheet.isPrepared = true
      if first.modalPresentationStyle != .none {
        controller.modalPresentationStyle = first.modalPresentationStyle
      }
      controller.preferredContentSize = first.preferredContentSize
      if transition.uiKit != nil { controller.modalPresentationStyle = .fullScreen }
      watchView()
      answerEscape()
    }
    // UIKit has thrown away what the app said of the presentation before.
    if sheet.isPrepared { prepareSheet(controller, sheet.flow) }
    prepareTransition(transition)
    controller.popoverPresentationController?.pointSomewhere(on: presenter.view)
    let relay = sheet.relay ?? SheetRelay(self)
    sheet.relay = relay
    relay.takePlace(on: controller.presentationController)
  }

  /// Notices when its view leaves the window.
  func watchView() { watch(controller.view, for: .sheet) }

  /// Notices when UIKit takes away what it has put around something that is presented.
  func watchContainer(
    of controller: UIViewController, for presented: PresentationWatcher.Presented = .sheet
  ) {
    let container = controller.presentationController?.containerView
    if let container { watch(container, for: presented) }
  }

  private func watch(_ view: UIView, for presented: PresentationWatcher.Presented) {
    let watchers = view.subviews.lazy.compactMap { $0 as? PresentationWatcher }
    if watchers.contains(where: { $0.host === self && $0.presented == presented }) { return }
    view.addSubview(PresentationWatcher(presented, of: self))
  }

  private func prepareTransition(_ transition: ScreenTransition) {
    let before = sheet.transitioning
    let now = transition.uiKit.map(SheetTransitioning.init)
    sheet.transitioning = now
    // One of the app's stays.
    guard now != nil || controller.transitioningDelegate === before else { return }
    controller.transitioningDelegate = now
  }
}

// MARK: - What is presented

extension NavigationControllerHost {
  /// Whether it is presented right now.
  var isUp: Bool { controller.presentingViewController != nil && !controller.isBeingDismissed }

  /// The hosts that are presented over this one, nearest first.
  var hostsAbove: [NavigationControllerHost] {
    sheet.presented.map { [$0] + $0.hostsAbove } ?? []
  }

  /// Says what is presented over the lowest host, when nothing moves any more.
  ///
  /// It may be called as often as one likes.
  func settlePresented() {
    if let presenter = sheet.presenter { return presenter.settlePresented() }
    let chain = [self] + hostsAbove
    if chain.contains(where: { $0.sheet.command?.hasBegun == true || $0.isGone }) {
      beginWhatIsDue()
    }
    guard !putOff({ $0.settlePresented() }) else { return }
    reportGoneSheetOfOtherCode()
    for host in chain {
      if let command = host.sheet.command, !command.isOver(on: host) {
        return host.changePresented()
      }
    }
    var done: Int?
    for host in chain {
      guard let command = host.sheet.command else { continue }
      host.sheet.command = nil
      if command.isDone(on: host) { done = command.id }
    }
    let gone = chain.first { $0.isGone }
    let origin: BackOrigin = gone?.sheet.isPulled == true ? .pullDown : .unknown
    gone?.leaveChain()
    reporter?.settled(presenting: hostsAbove, acknowledging: done, origin: origin)
    for host in chain {
      host.sheet.isPulled = false
      // What has changed just before something came over it, UIKit may not have told.
      host.settle()
    }
  }

  /// Whether it was presented and is not any more.
  private var isGone: Bool { sheet.presenter != nil && !isUp && !sheet.isHeldBack }
}
#endif
