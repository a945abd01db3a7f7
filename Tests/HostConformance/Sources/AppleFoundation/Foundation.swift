// What the samples know as Foundation. Here, its members are declared with UIKit, which passes them on; the
// Foundation of this platform lacks some of them.
@_exported public import UIKit
