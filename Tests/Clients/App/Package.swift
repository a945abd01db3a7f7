// swift-tools-version: 6.2

// A client with the settings of a new app: everything is on the main actor unless it says otherwise, all upcoming
// features are enabled, and warnings are errors. CI compiles it and never runs it. `.ci/apple-targets` compiles what
// it does on UIKit and SwiftUI, for iOS.

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
