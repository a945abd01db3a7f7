// swift-tools-version: 5.9

// A client in Swift 5 mode. It is compiled in CI, and never run.

import PackageDescription

let package = Package(
  name: "Swift5Client",
  platforms: [.macOS(.v12), .iOS(.v15)],
  dependencies: [.package(name: "Switchback", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Swift5Client",
      dependencies: [
        .product(name: "Switchback", package: "Switchback"),
        .product(name: "SwitchbackTesting", package: "Switchback"),
        .product(name: "SwitchbackTerminal", package: "Switchback"),
        .product(name: "SwitchbackUIKit", package: "Switchback"),
      ]
    )
  ]
)
