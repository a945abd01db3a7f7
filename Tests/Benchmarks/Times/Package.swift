// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that counting instructions needs no package of others.
let package = Package(
  name: "Times",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Benchmarks", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Times",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "Workloads", package: "Benchmarks"),
      ],
      // What is measured has to be in a folder of a folder called Benchmarks.
      path: ".",
      sources: ["Times.swift"],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")],
    )
  ],
  swiftLanguageModes: [.v6],
)
