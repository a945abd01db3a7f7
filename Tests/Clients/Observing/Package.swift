// swift-tools-version: 6.0

// A client whose models are observable, in both language modes. It is compiled in CI, and never run.

import PackageDescription

let package = Package(
  name: "ObservingClient",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "Switchback", path: "../../..")],
  targets: [
    .target(
      name: "ObservingInSwift5",
      dependencies: [.product(name: "Switchback", package: "Switchback")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "ObservingInSwift6",
      dependencies: [.product(name: "Switchback", package: "Switchback")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
