// swift-tools-version: 6.0
import PackageDescription

// An example package: views, a catalog of scenes, and snapshot tests of both.
let package = Package(
  name: "Shop",
  dependencies: [.package(name: "Galley", path: "../..")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "SwiftUI", package: "Galley")]),
    .executableTarget(
      name: "ShopScenes",
      dependencies: ["Shop", .product(name: "GalleyCommand", package: "Galley")]),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", "ShopScenes", .product(name: "GalleyTesting", package: "Galley")]),
  ]
)
