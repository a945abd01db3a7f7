// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Workloads", targets: ["Workloads"])],
  dependencies: [
    .package(name: "Switchback", path: "../..")
  ],
  targets: [
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "Switchback", package: "Switchback"),
        .product(name: "SwitchbackTesting", package: "Switchback"),
      ],
    ),
    .executableTarget(name: "Count", dependencies: ["AllocationCounter", "Meter", "Workloads"]),
    .executableTarget(
      name: "Hello", dependencies: [.product(name: "Switchback", package: "Switchback")]),
    .target(name: "Meter"),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "TerminalFrames",
      dependencies: [
        .product(name: "Switchback", package: "Switchback"),
        .product(name: "SwitchbackTerminal", package: "Switchback"),
      ],
    ),
  ],
  swiftLanguageModes: [.v6],
)
