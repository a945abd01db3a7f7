import SwiftUI

#Preview { Text("Ada") }

#Preview("A name") {
  let name = "Ada"
  Text("\(name)")
}
