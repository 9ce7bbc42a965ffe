// swift-tools-version: 6.0
import PackageDescription

// Makes the pictures in the README and the articles that are not goldens. Run by Scripts/pictures.
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
