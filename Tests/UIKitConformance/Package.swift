// swift-tools-version: 6.2

// The shipped sources for UIKit, tested on any platform against a model of how UIKit behaves.
//
// The module `UIKit` here is that model, and `Sources/Switchback…` are links to what the package ships. A
// package of its own, because a target named UIKit would make `canImport(UIKit)` true for everybody.

import PackageDescription

let package = Package(
  name: "UIKitConformance",
  targets: [
    .target(name: "Switchback"),
    .target(name: "SwitchbackTesting", dependencies: ["Switchback"]),
    .target(name: "UIKit"),
    .target(name: "_Testing_UIKit"),
    .target(name: "SwitchbackUIKit", dependencies: ["Switchback", "UIKit"]),
    .executableTarget(
      name: "AuthApp",
      dependencies: ["Switchback", "SwitchbackUIKit", "UIKit"],
    ),
    .testTarget(name: "StandInTests", dependencies: ["UIKit", "_Testing_UIKit"]),
    .testTarget(
      name: "SwitchbackUIKitTests",
      dependencies: [
        "Switchback", "SwitchbackTesting", "SwitchbackUIKit", "UIKit", "_Testing_UIKit",
      ],
    ),
    .testTarget(
      name: "AuthAppTests",
      dependencies: ["AuthApp", "Switchback", "UIKit", "_Testing_UIKit"],
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
