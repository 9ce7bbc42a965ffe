// swift-tools-version: 6.0
import PackageDescription

// The pictures of README and of the articles that are not goldens. Scripts/pictures runs it.
let package = Package(
  name: "Pictures",
  dependencies: [.package(name: "Galley", path: "../..")],
  targets: [
    .executableTarget(
      name: "Pictures",
      dependencies: [
        .product(name: "SwiftUI", package: "Galley"),
        .product(name: "GalleyTesting", package: "Galley"),
      ])
  ]
)
