// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

// Everything but GalleyCairo, without any library of the system: text is set in boxes of one width.
// Scripts/test-core runs it. The folders are those of the package around it.
let package = Package(
  name: "Galley",
  targets: [
    .target(name: "CLargeStack"),
    .target(name: "CPreviewSection"),
    .target(name: "CPixels"),
    .target(name: "GalleyCombine"),
    .target(name: "Combine", dependencies: ["GalleyCombine"]),
    .target(name: "GalleyLayout"),
    .target(name: "GalleyGraphics", dependencies: ["GalleyLayout"]),
    .target(name: "GalleyFixedText", dependencies: ["GalleyGraphics"]),
    .target(name: "FixedBackend", dependencies: ["GalleyFixedText"]),
    .target(
      name: "GalleyCore", dependencies: ["GalleyLayout", "GalleyGraphics", "GalleyCombine"]),
    .target(name: "GalleyViews", dependencies: ["GalleyCore"]),
    .target(name: "GalleyControls", dependencies: ["GalleyViews"]),
    .target(name: "GalleyCompatibility", dependencies: ["GalleyControls"]),
    .target(name: "GalleySource"),
    .macro(name: "GalleyMacros", dependencies: ["GalleySource"]),
    .target(
      name: "Galley",
      dependencies: [
        "GalleyLayout", "GalleyGraphics", "GalleyCompatibility", "GalleyMacros", "FixedBackend",
        "CLargeStack", "CPreviewSection",
      ]),
    .target(
      name: "GalleySnapshots", dependencies: ["Galley", "CPixels"],
      resources: [
        "report.html", "base.css", "report.css", "dom.js", "model.js", "stage.js", "scene.js",
        "overview.js", "keyboard.js",
      ].map { .embedInCode("Report/Page/\($0)") }),
    .target(name: "GalleyScenes", dependencies: ["Galley"]),

    .target(
      name: "TextEngineContract", dependencies: ["GalleyGraphics"],
      path: "Tests/TextEngineContract"),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "GalleyLayoutTests", dependencies: ["GalleyLayout"]),
    .testTarget(
      name: "GalleyGraphicsTests",
      dependencies: ["GalleyGraphics", "GalleyFixedText", "TextEngineContract"]),
    .target(name: "TestSupport", dependencies: ["Galley"], path: "Tests/TestSupport"),
    .testTarget(name: "GalleyCoreTests", dependencies: ["Galley", "Combine", "TestSupport"]),
    .testTarget(name: "GalleyViewsTests", dependencies: ["Galley", "TestSupport"]),
    .testTarget(name: "GalleyControlsTests", dependencies: ["Galley", "Combine", "TestSupport"]),
    .testTarget(name: "GalleyTests", dependencies: ["Galley", "TestSupport"]),
    .testTarget(name: "GalleySceneTests", dependencies: ["GalleyScenes", "GalleySnapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
