// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// SwiftUI as Apple's SDKs of 2025 and 2026 declare it, of the members that this package, its samples and its listings
// use. The compiler judges code for Apple's targets against it (`.ci/apple-targets`). Nothing here runs, no body is
// ever looked at: the model that behaves is in Tests/HostConformance.
//
// Two forms: the files of this folder and those of `SDK26`, or those of `SDK27`. They differ in `@State` (a wrapper,
// then a macro), in `ViewBuilder` (its contents are views, then anything) and in what is deprecated.
//
// What it is not: complete. A member that is missing is an error in code that an app may well contain. Where Apple has
// several overloads and one is used, only that one is here, so that an ambiguity among them is not seen. Types are
// `nonisolated` as the pages of SDK 27 say; in SDK 26 some views were isolated and their initialisers were not. What
// types conform to besides what is written here (`Equatable`, `DynamicProperty`) is left out.
//
// To add a member: read its page, of which the path below developer.apple.com/documentation/ and the day stand above
// the declaration. Write the signature in the page's words, with `@available` for the systems that the page names and
// `unavailable` for those that it leaves out. A deprecation that the page gives as that of its own SDK and that warns
// of nothing is `deprecated: 100000` in the interface. Overloads have pages of their own, whose paths end in a hash.
// Where a page was not found, the comment says what was read in its place: for one, `SwiftUI.swift`, the interface that
// Xcode prints of the module, as public repositories have it. What begins with an underscore it leaves out.
//
// Of what is imported: the interface of iPhoneOS18.0.sdk re-exports CoreGraphics, CoreTransferable,
// DeveloperToolsSupport and SwiftUICore, and SwiftUI's own header, which imports UIKit, or AppKit on macOS. So a file
// that imports only SwiftUI sees `URL` and, on iOS, UIKit too. Foundation is re-exported here as well; UIKit is not,
// so that code says when it needs it.

@_exported public import CoreGraphics
@_exported public import Foundation

/// What stands for every body.
func declared<Value>() -> Value { fatalError() }
