/// Reads and writes the files of one format. A backend lists its codecs in `RenderBackend.codecs`.
///
/// Safe to use concurrently from any thread.
public protocol ImageCodec: Sendable {
  /// The format of the files.
  var format: ImageFormat { get }

  /// The library for reading and, if the encoder takes bitmaps, for writing, or `nil`.
  var library: FormatLibrary? { get }

  /// What the files can hold.
  var abilities: Set<ImageAbility> { get }

  /// The largest files and pictures.
  var limits: ImageLimits { get }

  /// Decodes a file: the first frame of an animation, or the first page of a document.
  ///
  /// - Parameter bytes: A file that begins like those of the format, of at most `limits.bytes`.
  func decode(_ bytes: [UInt8]) throws(ImageFileError) -> DecodedImage

  /// Encodes pictures, or `nil`.
  var encoder: ImageEncoder? { get }

  /// The name of animated files in options, such as `apng`, or `nil`.
  var animationName: String? { get }

  /// Encodes an animation.
  ///
  /// - Parameter frames: Pictures of one size and scale; at least one.
  func encode(
    _ frames: [DisplayList], _ timing: FrameTiming, _ options: ImageOptions
  ) throws -> [UInt8]
}

extension ImageCodec {
  /// No library.
  public var library: FormatLibrary? { nil }
  /// No abilities.
  public var abilities: Set<ImageAbility> { [] }
  /// The limits of most formats.
  public var limits: ImageLimits { ImageLimits() }
  /// Nothing, for a format that is only read.
  public var encoder: ImageEncoder? { nil }
  /// Nothing, for a format without animations.
  public var animationName: String? { nil }

  /// Fails, for a format without animations.
  public func encode(
    _ frames: [DisplayList], _ timing: FrameTiming, _ options: ImageOptions
  ) throws -> [UInt8] {
    throw ImageFileError.unwritable(format, "it cannot hold an animation")
  }
}

/// How long the frames of an animation are shown.
public struct FrameTiming: Hashable, Sendable {
  /// Frames per second, at least 1.
  public let frameRate: Int
  /// How long the last frame stays before the animation repeats, in seconds, 0…600; 0 treats it
  /// like any other frame.
  public let pause: Double

  /// Creates a timing from the nearest valid values.
  public init(frameRate: Int, pause: Double = 0.5) {
    self.frameRate = max(frameRate, 1)
    self.pause = pause.isNaN ? 0 : min(max(pause, 0), 600)
  }
}

extension ImageLimits {
  /// The hint for an unreasonable size.
  static var hint: String {
    "use a picture of at most \(DisplayList.sideLimit) pixels per side,"
      + " \(ImageLimits().pixels / 1_000_000) million in total"
  }
}
