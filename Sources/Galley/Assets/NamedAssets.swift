import Foundation
import Synchronization

/// Looks up named colors and images.
package enum NamedAssets {
  /// A name and the bundle in which to look it up.
  struct Key: Hashable, Sendable {
    let name: String
    /// The path of the bundle; `nil` for the program's own resources.
    let bundle: String?

    init(_ name: String, _ bundle: Bundle?) {
      self.name = name
      self.bundle = bundle === Bundle.main ? nil : bundle?.bundlePath
    }

    private var found: Bundle? { bundle.flatMap { Bundle(path: $0) } }

    /// The catalogs to search.
    var catalogs: [AssetCatalog] { AssetCatalogs.all(in: found) }
    /// The folders to search for files.
    var folders: [String] { ResourceFolders.folders(of: found) }
    /// Catalog problems that may hide names, for messages.
    var problems: String { catalogs.flatMap(\.problems).map { "; \($0.message)" }.joined() }
    /// The searched location, for messages.
    var place: String { bundle ?? ResourceFolders.folders(of: nil).first ?? "the program" }
  }

  private typealias Known<Contents> = [String: Result<Contents, ResourceError>]
  private static let colorSets = Mutex<Known<ColorSet>>([:])
  private static let imageSets = Mutex<Known<ImageSet>>([:])

  /// The accent color, which controls and links use if no tint is set: the color named AccentColor
  /// in the program's own resources, as in Xcode, or else blue.
  static let accentColor: Color = {
    let key = Key("AccentColor", nil)
    return Color(
      AdaptiveColor("accentColor", key: key) { environment in
        let accent = accentSet(key)?.color(in: environment) ?? .blue
        return accent.resolve(in: environment)
      })
  }()

  /// Cached with the version of the resource folders, because every control uses it.
  private static let accent = Mutex<(version: Int, set: ColorSet?)>((-1, nil))

  private static func accentSet(_ key: Key) -> ColorSet? {
    let version = ResourceFolders.version
    return accent.withLock { known in
      if known.version != version { known = (version, try? color(key)?.get()) }
      return known.set
    }
  }

  /// Whether an image with that name exists, in a catalog or as a file.
  static func hasImage(_ key: Key) -> Bool {
    key.catalogs.contains { $0.images[key.name] != nil }
      || image(key, in: EnvironmentValues()).pixels(in: EnvironmentValues()) != nil
  }

  /// Returns the named color; `nil` if it doesn't exist.
  static func color(_ key: Key) -> Result<ColorSet, ResourceError>? {
    guard let path = key.catalogs.lazy.compactMap({ $0.colors[key.name] }).first else {
      return nil
    }
    if let known = colorSets.withLock({ $0[path] }) { return known }
    let set: Result<ColorSet, ResourceError> = AssetFiles.contents(of: path)
    colorSets.withLock { $0[path] = set }
    return set
  }

  /// Returns the named image for an environment, from a catalog or else from a file.
  static func image(_ key: Key, in environment: EnvironmentValues) -> Image {
    guard let path = key.catalogs.lazy.compactMap({ $0.images[key.name] }).first else {
      return file(key)
    }
    switch imageSet(path) {
    case .failure(let error): return missing(error.message)
    case .success(let set):
      guard let file = set.file(in: environment) else {
        return missing("\(path) has no image for this environment")
      }
      let image = asset("\(path)/\(file.name)", scale: file.scale)
      return set.isTemplate ? image.renderingMode(.template) : image
    }
  }

  private static func asset(_ path: String, scale: CGFloat) -> Image {
    do {
      try AssetFiles.check(path)
      return picture(path, scale: scale)
    } catch {
      return missing(error.message)
    }
  }

  private static func imageSet(_ path: String) -> Result<ImageSet, ResourceError> {
    if let known = imageSets.withLock({ $0[path] }) { return known }
    let set: Result<ImageSet, ResourceError> = AssetFiles.contents(of: path)
    imageSets.withLock { $0[path] = set }
    return set
  }

  /// Returns the file with the highest scale of `@3x`, `@2x` and plain. If the name has no suffix,
  /// uses the first format for which a file exists.
  private static func file(_ key: Key) -> Image {
    let isWhole = ImageFormat(suffixOf: key.name) != nil
    let suffixes =
      isWhole ? [(key.name as NSString).pathExtension] : ImageFormat.allCases.flatMap(\.suffixes)
    let base = isWhole ? (key.name as NSString).deletingPathExtension : key.name
    let name = isWhole ? key.name : "\(base).png"
    // A name such as `../secret` would lead out of the bundle.
    guard !base.split(separator: "/").contains("..") else {
      return missing("found no \(name) in \(key.place)")
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
      "found no \(name) in \(key.place) or in an asset catalog there\(key.problems)")
  }

  /// Returns the image in a file.
  static func picture(_ path: String, scale: CGFloat) -> Image {
    do {
      return Image(try PictureFiles.read(path), scale: scale)
    } catch {
      return missing("\(path) can't be shown: \(error.message)")
    }
  }

  private static func missing(_ reason: String) -> Image { Image(MissingPicture(reason: reason)) }
}

extension Color {
  /// Creates a color from an asset catalog.
  ///
  /// If the color doesn't exist, this is reported in the picture's diagnostics and the color is
  /// clear.
  ///
  /// - Parameters:
  ///   - name: The color's name, prefixed by folders that provide a namespace, as in
  ///     `Brand/Primary`.
  ///   - bundle: The bundle with the asset catalog. Default: the program's own resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    let key = NamedAssets.Key(name, bundle)
    self.init(
      AdaptiveColor(name, key: key) { environment in
        let reason: String
        switch NamedAssets.color(key) {
        case .success(let set):
          if let color = set.color(in: environment) { return color.resolve(in: environment) }
          reason = "the color “\(name)” has no variant for this environment"
        case .failure(let error): reason = error.message
        case nil:
          reason =
            "found no color “\(name)” in an asset catalog of \(key.place)\(key.problems)"
        }
        RendererContext.current.report(reason, view: "Color")
        return .clear
      })
  }

  /// Creates a color from a color resource.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
  /// Creates an image from an image resource.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// A color in an asset catalog. `galley assets` generates a constant for each color of a folder.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a color resource.
  ///
  /// - Parameters:
  ///   - name: The name, as for `Color(_:bundle:)`.
  ///   - bundle: The bundle with the asset catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  /// Whether the color exists in a catalog of its bundle.
  package var exists: Bool { NamedAssets.color(NamedAssets.Key(name, bundle)) != nil }
}

/// An image in an asset catalog. `galley assets` generates a constant for each image of a folder.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates an image resource.
  ///
  /// - Parameters:
  ///   - name: The name, as for `Image(_:bundle:)`.
  ///   - bundle: The bundle with the asset catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  /// Whether an image with that name exists in its bundle, even if it can't be shown.
  package var exists: Bool { NamedAssets.hasImage(NamedAssets.Key(name, bundle)) }
}
