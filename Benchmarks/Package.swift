// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "Switchback", path: "..")],
  targets: [
    .executableTarget(
      name: "TerminalFrames",
      dependencies: [
        .product(name: "Switchback", package: "Switchback"),
        .product(name: "SwitchbackTerminal", package: "Switchback"),
      ],
    )
  ],
  swiftLanguageModes: [.v6],
)
