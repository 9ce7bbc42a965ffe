import Galley

/// The scenes of a package.
@MainActor
public struct SceneCatalog {
  /// The scenes, in the order of lists.
  public let scenes: [CatalogScene]
  /// The titles of groups. A group without a title is listed by its name.
  public let groupTitles: [String: String]
  /// The path of the file that defines the catalog: from the folder of its package if it is in
  /// `Sources`, otherwise absolute.
  private let source: String

  /// Creates a catalog.
  ///
  /// - Parameters:
  ///   - scenes: The scenes, with unique IDs.
  ///   - groupTitles: The titles of groups, by the part of the ID before the slash. Default: none.
  ///   - filePath: The file that defines the catalog. It tells the command line in which package
  ///     the goldens are.
  public init(
    _ scenes: [CatalogScene], groupTitles: [String: String] = [:],
    filePath: StaticString = #filePath
  ) {
    self.scenes = scenes
    self.groupTitles = groupTitles
    let path = "\(filePath)"
    source =
      path.range(of: "/Sources/", options: .backwards).map {
        String(path[$0.lowerBound...].dropFirst())
      } ?? path
  }

  /// Whether the file that defines the catalog is in a package.
  package func isDeclared(in package: String) -> Bool {
    let isAbsolute = source.hasPrefix("/")
    return (!isAbsolute || source.hasPrefix("\(package)/"))
      && access(isAbsolute ? source : "\(package)/\(source)", F_OK) == 0
  }

  /// Every picture of every scene.
  public var pictures: [ScenePicture] { scenes.flatMap(\.pictures) }
}
