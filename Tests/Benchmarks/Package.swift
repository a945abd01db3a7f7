// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "Switchback", path: "../.."),
  ],
  targets: [
    .target(
      name: "Workloads",
      dependencies: [.product(name: "Switchback", package: "Switchback")],
    ),
    .executableTarget(name: "Count", dependencies: ["Meter", "Workloads"]),
    .target(name: "Meter"),
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
