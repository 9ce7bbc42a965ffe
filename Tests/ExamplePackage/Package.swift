// swift-tools-version: 6.0
import PackageDescription

// An example package: views and snapshot tests of them.
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
