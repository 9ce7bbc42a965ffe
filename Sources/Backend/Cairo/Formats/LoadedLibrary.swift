import Foundation
import GalleyGraphics

/// The functions of a `DynamicLibrary`, loaded when they are first needed.
protocol LoadedLibrary: Sendable {
  static var library: FormatLibrary { get }
  /// `nil` if the library is not installed.
  static var shared: Self? { get }
}

extension LoadedLibrary {
  /// - Throws: `ImageFileError.missingLibrary`.
  static func required(for format: ImageFormat) throws(ImageFileError) -> Self {
    guard let shared else { throw library.missing(for: format) }
    return shared
  }
}

extension FormatLibrary {
  /// Returns the error for a library that is not installed.
  func missing(for format: ImageFormat) -> ImageFileError {
    .missingLibrary(format, library: name, package: package)
  }
}
