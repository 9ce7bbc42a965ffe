// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

// In a release build, the scenes and the commands are not optimized: they only call the library, and would
// add a seventh to the build time. Only Scripts/build sets this variable: SwiftPM rejects dependencies with
// unsafe flags.
let unoptimized: [SwiftSetting] =
  Context.environment["GALLEY_QUICK_RELEASE"] == nil
  ? []
  : [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))]

let package = Package(
  name: "Galley",
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreImage", targets: ["CoreImage"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "SwiftUICore", targets: ["SwiftUICore"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "Symbols", targets: ["Symbols"]),
    .library(name: "DeveloperToolsSupport", targets: ["DeveloperToolsSupport"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "simd", targets: ["simd"]),
    .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
    .plugin(name: "MainActorTests", targets: ["MainActorTests"]),
    .library(name: "GalleyCatalog", targets: ["GalleyCatalog"]),
    .library(name: "GalleyCommand", targets: ["GalleyCommand"]),
    .executable(name: "galley", targets: ["GalleyTool"]),
    // For the package in Sources/Tools.
    .library(
      name: "GalleyParts",
      targets: [
        "GalleyLayout", "GalleyGraphics", "GalleyControls", "GalleyCairo", "Galley",
        "GalleySnapshots", "GalleyCatalog", "GalleyScenes", "GalleyTables", "CReferencePNG",
      ]),
    .library(name: "CCairo", targets: ["CCairo"]),
    .library(name: "CPango", targets: ["CPango"]),
    .library(name: "CDeflate", targets: ["CDeflate"]),
  ],
  targets: [
    // System libraries: a module map and one header each.
    .systemLibrary(
      name: "CCairo", path: "Sources/Backend/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"])]),
    // SwiftPM reads pkg-config files, and those that they require, again for each target with a plugin.
    // The file of pango leads to all headers, and the module map names the libraries; with the files of
    // pangocairo, pangoft2 and fontconfig, SwiftPM would read four times as many.
    .systemLibrary(
      name: "CPango", path: "Sources/Backend/CPango", pkgConfig: "pango",
      providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CDeflate", path: "Sources/Backend/CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CMark", path: "Sources/Backend/CMark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    // A large call stack on the calling thread (makecontext is variadic, so it needs C).
    .target(name: "CLargeStack", path: "Sources/Backend/CLargeStack"),
    // Finds the records that `#Preview` leaves in a program (weak symbols need C).
    .target(name: "CPreviewSection", path: "Sources/Backend/CPreviewSection"),
    // Compares pixels and computes gradients with vector instructions, in C so that debug builds are
    // fast, too.
    .target(name: "CPixels", path: "Sources/Backend/CPixels"),

    // Combine, which Linux lacks.
    .target(
      name: "GalleyCombine", path: "Sources/Core/Combine", plugins: ["GeneratedSource"]),
    // Combine under Apple's name, with its networking. A separate module, because a program that links
    // Foundation's networking takes longer to start.
    .target(
      name: "Combine", dependencies: ["GalleyCombine"], path: "Sources/Apple/Combine",
      // The Unicode library of Foundation, which formats measurements.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),

    // The layout core: proposals, alignment, the Layout protocol, the node engine. No C, no pixels.
    .target(
      name: "GalleyLayout", path: "Sources/Core/Layout", plugins: ["GeneratedSource"]),
    // Values that cross to the painter: colors, paths, shaped text, display list; and the two ports.
    .target(
      name: "GalleyGraphics", dependencies: ["GalleyLayout"], path: "Sources/Core/Graphics",
      plugins: ["GeneratedSource"]),
    // A text engine for tests that needs no fonts or libraries.
    .target(
      name: "GalleyFixedText", dependencies: ["GalleyGraphics"], path: "Sources/Core/FixedText"),
    // Scans Swift source without a full parser.
    .target(name: "GalleySource", path: "Sources/Core/Source"),
    // The program that expands Galley's macros for the compiler.
    .macro(name: "GalleyMacros", dependencies: ["GalleySource"], path: "Sources/Core/Macros"),
    // The core that evaluates views: View and its builders, state, environment, animation, resolving
    // views to layout nodes, the placed tree, recording what it draws.
    .target(
      name: "GalleyCore",
      dependencies: ["GalleyLayout", "GalleyGraphics", "GalleyCombine", "GalleyMacros"],
      path: "Sources/Core/Evaluation", plugins: ["GeneratedSource"]),
    // Layout views and modifiers, shapes, text, pictures, scrolling, transitions.
    .target(
      name: "GalleyViews", dependencies: ["GalleyCore"], path: "Sources/Core/Views",
      plugins: ["GeneratedSource"]),
    // Controls and their styles, lists, screens with bars, gestures.
    .target(
      name: "GalleyControls", dependencies: ["GalleyViews"], path: "Sources/Core/Controls",
      plugins: ["GeneratedSource"]),
    // Rules and labels drawn around a picture, for readers of a placed tree.
    .target(
      name: "GalleyAnnotations", dependencies: ["GalleyViews"], path: "Sources/Core/Annotations"),
    // Explains in sentences why a view has its size and position.
    .target(
      name: "GalleyExplanations", dependencies: ["GalleyCore", "GalleyOptions"],
      path: "Sources/Core/Explanations"),
    // What programs share: options, their values and error messages, and child processes.
    .target(name: "GalleyOptions", dependencies: ["GalleyCore"], path: "Sources/Core/Options"),
    // API that lets files compile but shows nothing in a picture.
    .target(
      name: "GalleyCompatibility", dependencies: ["GalleyControls"], path: "Sources/Core/Accepted",
      plugins: ["GeneratedSource"]),
    // Expands tables of declarations into Swift source, in each build.
    .plugin(
      name: "GeneratedSource", capability: .buildTool(), dependencies: ["GenerateSource"],
      path: "Sources/Core/Tables/Plugin"),
    .executableTarget(
      name: "GenerateSource", dependencies: ["GalleyTables"], path: "Sources/Core/Tables/Generate"),
    .target(
      name: "GalleyTables", dependencies: ["GalleySource"], path: "Sources/Core/Tables/Table"),
    // The ports implemented with Pango, Cairo and cmark-gfm, PNG files, pinned fonts.
    .target(
      name: "GalleyCairo",
      dependencies: ["GalleyGraphics", "CCairo", "CPango", "CDeflate", "CMark", "CPixels"],
      path: "Sources/Backend/Cairo"),
    // What users import: ImageRenderer, LayoutTree and the re-exports. It does not import GalleyCairo,
    // CLargeStack or CPreviewSection: the linker finds them by their symbols, so that compiling
    // against Galley needs no headers of C libraries.
    .target(
      name: "Galley",
      dependencies: [
        "GalleyLayout", "GalleyGraphics", "GalleyCompatibility", "GalleyAnnotations",
        "GalleyExplanations", "GalleyOptions", "GalleyMacros", "GalleyCairo", "CLargeStack",
        "CPreviewSection",
      ], plugins: ["GeneratedSource"]),
    // The part of UIKit that affects pictures (colors, fonts, images, paths), and what files with views
    // need to compile.
    .target(
      name: "GalleyUIKit", dependencies: ["Galley"], path: "Sources/Apple/GalleyUIKit",
      plugins: ["GeneratedSource"]),
    // UIKit under Apple's name, and the module that the compiler also loads for files that import Testing.
    // Separate, because otherwise all tests that import SwiftUI would need it.
    .target(
      name: "UIKit", dependencies: ["GalleyUIKit", "_Testing_UIKit"], path: "Sources/Apple/UIKit"),
    .target(name: "_Testing_UIKit", path: "Sources/Apple/_Testing_UIKit"),
    // The module that contains `UTType`, under Apple's name.
    .target(
      name: "UniformTypeIdentifiers", dependencies: ["GalleyCompatibility"],
      path: "Sources/Apple/UniformTypeIdentifiers"),
    // Lets files that import SwiftUI or UIKit build unchanged.
    .target(
      name: "SwiftUI",
      dependencies: [
        "Galley", "Combine", "GalleyUIKit", "UIKit", "UniformTypeIdentifiers",
      ],
      path: "Sources/Apple/SwiftUI"),
    // More of Apple's modules, for packages whose files import them by name. None of the targets above
    // depends on them, so packages that don't need them don't build them, and `canImport` stays false.
    .target(
      name: "CoreGraphics",
      dependencies: [
        "GalleyUIKit", "GalleyLayout", "GalleyGraphics", "GalleyCompatibility",
        "_Testing_CoreGraphics",
      ],
      path: "Sources/Apple/CoreGraphics"),
    .target(name: "_Testing_CoreGraphics", path: "Sources/Apple/_Testing_CoreGraphics"),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "GalleyViews"],
      path: "Sources/Apple/QuartzCore"),
    // QR codes, bar codes and image filters.
    .target(
      name: "CoreImage",
      dependencies: ["CoreGraphics", "Galley", "GalleyUIKit", "_Testing_CoreImage"],
      path: "Sources/Apple/CoreImage"),
    .target(name: "_Testing_CoreImage", path: "Sources/Apple/_Testing_CoreImage"),
    // Swift Charts, with charts drawn.
    .target(
      name: "Charts", dependencies: ["Galley"], path: "Sources/Apple/Charts",
      plugins: ["GeneratedSource"]),
    .target(name: "os", path: "Sources/Apple/os", plugins: ["GeneratedSource"]),
    .target(name: "OSLog", dependencies: ["os"], path: "Sources/Apple/OSLog"),
    .target(name: "SwiftUICore", dependencies: ["SwiftUI"], path: "Sources/Apple/SwiftUICore"),
    .target(
      name: "Symbols", dependencies: ["GalleyCompatibility"], path: "Sources/Apple/Symbols"),
    .target(
      name: "DeveloperToolsSupport", dependencies: ["Galley", "GalleyCompatibility"],
      path: "Sources/Apple/DeveloperToolsSupport"),
    // Buttons for choosing photos.
    .target(
      name: "PhotosUI", dependencies: ["Galley", "GalleyUIKit", "UniformTypeIdentifiers"],
      path: "Sources/Apple/PhotosUI", plugins: ["GeneratedSource"]),
    // Vector functions. The types are part of Swift itself.
    .target(name: "simd", path: "Sources/Apple/simd"),
    // Widgets, shown by previews at their own size.
    .target(
      name: "WidgetKit", dependencies: ["SwiftUI", "GalleyCompatibility"],
      path: "Sources/Apple/WidgetKit", plugins: ["GeneratedSource"]),
    // Compares pictures and layout trees, and stores goldens. Depends on no test framework.
    .target(
      name: "GalleySnapshots", dependencies: ["Galley", "CPixels"],
      // The page of a failure report is compiled into the program, which then needs no other files.
      path: "Sources/Studio/Snapshots", plugins: ["GeneratedSource"]),
    // What a picture does not show: contrast, targets, labels, and texts that don't fit.
    .target(name: "GalleyChecks", dependencies: ["Galley"], path: "Sources/Studio/Checks"),
    // Assertions for Swift Testing and XCTest over the same comparison.
    .target(
      name: "GalleyTesting",
      dependencies: ["Galley", "GalleyCatalog", "GalleyChecks", "GalleySnapshots"],
      path: "Sources/Studio/Testing"),
    // SnapshotTesting, for suites that import it, over the same store, comparison and report.
    .target(
      name: "SnapshotTesting",
      dependencies: ["Galley", "GalleyUIKit", "GalleySnapshots", "GalleyTesting"],
      path: "Sources/Apple/SnapshotTesting", plugins: ["GeneratedSource"]),
    // The inline snapshots of these suites.
    .target(
      name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting", "GalleySource"],
      path: "Sources/Apple/InlineSnapshotTesting"),
    // For suites whose classes are isolated to the main actor.
    .plugin(
      name: "MainActorTests", capability: .buildTool(), path: "Sources/Apple/MainActorTests"),
    // Named views with variants, for users' own catalogs.
    .target(
      name: "GalleyCatalog", dependencies: ["Galley", "GalleySnapshots"],
      path: "Sources/Studio/Catalog"),
    // Galley's catalog, written as a user would: without package access.
    .target(
      name: "GalleyScenes", dependencies: ["GalleyCatalog"], path: "Sources/Scenes",
      packageAccess: false, swiftSettings: unoptimized),
    // What commands do for each byte or record of their data: JSON, CSV, hashes and manifests. Optimized.
    .target(
      name: "GalleyRecords", dependencies: ["Galley", "GalleySnapshots"],
      path: "Sources/Apps/Records"),
    // The command line: one file per command.
    .target(
      name: "GalleyCommand",
      dependencies: [
        "Galley", "GalleySnapshots", "GalleyCatalog", "GalleyChecks", "GalleyRecords",
        "GalleySource",
      ],
      path: "Sources/Apps/Command", swiftSettings: unoptimized),
    // The program: only its entry point. Programs compiled from users' files have the same one, and
    // load Galley as a shared library (Scripts/install).
    .executableTarget(
      name: "GalleyTool", dependencies: ["GalleyCommand", "GalleyScenes"], path: "Sources/Apps/Tool"
    ),

    // The preview server, a separate program so that galley does not load GIO. It loads libsoup when it
    // starts.
    .systemLibrary(
      name: "CGIO", path: "Sources/Apps/CGIO", pkgConfig: "gio-2.0 gio-unix-2.0",
      providers: [.apt(["libglib2.0-dev"])]),
    .executableTarget(
      name: "GalleyPreview", dependencies: ["Galley", "GalleyCommand", "CGIO"],
      path: "Sources/Apps/Preview", swiftSettings: unoptimized,
      plugins: ["GeneratedSource"]),
    // Everything that Scripts/install installs, for one build that keeps all cores busy.
    .target(
      name: "GalleyInstallation",
      dependencies: [
        "GalleyTool", "GalleyPreview", "SwiftUICore", "OSLog", "QuartzCore", "CoreImage",
        "WidgetKit", "Charts", "Symbols", "DeveloperToolsSupport", "PhotosUI", "simd",
      ], path: "Sources/Apps/Installation"),

    // Checks for all tests, which compile faster than #expect.
    .target(name: "Expectations", path: "Tests/Expectations"),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "Expectations"]),
    .testTarget(name: "GalleyLayoutTests", dependencies: ["GalleyLayout", "Expectations"]),
    // Checks for what every text engine must guarantee.
    .target(
      name: "TextEngineContract", dependencies: ["GalleyGraphics", "Expectations"],
      path: "Tests/TextEngineContract"),
    .testTarget(
      name: "GalleyGraphicsTests",
      dependencies: ["GalleyGraphics", "GalleyFixedText", "TextEngineContract", "Expectations"]),
    .testTarget(
      name: "GalleyCairoTests",
      dependencies: [
        "GalleyCairo", "Galley", "GalleyFixedText", "GalleyScenes", "TextEngineContract",
        "TestSupport", "CReferencePNG", "Expectations",
      ]),
    // Reads and writes PNG files with libpng, for these tests and the benchmark.
    .target(
      name: "CReferencePNG", dependencies: ["CCairo", "CPixels"], path: "Tests/ReferencePNG"),
    // A backend without Cairo and Pango, with which Scripts/test-core links the core's tests.
    .target(
      name: "FixedBackend", dependencies: ["GalleyFixedText"], path: "Tests/FixedBackend"),
    // Shared by several of the following targets.
    .target(
      name: "TestSupport", dependencies: ["Galley", "CPictureDifference", "Expectations"],
      path: "Tests/TestSupport"),
    // Compares pictures of different painters (C, so that debug builds are fast, too).
    .target(name: "CPictureDifference", path: "Tests/PictureDifference"),
    .testTarget(
      name: "GalleyCoreTests", dependencies: ["Galley", "Combine", "TestSupport", "Expectations"]),
    .testTarget(name: "GalleyViewsTests", dependencies: ["Galley", "TestSupport", "Expectations"]),
    .testTarget(
      name: "GalleyControlsTests",
      dependencies: ["Galley", "Combine", "TestSupport", "Expectations"]),
    .testTarget(name: "GalleyTests", dependencies: ["Galley", "TestSupport", "Expectations"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "UniformTypeIdentifiers", "WidgetKit", "CoreImage", "Symbols",
        "DeveloperToolsSupport", "PhotosUI", "QuartzCore", "simd", "Expectations",
      ]),
    .testTarget(
      name: "ChartsTests",
      dependencies: ["Charts", "GalleyTesting", "TestSupport", "Expectations"],
      exclude: ["Snapshots"]),
    .testTarget(name: "GalleyTablesTests", dependencies: ["GalleyTables", "Expectations"]),
    .testTarget(
      name: "GalleySceneTests",
      dependencies: ["GalleyScenes", "GalleySnapshots", "TestSupport", "Expectations"]),
    .testTarget(
      name: "GalleyTestingTests", dependencies: ["GalleyTesting", "GalleyChecks", "Expectations"]),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: [
        "InlineSnapshotTesting", "SwiftUI", "GalleySnapshots", "GalleyTesting", "Expectations",
      ]),
    .testTarget(
      name: "GalleyCommandTests",
      dependencies: [
        "GalleyCommand", "GalleyTool", "GalleySnapshots", "GalleyChecks", "GalleyRecords",
        "GalleySource", "Expectations",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// How debug builds are compiled. Only Scripts/build sets these variables.
if let cores = Context.environment["GALLEY_CORES"] {
  for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    // Each process that compiles a part of a module reads all of its declarations. Other modules wait for those
    // of the library, so these take one process per core. Modules of tests are compiled beside each other.
    var options = ["-driver-batch-count", target.type == .test ? "1" : cores]
    // Tests/LinuxMain.swift imports the declarations of GalleyTestingTests.
    if target.type == .test, target.name != "GalleyTestingTests",
      Context.environment["GALLEY_FRONTEND"] != nil
    {
      options += ["-driver-use-frontend-path", "\(Context.packageDirectory)/Scripts/frontend"]
    }
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(options, .when(configuration: .debug))]
  }
}
