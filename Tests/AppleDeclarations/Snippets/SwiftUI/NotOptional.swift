// error: cannot call value of non-function type 'GoBackAction?'
import SwiftUI
import Switchback
import SwitchbackSwiftUI

struct CloseButton: View {
  @Environment(\.goBack) private var goBack
  var body: some View { Button("Close") { goBack() } }
}
