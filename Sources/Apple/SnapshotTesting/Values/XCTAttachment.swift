import Foundation

/// A file that belongs to a test's result. XCTest has none on Linux, so it is kept, but not shown;
/// Galley writes the pictures of failing tests to its report.
public final class XCTAttachment {
  /// When Apple's platforms delete the file.
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  /// The name.
  public var name: String?
  /// When the file is deleted. It has no effect.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The contents.
  let contents: Data

  /// Creates an attachment from bytes.
  public init(data: Data) { contents = data }
  /// Creates an attachment from bytes of a type.
  public convenience init(data: Data, uniformTypeIdentifier: String) { self.init(data: data) }
  /// Creates an attachment from a text.
  public convenience init(string: String) { self.init(data: Data(string.utf8)) }
  /// Creates an attachment from an image.
  public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data()) }
}
