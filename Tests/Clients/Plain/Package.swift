// swift-tools-version: 6.0

// A client in Swift 6 mode that enables none of the upcoming features the package itself uses. It is
// compiled in CI, and never run.

import PackageDescription

let package = Package(
  name: "PlainClient",
  platforms: [.macOS(.v12), .iOS(.v15)],
  dependencies: [.package(name: "Switchback", path: "../../..")],
  targets: [
    .executableTarget(
      name: "PlainClient",
      dependencies: [
        .product(name: "Switchback", package: "Switchback"),
        .product(name: "SwitchbackTesting", package: "Switchback"),
        .product(name: "SwitchbackTerminal", package: "Switchback"),
        .product(name: "SwitchbackUIKit", package: "Switchback"),
      ]
    )
  ]
)
