// error: no type named 'ScreenID' in module 'SwitchbackSwiftUI'
import SwiftUI
import Switchback
import SwitchbackSwiftUI

typealias Element = SwitchbackSwiftUI.ScreenID
