// error: type 'Page' does not conform to protocol 'ViewScreen'
import SwiftUI
import Switchback
import SwitchbackSwiftUI

final class Page: ViewScreen {
  var content: String { "Ada" }
}
