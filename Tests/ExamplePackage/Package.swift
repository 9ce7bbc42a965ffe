// swift-tools-version: 6.0
import PackageDescription

// A package of yours: views, and tests of how they look.
let package = Package(
  name: "Shop",
  dependencies: [.package(name: "Galley", path: "../..")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "SwiftUI", package: "Galley")]),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", .product(name: "GalleyTesting", package: "Galley")]),
  ]
)
