// swift-tools-version: 6.0
import PackageDescription

// Benchmarks, fuzzers, and what makes pictures. They are a package of their own, so that building Galley and its tests never
// builds them; Scripts/build --tools does.

/// The identity that SwiftPM gives Galley's package: the name of its folder.
let identity = String(Context.packageDirectory.split(separator: "/").dropLast(2).last ?? "")
  .lowercased()

/// Lets a target use Galley's `package` declarations: it is compiled as part of that package.
let inGalley: [SwiftSetting] = [
  .unsafeFlags([
    "-package-name",
    String(
      identity.enumerated().map { index, character in
        character.isLetter || (character.isNumber && index > 0) ? character : "_"
      }),
  ])
]
func part(_ name: String) -> Target.Dependency { .product(name: name, package: identity) }
let parts = part("GalleyParts")

let package = Package(
  name: "GalleyTools",
  dependencies: [.package(path: "../..")],
  targets: [
    // Pictures painted by Galley and by C, layout alone, encoding.
    .executableTarget(
      name: "GalleyBench", dependencies: [parts], path: "Bench", packageAccess: false,
      swiftSettings: inGalley),
    // The same pictures, painted by hand-written C.
    .executableTarget(
      name: "BenchTwin", dependencies: ["CCairo", "CPango", "CDeflate"].map(part), path: "Twin",
      linkerSettings: ["pangocairo-1.0", "pangoft2-1.0", "fontconfig", "freetype", "m"].map {
        .linkedLibrary($0)
      }),
    // Random views, checked for properties that hold for all views.
    .executableTarget(
      name: "GalleyFuzz", dependencies: [parts], path: "Fuzz", packageAccess: false,
      swiftSettings: inGalley),
    // Random bytes for all readers; Scripts/fuzz-bytes links it with libFuzzer.
    .executableTarget(
      name: "GalleyByteFuzz", dependencies: [parts], path: "ByteFuzz", packageAccess: false,
      swiftSettings: inGalley),
    // Sizes of symbols, and names that have no drawing.
    .executableTarget(
      name: "GalleySymbols", dependencies: [parts], path: "Symbols", packageAccess: false,
      swiftSettings: inGalley),
    // The pictures in the README and the articles that are not goldens. Run by Scripts/pictures.
    .executableTarget(
      name: "Pictures", dependencies: ["SwiftUI", "GalleyTesting"].map(part), path: "Pictures"),
    .testTarget(
      name: "GalleyFuzzTests", dependencies: ["GalleyFuzz", parts], path: "Tests/FuzzTests",
      packageAccess: false,
      swiftSettings: inGalley),
  ],
  swiftLanguageModes: [.v6]
)

// See Galley's Package.swift. Only GalleyFuzz is imported, by its tests.
if Context.environment["GALLEY_FRONTEND"] != nil {
  for target in package.targets {
    var options = ["-driver-batch-count", "1"]
    if target.name != "GalleyFuzz" {
      options += [
        "-driver-use-frontend-path", "\(Context.packageDirectory)/../../Scripts/frontend",
      ]
    }
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(options, .when(configuration: .debug))]
  }
}
