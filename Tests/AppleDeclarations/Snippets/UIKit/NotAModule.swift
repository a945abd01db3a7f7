// error: argument type 'Page' does not conform to expected type 'Presentable'
import Switchback
import SwitchbackUIKit
import UIKit

final class Page: UIViewController {}

@MainActor
func show(_ page: Page, on router: StackRouter) {
  router.push(page)
}
