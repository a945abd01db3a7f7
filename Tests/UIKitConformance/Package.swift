// swift-tools-version: 6.2

// The shipped sources for UIKit, tested on any platform against a model of how UIKit behaves.
//
// The module `UIKit` here is that model, and `Sources/Switchback…` are links to what the package ships. A
// package of its own, because a target named UIKit would make `canImport(UIKit)` true for everybody. The sample hosts
// a view of SwiftUI, which is the model of the package `SwiftUIConformance`.

import PackageDescription

let package = Package(
  name: "UIKitConformance",
  targets: [
    .target(name: "Switchback"),
    .target(name: "SwitchbackTesting", dependencies: ["Switchback"]),
    .target(name: "UIKit"),
    .target(name: "_Testing_SwiftUI"),
    .target(name: "_Testing_UIKit"),
    .target(name: "SwitchbackUIKit", dependencies: ["Switchback", "UIKit"]),
    .target(name: "AppleFoundation", dependencies: ["UIKit"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
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
    .target(name: "Meter"),
    .executableTarget(
      name: "HostCosts", dependencies: ["Meter", "Switchback", "SwitchbackUIKit", "UIKit"]),
    .testTarget(name: "StandInTests", dependencies: ["UIKit", "_Testing_UIKit"]),
    .testTarget(
      name: "SwitchbackUIKitTests",
      dependencies: [
        "Switchback", "SwiftUI", "SwitchbackSwiftUI", "SwitchbackTesting", "SwitchbackUIKit",
        "UIKit", "_Testing_SwiftUI", "_Testing_UIKit",
      ],
    ),
    .testTarget(
      name: "AuthAppTests",
      dependencies: [
        "AuthApp", "Switchback", "SwiftUI", "UIKit", "_Testing_SwiftUI", "_Testing_UIKit",
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

for target in package.targets {
  let features = upcomingFeatures.map { SwiftSetting.enableUpcomingFeature($0) }
  target.swiftSettings = (target.swiftSettings ?? []) + features
}
