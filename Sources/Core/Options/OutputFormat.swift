import Foundation
import GalleyCore

/// The options for the format of a command's pictures.
package struct OutputFormat {
  /// The format requested by `--format`.
  package var format: ImageFormat?
  /// Whether a file contains a whole change as an animation.
  package var isAnimated = false
  /// The quality, 0…1, or `nil` for the format's default.
  package var quality: Double?
  package var compression = PNGCompression.default

  package init() {}

  private static let lossy = ImageFormat.all { $0.abilities.contains(.quality) }
  private static let animated = ImageFormat.all { $0.animationName != nil }
  /// The names of animated files, such as `apng`.
  private static let animationNames = animated.compactMap(\.codec?.animationName)
  /// The formats whose files have a page for each picture.
  package static let documents = ImageFormat.allCases.filter(\.hasPages).map(\.name).listed("or")

  /// Returns the options of the files.
  ///
  /// - Parameter locale: The locale of the views, or `nil` for that of the renderer.
  package func imageOptions(in locale: Locale? = nil) -> ImageOptions {
    var options = ImageOptions(quality: quality)
    options.compression = compression
    options.document.language = locale.map {
      $0.identifier.replacingOccurrences(of: "_", with: "-")
    }
    return options
  }

  /// Selects a format by its name or by that of its animated files.
  ///
  /// - Throws: `ValueError`.
  package mutating func select(_ name: String) throws {
    let word = name.lowercased()
    if let index = Self.animationNames.firstIndex(of: word), ImageFormat(rawValue: word) == nil {
      (format, isAnimated) = (Self.animated[index], true)
    } else {
      format = try OptionValues.format(name)
    }
  }

  /// Returns the format requested by a file name and `--format`; PNG if neither specifies one.
  ///
  /// - Parameter output: The value of `-o`.
  /// - Throws: `UsageError` if they conflict.
  package func format(of output: String?) throws -> ImageFormat {
    let named = output.flatMap { ImageFormat(suffixOf: $0) }
    if let named, let format, named != format {
      throw UsageError(
        "--format \(format.rawValue) doesn't match the name '\(output ?? "")'",
        hint: "name the file .\(format.suffixes[0]), or omit --format")
    }
    return format ?? named ?? .png
  }

  /// - Throws: `UsageError` for options that the format does not support.
  package func check(_ format: ImageFormat) throws {
    let (lossy, animated) = (Self.lossy, Self.animated)
    if quality != nil, !lossy.contains(format) {
      throw UsageError(
        "--quality applies to \(lossy.map(\.name).listed("and")) files, not to \(format.name)",
        hint: "omit it, or use --format \(lossy.first?.rawValue ?? "")")
    }
    if isAnimated, !animated.contains(format) {
      throw UsageError(
        "\(format.name) files cannot hold an animation",
        hint: "use \(Self.animationNames.map { "--format \($0)" }.listed("or"))")
    }
  }

  /// The error for writing a file to a terminal.
  package static func terminal(_ format: ImageFormat) -> UsageError {
    // Names in capitals are pronounced letter by letter.
    let article = "AEFHILMNORSX".contains(format.name.prefix(1)) ? "an" : "a"
    return UsageError(
      "a terminal can't show \(article) \(format.name) file",
      hint: "write to a file, or pipe the output to another program")
  }
}

// MARK: - Options

@MainActor
extension OutputFormat {
  /// `--format`.
  ///
  /// - Parameter fallback: The words in the help for how the format is chosen without the option.
  package static func option(default fallback: String) -> Option<OutputFormat> {
    .value(
      "format", "f", "NAME", "\(OptionValues.formatNames.listed("or")) (default: \(fallback))",
      words: OptionValues.formatNames, OptionValues.format, \.format)
  }

  /// `--format` of a command with `--animate`: also accepts the names of animated files.
  package static func animatedOption(default fallback: String) -> Option<OutputFormat> {
    let formats = OptionValues.formatNames
    let names = animationNames.filter { !formats.contains($0) }
    return .value(
      "format", "f", "NAME",
      formats.joined(separator: ", ") + ", or \(names.listed("or")) for --animate"
        + " (default: \(fallback))", words: formats + names
    ) { try $0.select($1) }
  }

  package static let qualityOption = Option<OutputFormat>.value(
    "quality", nil, "N",
    "\(lossy.map(\.name).listed("and")) quality, 1 to 100 (default: \(defaultQuality))",
    { try OptionValues.quality($0) }, \.quality)

  private static var defaultQuality: String {
    lossy.map { format in
      format.codec?.abilities.contains(.lossless) == true
        ? "lossless \(format.name)" : "\(format.name) \(ImageOptions().percent)"
    }.joined(separator: ", ")
  }

  package static let compressionOption = Option<OutputFormat>.word(
    "compression", nil, "NAME", "fast (default) or small: encoding speed or file size",
    ["fast": .fast, "small": .small], \.compression)

  package static let animateOption = Option<OutputFormat>.flag(
    "animate", nil, "Write the change as an animated \(animated.map(\.name).listed("or"))"
  ) { $0.isAnimated = true }
}
