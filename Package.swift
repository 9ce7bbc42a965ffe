// swift-tools-version: 6.0
import CompilerPluginSupport
import Foundation
import PackageDescription

let package = Package(
  name: "Galley",
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
    .executable(name: "galley", targets: ["GalleyTool"]),
  ],
  targets: [
    // System libraries: a module map and one header each.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo pangoft2 fontconfig",
      providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CMark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    // A large call stack on the calling thread (makecontext is variadic, so it needs C).
    .target(name: "CLargeStack"),
    // Where a program keeps what `#Preview` leaves in it (weak symbols need C).
    .target(name: "CPreviewSection"),
    // Compares pixels and computes gradients, with vectors (C, as builds without optimisation should be
    // quick).
    .target(name: "CPixels"),

    // Combine, which Linux does not have.
    .target(name: "GalleyCombine"),
    // The same with what comes from the network, under Apple's name. Apart, as a program that links
    // Foundation's network starts later.
    .target(name: "Combine", dependencies: ["GalleyCombine"]),

    // The layout core: proposals, alignment, the Layout protocol, the node engine. No C, no pixels.
    .target(name: "GalleyLayout"),
    // Values that cross to the painter: colours, paths, shaped text, display list; and the two ports.
    .target(name: "GalleyGraphics", dependencies: ["GalleyLayout"]),
    // A text engine without fonts and libraries, for tests.
    .target(name: "GalleyFixedText", dependencies: ["GalleyGraphics"]),
    // The core that evaluates views: View and its builders, state, environment, animation, resolving
    // to layout nodes, the placed tree, recording what it draws.
    .target(
      name: "GalleyCore", dependencies: ["GalleyLayout", "GalleyGraphics", "GalleyCombine"]),
    // Layout views and modifiers, shapes, text, pictures, scrolling, transitions.
    .target(name: "GalleyViews", dependencies: ["GalleyCore"]),
    // Controls and their styles, lists, screens with bars, gestures.
    .target(name: "GalleyControls", dependencies: ["GalleyViews"]),
    // What is accepted so that files compile, and shows nothing in a picture.
    .target(name: "GalleyCompatibility", dependencies: ["GalleyControls"]),
    // The ports implemented with Pango, Cairo and cmark-gfm, PNG files, pinned fonts.
    .target(
      name: "GalleyCairo",
      dependencies: ["GalleyGraphics", "CCairo", "CPango", "CDeflate", "CMark", "CPixels"]),
    // What users import: ImageRenderer, LayoutTree and the re-exports. It imports none of GalleyCairo,
    // CLargeStack and CPreviewSection: they are found by their symbols when a program is linked, so
    // that who compiles against Galley needs no headers of C libraries.
    .target(
      name: "Galley",
      dependencies: [
        "GalleyLayout", "GalleyGraphics", "GalleyCompatibility", "GalleyMacros", "GalleyCairo",
        "CLargeStack", "CPreviewSection",
      ]),
    // Finds its way in Swift source, as far as is needed without a parser.
    .target(name: "GalleySource"),
    // The program that the compiler asks about `#Preview`, `@Entry` and `@Previewable`.
    .macro(name: "GalleyMacros", dependencies: ["GalleySource"]),
    // The part of UIKit that means something in a picture: colours, fonts, images, paths, and what
    // files with views need to compile.
    .target(name: "GalleyUIKit", dependencies: ["Galley"]),
    // The same under Apple's name, and a module that files ask for that import Testing as well.
    // Apart, as all tests would ask for it that import SwiftUI.
    .target(name: "UIKit", dependencies: ["GalleyUIKit", "_Testing_UIKit"]),
    .target(name: "_Testing_UIKit"),
    // Apple's name for the module with `UTType`.
    .target(name: "UniformTypeIdentifiers", dependencies: ["GalleyCompatibility"]),
    // Lets files that say `import SwiftUI` build unchanged, also those that say `import UIKit`.
    .target(
      name: "SwiftUI",
      dependencies: ["Galley", "Combine", "GalleyUIKit", "UIKit", "UniformTypeIdentifiers"]),
    // Compare pictures and layout trees, store goldens. Knows no test framework.
    .target(
      name: "GalleySnapshots", dependencies: ["Galley", "CPixels"],
      // The page of a failure report; in the program, so that it needs no files beside it.
      resources: [
        "report.html", "base.css", "report.css", "dom.js", "model.js", "stage.js", "scene.js",
        "overview.js", "keyboard.js",
      ].map { .embedInCode("Report/Page/\($0)") }),
    // Assertions for Swift Testing and XCTest over the same comparison.
    .target(name: "GalleyTesting", dependencies: ["Galley", "GalleySnapshots"]),
    // The catalogue of scenes, written as a user would.
    .target(name: "GalleyScenes", dependencies: ["Galley"]),
    // The command line: one file per command.
    .target(
      name: "GalleyCommand",
      dependencies: ["Galley", "GalleySnapshots", "GalleyScenes", "GalleySource"]),
    // The program: nothing but its start, which is also that of the programs that are made of
    // people's files, beside Galley as a shared library (Scripts/install).
    .executableTarget(name: "GalleyTool", dependencies: ["GalleyCommand"]),

    // Benchmarks: pictures painted by Galley and by C, layout alone, encoding. Not a product.
    .executableTarget(
      name: "GalleyBench",
      dependencies: [
        "Galley", "GalleyLayout", "GalleyGraphics", "GalleyControls", "GalleyCairo",
        "GalleyScenes", "GalleySnapshots",
      ]),
    .executableTarget(
      name: "BenchTwin", dependencies: ["CCairo", "CPango", "CDeflate"],
      linkerSettings: [.linkedLibrary("m")]),

    // Random views, checked for what holds for all views. Not a product.
    .executableTarget(
      name: "GalleyFuzz",
      dependencies: ["Galley", "GalleyLayout", "GalleyGraphics", "GalleyControls"]),
    // Bytes for everything that reads bytes; with libFuzzer in Scripts/fuzz-bytes. Not a product.
    .executableTarget(
      name: "GalleyByteFuzz", dependencies: ["Galley", "GalleySnapshots"]),

    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "GalleyLayoutTests", dependencies: ["GalleyLayout"]),
    // What every text engine promises, as checks.
    .target(
      name: "TextEngineContract", dependencies: ["GalleyGraphics"],
      path: "Tests/TextEngineContract"),
    .testTarget(
      name: "GalleyGraphicsTests",
      dependencies: ["GalleyGraphics", "GalleyFixedText", "TextEngineContract"]),
    .testTarget(
      name: "GalleyCairoTests",
      dependencies: [
        "GalleyCairo", "Galley", "GalleyFixedText", "GalleyScenes", "TextEngineContract",
        "TestSupport",
      ]),
    // What several of the following use.
    .target(name: "TestSupport", dependencies: ["Galley"], path: "Tests/TestSupport"),
    .testTarget(name: "GalleyCoreTests", dependencies: ["Galley", "Combine", "TestSupport"]),
    .testTarget(name: "GalleyViewsTests", dependencies: ["Galley", "TestSupport"]),
    .testTarget(name: "GalleyControlsTests", dependencies: ["Galley", "Combine", "TestSupport"]),
    .testTarget(name: "GalleyTests", dependencies: ["Galley", "TestSupport"]),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "UniformTypeIdentifiers"]),
    .testTarget(name: "GalleyFuzzTests", dependencies: ["GalleyFuzz", "Galley"]),
    .testTarget(
      name: "GalleySceneTests",
      dependencies: ["GalleyScenes", "GalleySnapshots", "TestSupport"]),
    .testTarget(name: "GalleyTestingTests", dependencies: ["GalleyTesting"]),
    .testTarget(
      name: "GalleyCommandTests",
      dependencies: ["GalleyCommand", "GalleyTool", "GalleySnapshots", "GalleySource"]),
  ],
  swiftLanguageModes: [.v6]
)

// The server of `galley preview` with its page, where there is what it serves with: nothing else needs
// it, and nobody who depends on Galley builds it.
if FileManager.default.fileExists(atPath: "/usr/include/libsoup-3.0/libsoup/soup.h") {
  package.targets += [
    .systemLibrary(
      name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    .executableTarget(
      name: "GalleyPreview", dependencies: ["Galley", "GalleyCommand", "CSoup"],
      resources: [
        "changes.js", "connection.js", "drag.js", "effects.js", "goldens.js", "grid.js",
        "inspector.js", "keep.js", "keyboard.js", "lines.js", "main.js", "model.js",
        "negotiation.js", "outline.js", "panels.css", "pictures.js", "preview.css", "preview.html",
        "proposal.js", "questions.js", "ruler.js", "settings.js", "single.js", "stage.css",
        "stage.js", "status.js", "tree.js", "use.js", "variants.js", "views.js",
      ].map { .embedInCode("Page/\($0)") }),
  ]
}
