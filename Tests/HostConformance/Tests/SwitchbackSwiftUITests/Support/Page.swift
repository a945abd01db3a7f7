import Observation
import SwiftUI
import Switchback
import SwitchbackSwiftUI

/// What every page shows: its name, a button that closes it, and another one where that closes a sheet.
struct PageView: View {
  let name: String
  @Environment(\.goBack) private var goBack
  @Environment(\.sendAction) private var send

  var body: some View {
    VStack {
      Text(name)
      Button("Close") { goBack?() }
      if goBack?.closesSheet == true { Button("Cancel") { goBack?() } }
      Button("Send") { send?(name) }
    }
  }
}

/// A screen that is named, so that it can be found on a display.
@MainActor
protocol NamedPage: ViewScreen {
  var name: String { get }
}

/// A page of which SwiftUI hears nothing.
final class PlainPage: NamedPage {
  let name: String
  let send: ActionSender?
  let presentationStyle: PresentationStyle

  init(_ name: String, style: PresentationStyle = .sheet, send: ActionSender? = nil) {
    self.name = name
    self.send = send
    presentationStyle = style
  }

  var content: some View { PageView(name: name) }
}

/// A page that SwiftUI observes.
@Observable
final class ObservedPage: NamedPage {
  let name: String

  init(_ name: String) { self.name = name }

  var content: some View { PageView(name: name) }
}

/// A page that minds being left, as SwiftUI does not hear.
class Form: NamedPage, LeaveGuard {
  let name: String
  var leaving: LeavePolicy
  private(set) var attempts: [LeaveAttempt] = []

  init(_ name: String, _ leaving: LeavePolicy) {
    self.name = name
    self.leaving = leaving
  }

  var content: some View { PageView(name: name) }
  func askToLeave(_ attempt: LeaveAttempt) { attempts.append(attempt) }
  func forgetAttempts() { attempts = [] }
}

/// A page that minds being left, as SwiftUI observes.
@Observable
final class ObservedForm: NamedPage, LeaveGuard {
  let name: String
  var leaving: LeavePolicy

  init(_ name: String, _ leaving: LeavePolicy) {
    self.name = name
    self.leaving = leaving
  }

  var content: some View { PageView(name: name) }
}
