import SwiftUI

#Preview("About") { AboutView() }
