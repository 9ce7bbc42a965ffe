import Foundation
import Synchronization

/// Colors and pictures by their names.
package enum NamedAssets {
  /// What a name stands for.
  struct Key: Hashable, Sendable {
    let name: String
    /// Where the bundle is; `nil` for the program's own resources.
    let bundle: String?

    init(_ name: String, _ bundle: Bundle?) {
      self.name = name
      self.bundle = bundle === Bundle.main ? nil : bundle?.bundlePath
    }

    private var found: Bundle? { bundle.flatMap { Bundle(path: $0) } }

    /// The catalogs in which the name is looked for.
    var catalogs: [AssetCatalog] { AssetCatalogs.all(in: found) }
    /// The folders in which a file of that name is looked for.
    var folders: [String] { ResourceFolders.folders(of: found) }
    /// What keeps names from being found, for messages.
    var problems: String { catalogs.flatMap(\.problems).map { "; \($0.message)" }.joined() }
    /// Where that is, for messages.
    var place: String { bundle ?? ResourceFolders.folders(of: nil).first ?? "the program" }
  }

  private typealias Known<Contents> = [String: Result<Contents, ResourceError>]
  private static let colorSets = Mutex<Known<ColorSet>>([:])
  private static let imageSets = Mutex<Known<ImageSet>>([:])

  /// The color that controls and links have where no tint is set: that called AccentColor, as Xcode
  /// names it; blue where the program's own resources have none.
  static let accentColor: Color = {
    let key = Key("AccentColor", nil)
    return Color(
      AdaptiveColor("accentColor", key: key) { environment in
        let accent = accentSet(key)?.color(in: environment) ?? .blue
        return accent.resolve(in: environment)
      })
  }()

  /// With the version of the folders that it was found in: it is asked for by each control.
  private static let accent = Mutex<(version: Int, set: ColorSet?)>((-1, nil))

  private static func accentSet(_ key: Key) -> ColorSet? {
    let version = ResourceFolders.version
    return accent.withLock { known in
      if known.version != version { known = (version, try? color(key)?.get()) }
      return known.set
    }
  }

  /// Whether there is a picture of that name, of whatever kind.
  static func hasImage(_ key: Key) -> Bool {
    key.catalogs.contains { $0.images[key.name] != nil }
      || image(key, in: EnvironmentValues()).pixels(in: EnvironmentValues()) != nil
  }

  /// The color of that name; `nil` where there is none.
  static func color(_ key: Key) -> Result<ColorSet, ResourceError>? {
    guard let path = key.catalogs.lazy.compactMap({ $0.colors[key.name] }).first else {
      return nil
    }
    if let known = colorSets.withLock({ $0[path] }) { return known }
    let set = AssetFile<ColorSet>.read(path)
    colorSets.withLock { $0[path] = set }
    return set
  }

  /// The picture of that name for an environment: of a catalog, else a file.
  static func image(_ key: Key, in environment: EnvironmentValues) -> Image {
    guard let path = key.catalogs.lazy.compactMap({ $0.images[key.name] }).first else {
      return file(key)
    }
    switch imageSet(path) {
    case .failure(let error): return missing(error.message)
    case .success(let set):
      guard let file = set.file(in: environment) else {
        return missing("\(path) has no picture for this mode")
      }
      let image = picture("\(path)/\(file.name)", scale: file.scale)
      return set.isTemplate ? image.renderingMode(.template) : image
    }
  }

  private static func imageSet(_ path: String) -> Result<ImageSet, ResourceError> {
    if let known = imageSets.withLock({ $0[path] }) { return known }
    let set = AssetFile<ImageSet>.read(path)
    imageSets.withLock { $0[path] = set }
    return set
  }

  /// The file of the highest of `@3x`, `@2x` and plain; without a suffix in its name, of the first
  /// format that there is one of.
  private static func file(_ key: Key) -> Image {
    let isWhole = ImageFormat(suffixOf: key.name) != nil
    let suffixes =
      isWhole ? [(key.name as NSString).pathExtension] : ImageFormat.allCases.flatMap(\.suffixes)
    let base = isWhole ? (key.name as NSString).deletingPathExtension : key.name
    let name = isWhole ? key.name : "\(base).png"
    // A name such as `../secret` leads out of the bundle.
    guard !base.split(separator: "/").contains("..") else {
      return missing("there is no \(name) in \(key.place)")
    }
    for folder in key.folders {
      for suffix in suffixes {
        for (mark, scale) in [("@3x", 3.0), ("@2x", 2), ("", 1)] {
          let path = "\(folder)/\(base)\(mark).\(suffix)"
          if access(path, F_OK) == 0 { return picture(path, scale: scale) }
        }
      }
    }
    return missing(
      "there is no \(name) in \(key.place), nor in an asset catalog there\(key.problems)")
  }

  /// The picture in a file.
  static func picture(_ path: String, scale: CGFloat) -> Image {
    do {
      return Image(try PictureFiles.read(path), scale: scale)
    } catch {
      return missing("\(path) cannot be shown: \(error.message)")
    }
  }

  private static func missing(_ reason: String) -> Image { Image(MissingPicture(reason: reason)) }
}

extension Color {
  /// Creates the color of that name in an asset catalog.
  ///
  /// A name that is not there is reported among the picture's diagnostics, and the color is clear.
  ///
  /// - Parameters:
  ///   - name: The color's name, with those of the folders that provide a namespace before it, as in
  ///     `Brand/Primary`.
  ///   - bundle: Where the catalog is. Default: the program's own resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    let key = NamedAssets.Key(name, bundle)
    self.init(
      AdaptiveColor(name, key: key) { environment in
        let reason: String
        switch NamedAssets.color(key) {
        case .success(let set):
          if let color = set.color(in: environment) { return color.resolve(in: environment) }
          reason = "the color “\(name)” has no variant for this mode"
        case .failure(let error): reason = error.message
        case nil:
          reason =
            "there is no color “\(name)” in an asset catalog of \(key.place)\(key.problems)"
        }
        RendererContext.current.report(reason, view: "Color")
        return .clear
      })
  }

  /// Creates a color of an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
  /// Creates a picture of an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// A color of an asset catalog. `galley assets` makes one for each of a folder.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a color.
  ///
  /// - Parameters:
  ///   - name: As for `Color(_:bundle:)`.
  ///   - bundle: Where the catalog is.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  /// Whether the color is in a catalog of its bundle.
  package var exists: Bool { NamedAssets.color(NamedAssets.Key(name, bundle)) != nil }
}

/// A picture of an asset catalog. `galley assets` makes one for each of a folder.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a picture.
  ///
  /// - Parameters:
  ///   - name: As for `Image(_:bundle:)`.
  ///   - bundle: Where the catalog is.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  /// Whether there is a picture of that name in its bundle, even one that cannot be shown.
  package var exists: Bool { NamedAssets.hasImage(NamedAssets.Key(name, bundle)) }
}
