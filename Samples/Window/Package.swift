// swift-tools-version: 6.2

import PackageDescription

// The programs of the samples in a window of the desktop. It needs GTK 4, and the package that it belongs to does not.
let package = Package(
  name: "Window",
  dependencies: [.package(name: "Switchback", path: "../..")],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "GtkHost",
      dependencies: ["CGtk", .product(name: "Switchback", package: "Switchback")],
    ),
    .target(name: "AuthFlows", dependencies: [.product(name: "Switchback", package: "Switchback")]),
    .target(
      name: "MessengerFlows", dependencies: [.product(name: "Switchback", package: "Switchback")]),
    .target(
      name: "SampleSupport", dependencies: [.product(name: "Switchback", package: "Switchback")]),
    .target(
      name: "WindowProgram",
      dependencies: [
        "GtkHost", "SampleSupport", .product(name: "Switchback", package: "Switchback"),
      ],
    ),
    .target(
      name: "AuthPages",
      dependencies: [
        "AuthFlows", "GtkHost",
        .product(name: "Switchback", package: "Switchback"),
      ],
    ),
    .target(
      name: "MessengerPages",
      dependencies: [
        "GtkHost", "MessengerFlows", .product(name: "Switchback", package: "Switchback"),
      ],
    ),
    .executableTarget(
      name: "AuthWindow",
      dependencies: [
        "AuthFlows", "AuthPages", "GtkHost", "SampleSupport", "WindowProgram",
        .product(name: "Switchback", package: "Switchback"),
      ],
    ),
    .executableTarget(
      name: "MessengerWindow",
      dependencies: [
        "GtkHost", "MessengerFlows", "MessengerPages", "SampleSupport", "WindowProgram",
        .product(name: "Switchback", package: "Switchback"),
      ],
    ),
    .executableTarget(
      name: "SelfTest",
      dependencies: [
        "AuthFlows", "AuthPages", "CGtk", "GtkHost", "MessengerFlows", "MessengerPages",
        .product(name: "Switchback", package: "Switchback"),
        .product(name: "SwitchbackTesting", package: "Switchback"),
      ],
    ),
  ],
  swiftLanguageModes: [.v6],
)

let upcomingFeatures = [
  "ExistentialAny",
  "ImmutableWeakCaptures",
  "InferIsolatedConformances",
  "InternalImportsByDefault",
  "MemberImportVisibility",
  "NonisolatedNonsendingByDefault",
]

for target in package.targets where target.type != .system {
  target.swiftSettings = upcomingFeatures.map { .enableUpcomingFeature($0) }
}
