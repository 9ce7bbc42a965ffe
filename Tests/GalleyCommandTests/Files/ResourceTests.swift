import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@testable import GalleyCommand

@Suite(
  "The installed program finds the resources of Swift files",
  .enabled(if: InstalledProgram.canBeMade))
struct ResourceTests {
  let program: BuiltProgram
  var folder: TemporaryFolder { program.folder }

  init() throws {
    program = BuiltProgram(
      program: try InstalledProgram.path(), cache: try InstalledProgram.cache())
  }

  private func write(_ name: String, _ source: String) throws {
    try Folder.make((folder.path(name) as NSString).deletingLastPathComponent)
    try AtomicFile.write(Array("import SwiftUI\n\(source)\n".utf8), to: folder.path(name))
  }

  private func size(_ name: String) throws -> [Int] {
    let bitmap = try PNGFile.decode(folder.bytes(name))
    return [bitmap.width, bitmap.height]
  }

  @Test("files find the asset catalogs around them, by name and by symbol")
  func assets() throws {
    func set(_ path: String, _ json: String) throws {
      let path = folder.path("App/Assets.xcassets/\(path)")
      try Folder.make(path)
      try AtomicFile.write(Array(json.utf8), to: "\(path)/Contents.json")
    }
    let color = #"{"components": {"red": "0x33", "green": "102", "blue": "0.8"}}"#
    try set("AccentColor.colorset", "{\"colors\": [{\"color\": \(color)}]}")
    try set("Brand", #"{"properties": {"provides-namespace": true}}"#)
    try set("Brand/Sea Color.colorset", "{\"colors\": [{\"color\": \(color)}]}")
    try set("star-logo.imageset", #"{"images": [{"filename": "a.png", "scale": "2x"}]}"#)
    let bitmap = Bitmap(width: 8, height: 4, pixels: Array(repeating: 255, count: 128))
    try AtomicFile.write(
      PNGFile.encode(bitmap), to: folder.path("App/Assets.xcassets/star-logo.imageset/a.png"))
    try write("Package.swift", "")
    let row = "HStack(spacing: 0) { $ }.frame(width: 12, height: 2)"
    try write(
      "App/Views/Card.swift",
      """
      extension Color { static let accent = Color("AccentColor") }
      #Preview(traits: .sizeThatFitsLayout) {
        \(row.replacingOccurrences(
          of: "$", with: "Color(.accent); Color.accent; Color(.Brand.sea); Color(uiColor: .Brand.sea); Color.accentColor; Color.Brand.sea"))
      }
      #Preview("Logo", traits: .sizeThatFitsLayout) { Image(.starLogo) }
      #Preview("Again", traits: .sizeThatFitsLayout) {
        Image("star-logo", bundle: .module)
      }
      """)
    let outcome = try program.run("render", "App/Views/Card.swift", "-o", "out")
    expectEqual(outcome.code, 0, "\(outcome.errors)")
    expect(outcome.errors.isEmpty, "\(outcome.errors)")
    let card = try PNGFile.decode(folder.bytes("out/Card.png"))
    expect((0..<24).allSatisfy { card[$0, 1] == (0x33, 102, 204, 255) })
    try expectEqual(size("out/Card/Logo.png"), [8, 4])
    try expectEqual(size("out/Card/Again.png"), [8, 4])
    // A symbol of a deleted asset does not compile, even if the program was cached.
    try FileManager.default.removeItem(
      atPath: folder.path("App/Assets.xcassets/star-logo.imageset"))
    try expectEqual(program.run("render", "App/Views/Card.swift", "-o", "out").code, 1)

    let printed = try program.run("assets", "App")
    expectEqual(printed.code, 0)
    expect(
      printed.text,
      contains: #"static let sea = ColorResource(name: "Brand/Sea Color", bundle: resourceBundle)"#)
    for wrong in [[], ["nowhere"], ["App/Views"]] {
      try expectEqual(program.run(list: ["assets"] + wrong).code, 2)
    }
  }

  @Test("files find the translations around them")
  func translations() throws {
    try Folder.make(folder.path("App/Views"))
    try write("Package.swift", "")
    try write(
      "App/Views/Card.swift",
      """
      #Preview(traits: .sizeThatFitsLayout) {
        let boats = 2
        VStack {
          Text("\\(boats) boats").accessibilityIdentifier("boats")
          Text(verbatim: String(localized: "harbour"))
          Text(verbatim: "\\(UIScreen.main.bounds.width) points")
        }
      }
      """)
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "harbour": {"localizations": {"de": {"stringUnit": {"value": "Hafen"}}}},
        "%lld boats": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "ein Boot"}},
          "other": {"stringUnit": {"value": "%lld Boote"}}}}}}}}}
      """
    try AtomicFile.write(Array(catalog.utf8), to: folder.path("App/Localizable.xcstrings"))
    let words = ["inspect", "App/Views/Card.swift"]
    let plain = try program.run(list: words)
    expect(plain.text, contains: "2 boats", "\(plain.errors)")
    expect(plain.text, contains: "harbour", "\(plain.errors)")
    let german = try program.run(list: words + ["--locale", "de", "--device", "ipad"])
    expect(german.text, contains: "2 Boote")
    expect(german.text, contains: "Hafen")
    expect(plain.text, contains: "393.0 points")
    expect(german.text, contains: "820.0 points")
  }
}

@Suite("Resources near files")
struct FileResourceTests {
  private let folder = TemporaryFolder()

  @Test("a dangling link does not pause the watch, but a missing named file does")
  @MainActor func danglingLink() throws {
    try AtomicFile.write([], to: folder.path("Package.swift"))
    try AtomicFile.write([], to: folder.path("Card.swift"))
    try Folder.make(folder.path("Assets.xcassets"))
    let watched = WatchedFiles([folder.path("Card.swift")])
    let before = watched.state
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Assets.xcassets/link"), withDestinationPath: "/no/such/file")
    expect(watched.state.isComplete)
    expect(watched.state != before)
    try FileManager.default.removeItem(atPath: folder.path("Card.swift"))
    expect(!watched.state.isComplete)
  }

  @Test("folders created later are found")
  func newFolders() throws {
    try AtomicFile.write([], to: folder.path("Package.swift"))
    try AtomicFile.write([], to: folder.path("Card.swift"))
    expectEqual(FileResources.paths(around: [folder.path("Card.swift")]), [])
    expectNil(FileResources([folder.path("Card.swift")]).source)
    try Folder.make(folder.path("Resources/en.lproj"))
    try Folder.make(folder.path("Resources/Assets.xcassets/Sea.colorset"))
    let files = [
      "Resources/Assets.xcassets/Sea.colorset/Contents.json", "Resources/Localizable.xcstrings",
      "Resources/en.lproj/Localizable.strings",
    ]
    for file in files { try AtomicFile.write([], to: folder.path(file)) }
    let paths = FileResources.paths(around: [folder.path("Card.swift")])
    expect(Set(paths).isSuperset(of: files.map { folder.path($0) }))
    expectEqual(FileResources([folder.path("Card.swift")]).source?.contains("sea"), true)
  }
}
