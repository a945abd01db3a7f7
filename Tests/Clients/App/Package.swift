// swift-tools-version: 6.2

// A client with the settings of an app that is new today: everything is on the main actor unless it says otherwise,
// all upcoming features are enabled, and warnings are errors. It is compiled in CI, and never run. What it does on UIKit
// and SwiftUI is compiled for iOS by `.ci/apple-targets`.

import PackageDescription

let package = Package(
  name: "AppClient",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "Switchback", path: "../../..")],
  targets: [
    .executableTarget(
      name: "AppClient",
      dependencies: [
        .product(name: "Switchback", package: "Switchback"),
        .product(name: "SwitchbackSwiftUI", package: "Switchback"),
        .product(name: "SwitchbackTesting", package: "Switchback"),
        .product(name: "SwitchbackUIKit", package: "Switchback"),
      ],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .treatAllWarnings(as: .error),
      ]
    )
  ]
)
