// Where a file imports both Testing and SwiftUI, the compiler looks for a module of this name, and takes Testing
// from it.

@_exported public import Testing
