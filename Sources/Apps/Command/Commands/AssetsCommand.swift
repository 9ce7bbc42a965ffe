import Galley
import GalleySnapshots

/// `galley assets`.
enum AssetsCommand: Command {
  struct Settings {}

  static let name = "assets"
  static let summary = "print Swift that names the colors and pictures of asset catalogs"
  static let operands = "FOLDER…"
  static let discussion = """
    A FOLDER is an asset catalog, or has some in it. What is printed belongs into the target whose
    resources they are: then Image(.name) and Color(.name) are there as in Xcode. Swift files as scenes
    need no such file.
    """
  static let examples = [
    (
      line: "galley assets Sources/Shop/Resources > Sources/Shop/Assets.swift",
      does: "for the target of a package"
    )
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] = []

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard !operands.isEmpty else {
      throw UsageError("a folder is missing", hint: "name one with asset catalogs in it")
    }
    let catalogs = try operands.flatMap { path -> [AssetCatalog] in
      guard Folder.isFolder(path) else {
        throw UsageError("there is no folder '\(path)'", hint: "name one with asset catalogs in it")
      }
      let isCatalog = path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/")
      return isCatalog ? [AssetCatalog(path: path)] : FileResources.catalogs(in: [path])
    }
    let symbols = AssetSymbols(catalogs)
    guard !symbols.isEmpty else {
      throw UsageError(
        "there are no colors and pictures in \(PlainList.of(operands))",
        hint: "asset catalogs are folders whose names end in .xcassets")
    }
    console.print("// Made by 'galley assets'; do not edit.")
    console.write(Array(symbols.source(bundle: ".module").utf8))
    return .success
  }
}
