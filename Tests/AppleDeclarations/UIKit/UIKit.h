// The members of UIKit that this package uses, declared for a type check on Linux.
//
// What it is: written by hand from Apple's public documentation, in Objective-C, because the compiler
// then checks Swift code against it as against the real framework. It tells a misspelt optional
// delegate method, which a stand-in written in Swift would take in silence. `.ci/uikit-types` runs the
// check; `UIKit.swift` adds what UIKit declares in Swift.
//
// What it is not: Apple's SDK, or complete. It holds no code, nothing that is compiled against it can
// run, and it knows of no availability: that stands in ../Availability, for what the package itself uses.
//
// To add a member: look it up in Apple's documentation, in both languages. Declare it by its selector,
// and see that the Swift name comes out: the importer derives most of them, the others say theirs with
// NS_SWIFT_NAME, as Apple's headers do. A class or protocol that is `@MainActor` there is marked
// UI_MAIN_ACTOR. A method with a completion stands in the class itself: of a category, the importer
// would take the completion for `@Sendable`.

#include "Basics.h"
#include "Transitions.h"
#include "Controllers.h"
#include "Navigation.h"
#include "Tabs.h"

#include "UIKitViews.h"
