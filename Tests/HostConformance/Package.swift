// swift-tools-version: 6.2

// The shipped sources for UIKit and SwiftUI, tested on any platform against models of how these behave.
//
// The modules `UIKit` and `SwiftUI` here are those models: they declare what Apple's do, of the members that are used,
// and `Sources/Switchback…` are links to what the package ships. A package of its own, because targets of these names
// would make `canImport(UIKit)` and `canImport(SwiftUI)` true for everybody.

import PackageDescription

let package = Package(
  name: "HostConformance",
  targets: [
    .target(name: "Switchback"),
    .target(name: "SwitchbackTesting", dependencies: ["Switchback"]),

    // The models.
    .target(name: "UIKit", exclude: ["RULES.md"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"], exclude: ["RULES.md"]),
    .target(name: "AppleFoundation", dependencies: ["UIKit"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_SwiftUI"),

    // What is tested on them.
    .target(name: "SwitchbackUIKit", dependencies: ["Switchback", "UIKit"]),
    .target(
      name: "SwitchbackSwiftUI",
      dependencies: ["Switchback", "SwiftUI", "SwitchbackUIKit", "UIKit"],
    ),
    .executableTarget(
      name: "AuthApp",
      dependencies: [
        "AppleFoundation", "Switchback", "SwiftUI", "SwitchbackSwiftUI", "SwitchbackUIKit", "UIKit",
      ],
      // The model of SwiftUI has no macros.
      exclude: ["Shared/AboutPreview.swift"],
      swiftSettings: [.unsafeFlags(["-module-alias", "Foundation=AppleFoundation"])],
    ),
    .executableTarget(
      name: "AuthSwiftUIApp",
      dependencies: ["AppleFoundation", "Switchback", "SwiftUI", "SwitchbackSwiftUI", "UIKit"],
      exclude: ["Shared/AboutPreview.swift", "SwiftUI/Previews.swift"],
      swiftSettings: [.unsafeFlags(["-module-alias", "Foundation=AppleFoundation"])],
    ),
    .executableTarget(
      name: "MessengerApp",
      dependencies: ["AppleFoundation", "Switchback", "SwiftUI", "SwitchbackSwiftUI", "UIKit"],
      exclude: ["SwiftUI/Previews.swift"],
      swiftSettings: [.unsafeFlags(["-module-alias", "Foundation=AppleFoundation"])],
    ),

    // What the benchmarks count.
    .target(name: "Meter"),

    // What tests say of when something happens.
    .target(name: "Timelines"),
    .executableTarget(
      name: "UIKitCosts", dependencies: ["Meter", "Switchback", "SwitchbackUIKit", "UIKit"]),
    .executableTarget(
      name: "SwiftUICosts",
      dependencies: ["Meter", "SwiftUI", "Switchback", "SwitchbackSwiftUI", "UIKit"],
    ),

    .testTarget(name: "StandInTests", dependencies: ["UIKit", "_Testing_UIKit"]),
    .testTarget(
      name: "SwitchbackUIKitTests",
      dependencies: [
        "Switchback", "SwiftUI", "SwitchbackSwiftUI", "SwitchbackTesting", "SwitchbackUIKit",
        "Timelines", "UIKit", "_Testing_SwiftUI", "_Testing_UIKit",
      ],
      exclude: ["Timelines/Timelines.txt"],
    ),
    .testTarget(
      name: "AuthAppTests",
      dependencies: [
        "AuthApp", "Switchback", "SwiftUI", "UIKit", "_Testing_SwiftUI", "_Testing_UIKit",
      ],
    ),
    .testTarget(
      name: "SwitchbackSwiftUITests",
      dependencies: [
        "AuthSwiftUIApp", "MessengerApp", "Switchback", "SwiftUI", "SwitchbackSwiftUI",
        "SwitchbackTesting", "SwitchbackUIKit", "Timelines", "UIKit", "_Testing_SwiftUI",
        "_Testing_UIKit",
      ],
      exclude: ["Timelines/Timelines.txt"],
    ),
  ],
  swiftLanguageModes: [.v6],
)

let upcomingFeatures = [
  "ExistentialAny",
  "InferIsolatedConformances",
  "InternalImportsByDefault",
  "MemberImportVisibility",
  "NonisolatedNonsendingByDefault",
]

// What is tested, and what it is tested on, is optimized, with its assertions, since the tests take several times as
// long without. What the benchmarks count is built for release, without them.
let optimized = ["-O", "-assert-config", "Debug"]
let optimizedTargets = ["Switchback", "SwitchbackSwiftUI", "SwitchbackUIKit", "SwiftUI", "UIKit"]
for target in package.targets where optimizedTargets.contains(target.name) {
  target.swiftSettings = [.unsafeFlags(optimized, .when(configuration: .debug))]
}

for target in package.targets {
  let features = upcomingFeatures.map { SwiftSetting.enableUpcomingFeature($0) }
  target.swiftSettings = (target.swiftSettings ?? []) + features
}
