// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Switchback",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Switchback", targets: ["Switchback"]),
    .library(name: "SwitchbackTesting", targets: ["SwitchbackTesting"]),
    .library(name: "SwitchbackTerminal", targets: ["SwitchbackTerminal"]),
    .library(name: "SwitchbackUIKit", targets: ["SwitchbackUIKit"]),
    .library(name: "SwitchbackSwiftUI", targets: ["SwitchbackSwiftUI"]),
  ],
  targets: [
    .target(name: "Switchback", swiftSettings: [.strictMemorySafety()]),
    .target(name: "SwitchbackTesting", dependencies: ["Switchback"]),
    .target(name: "SwitchbackTerminal", dependencies: ["Switchback", "TerminalRescue"]),
    .target(name: "TerminalRescue"),
    .target(name: "SwitchbackUIKit", dependencies: ["Switchback"]),
    .target(name: "SwitchbackSwiftUI", dependencies: ["Switchback", "SwitchbackUIKit"]),
    .target(name: "SampleSupport", dependencies: ["Switchback"], path: "Samples/Support"),
    .target(
      name: "SampleProgram",
      dependencies: ["SampleSupport", "Switchback", "SwitchbackTerminal"],
      path: "Samples/Program",
    ),
    .target(
      name: "AuthFlows",
      dependencies: ["Switchback"],
      path: "Samples/AuthWalkthrough/Flows",
    ),
    .executableTarget(
      name: "AuthWalkthrough",
      dependencies: [
        "AuthFlows", "SampleProgram", "SampleSupport", "Switchback", "SwitchbackTerminal",
      ],
      path: "Samples/AuthWalkthrough/Terminal",
    ),
    .target(
      name: "MessengerFlows",
      dependencies: ["Switchback"],
      path: "Samples/Messenger/Flows",
    ),
    .executableTarget(
      name: "Messenger",
      dependencies: [
        "MessengerFlows", "SampleProgram", "SampleSupport", "Switchback", "SwitchbackTerminal",
      ],
      path: "Samples/Messenger/Terminal",
    ),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .target(name: "Pictures", dependencies: ["SwitchbackTerminal"], path: "Tests/Pictures"),
    .executableTarget(
      name: "TrialProgram",
      dependencies: ["Switchback", "SwitchbackTerminal"],
      path: "Tests/TrialProgram",
    ),
    .testTarget(
      name: "SwitchbackTests",
      dependencies: ["AllocationCounter", "Switchback", "SwitchbackTesting"],
    ),
    .testTarget(
      name: "SwitchbackEngineTests",
      dependencies: ["Switchback", "SwitchbackTesting"],
    ),
    .testTarget(
      name: "SwitchbackTerminalTests",
      dependencies: [
        "Pictures", "Switchback", "SwitchbackTerminal", "SwitchbackTesting", "TrialProgram",
      ],
    ),
    .testTarget(
      name: "AuthFlowsTests",
      dependencies: ["AuthFlows", "Switchback", "SwitchbackTesting"],
      path: "Samples/AuthWalkthrough/Tests",
    ),
    .testTarget(
      name: "AuthWalkthroughTests",
      dependencies: [
        "AuthFlows", "AuthWalkthrough", "Pictures", "SampleProgram", "Switchback",
        "SwitchbackTerminal", "SwitchbackTesting",
      ],
    ),
    .testTarget(
      name: "MessengerTests",
      dependencies: [
        "Messenger", "MessengerFlows", "Pictures", "Switchback", "SwitchbackTerminal",
        "SwitchbackTesting",
      ],
    ),
    .testTarget(
      name: "PicturesTests",
      dependencies: [
        "AuthFlows", "AuthWalkthrough", "Pictures", "Switchback", "SwitchbackTerminal",
        "SwitchbackTesting",
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

for target in package.targets {
  let features = upcomingFeatures.map { SwiftSetting.enableUpcomingFeature($0) }
  target.swiftSettings = (target.swiftSettings ?? []) + features
}
