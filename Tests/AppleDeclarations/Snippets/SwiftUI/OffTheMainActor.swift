// error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
import SwiftUI
import Switchback
import SwitchbackSwiftUI

func make() -> NavigationStackHost { NavigationStackHost() }
