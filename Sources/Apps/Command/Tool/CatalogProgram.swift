import Galley
@_exported import GalleyCatalog

/// A program with all commands of `galley`, for the scenes of a package.
///
/// ```swift
/// import GalleyCommand
///
/// @main struct Cards: CatalogProgram {
///   static let catalog = SceneCatalog([.priceCard, .invoice])
/// }
/// ```
///
/// `swift run Cards record --all` records the goldens in the package's folder `Snapshots`, and
/// `swift run Cards verify` compares with them.
@MainActor
public protocol CatalogProgram {
  /// The scenes that the commands know by their IDs.
  static var catalog: SceneCatalog { get }
}

extension CatalogProgram {
  /// Runs the command in the program's arguments, and exits.
  public static func main() {
    // All text uses the pinned fonts, so skip the host's font configuration. This function is not
    // asynchronous, because that would leave the main thread at its first suspension.
    FontLibrary.skipHostConfiguration()
    SceneSelection.makeCatalog = { catalog }
    exit(CommandLineTool.main(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
