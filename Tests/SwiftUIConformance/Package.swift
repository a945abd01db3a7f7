// swift-tools-version: 6.2

// The shipped sources for SwiftUI, tested on any platform against a model of how SwiftUI behaves.
//
// The module `SwiftUI` here is that model: it declares what Apple's does, of the members that are used, and
// `Sources/Switchback…` are links to what the package ships. A package of its own, because a target named SwiftUI
// would make `canImport(SwiftUI)` true for everybody.

import PackageDescription

let package = Package(
  name: "SwiftUIConformance",
  targets: [
    .target(name: "Switchback"),
    .target(name: "SwitchbackTesting", dependencies: ["Switchback"]),
    .target(name: "UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_SwiftUI"),
    .target(name: "SwitchbackUIKit", dependencies: ["Switchback", "UIKit"]),
    .target(
      name: "SwitchbackSwiftUI",
      dependencies: ["Switchback", "SwiftUI", "SwitchbackUIKit", "UIKit"],
    ),
    .target(name: "AppleFoundation", dependencies: ["UIKit"]),
    .executableTarget(
      name: "AuthSwiftUIApp",
      dependencies: ["AppleFoundation", "Switchback", "SwiftUI", "SwitchbackSwiftUI", "UIKit"],
      // The model of SwiftUI has no macros.
      exclude: ["Shared/AboutPreview.swift", "SwiftUI/Previews.swift"],
      swiftSettings: [.unsafeFlags(["-module-alias", "Foundation=AppleFoundation"])],
    ),
    .executableTarget(
      name: "MessengerApp",
      dependencies: ["AppleFoundation", "Switchback", "SwiftUI", "SwitchbackSwiftUI", "UIKit"],
      // The model of SwiftUI has no macros.
      exclude: ["SwiftUI/Previews.swift"],
      swiftSettings: [.unsafeFlags(["-module-alias", "Foundation=AppleFoundation"])],
    ),
    .target(name: "Meter"),
    .executableTarget(
      name: "HostCosts",
      dependencies: ["Meter", "SwiftUI", "Switchback", "SwitchbackSwiftUI", "UIKit"],
    ),
    .testTarget(
      name: "SwitchbackSwiftUITests",
      dependencies: [
        "AuthSwiftUIApp", "MessengerApp", "Switchback", "SwiftUI", "SwitchbackSwiftUI",
        "SwitchbackTesting", "SwitchbackUIKit", "UIKit", "_Testing_SwiftUI", "_Testing_UIKit",
      ],
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

// What is tested is optimized, with its assertions, since the tests take several times as long without.
let optimized = ["-O", "-assert-config", "Debug"]
let targetsThatAreTested = [
  "Switchback", "SwitchbackSwiftUI", "SwitchbackTesting", "SwitchbackUIKit", "SwiftUI", "UIKit",
]
for target in package.targets where targetsThatAreTested.contains(target.name) {
  target.swiftSettings = [.unsafeFlags(optimized)]
}

for target in package.targets {
  let features = upcomingFeatures.map { SwiftSetting.enableUpcomingFeature($0) }
  target.swiftSettings = (target.swiftSettings ?? []) + features
}
