import Foundation
import Switchback

@MainActor
func printAll(of router: StackRouter) {
  // listing
}

@MainActor
func compare(_ router: StackRouter, when flow: Flow<Void>) {
  // listing
}

@MainActor
func keep(_ router: StackRouter) throws {
  // listing
}

@MainActor
func observe(_ router: StackRouter, pushing list: any Presentable) {
  // listing
}
