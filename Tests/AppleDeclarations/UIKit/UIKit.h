// The members of UIKit that this package, its samples and its tests use, with the systems that have them.
//
// What it is: written by hand from Apple's public documentation, in Objective-C, because the compiler then
// checks Swift code against it as against the real framework. It tells a misspelt optional delegate
// method, which a stand-in written in Swift would take in silence, and a member that the oldest system
// does not have. `.ci/apple-targets` runs the check for each platform. The Swift files beside it declare
// what UIKit declares in Swift.
//
// What it is not: Apple's SDK, or complete. It holds no code, and nothing that is compiled against it can
// run. What a member does is not said here.
//
// To add a member:
//
// 1. Look up its page in Apple's documentation, in both languages.
// 2. Declare it by its selector, and see that the Swift name comes out. The importer derives most names.
//    The others say theirs with NS_SWIFT_NAME, as Apple's headers do. Nullability is as on the page.
//    What is `@MainActor` there is marked UI_MAIN_ACTOR. A method with a completion stands in the class
//    itself: of a category, the importer would take the completion for `@Sendable`.
// 3. Say which systems have it, with the macros of ../Availability.h. A member without any has the
//    systems of its class. Write down what differs: a later system, a deprecation, a system without it.
// 4. Write the page's path and the date on the line above: `// uikit/uiview/frame 2026-11-24`. If you
//    read it elsewhere, name that: `// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24`.
//    `.ci/declared-pages` looks for these lines.
//
// A watch has UIKit too, and only images, colours and fonts of it.

#include "Drawing.h"

#if !__is_target_os(watchos)
#include "Alerts.h"
#include "Apps.h"
#include "Bars.h"
#include "Controllers.h"
#include "Controls.h"
#include "Driving.h"
#include "Gestures.h"
#include "Layout.h"
#include "Menus.h"
#include "Navigation.h"
#include "Presentation.h"
#include "Searching.h"
#include "Storyboards.h"
#include "Tabs.h"
#include "TabsToday.h"
#include "Text.h"
#include "Transitions.h"
#include "Views.h"
#include "Zoom.h"
#endif
