// error: type 'Page' does not conform to protocol 'View'
import SwiftUI

struct Page: View {}
