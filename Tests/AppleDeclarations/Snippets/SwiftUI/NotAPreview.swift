// error: return expression of type 'Int' does not conform to 'View'
import SwiftUI

#Preview { 3 }
