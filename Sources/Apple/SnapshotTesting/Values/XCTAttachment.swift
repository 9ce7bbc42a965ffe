import Foundation
import XCTest

/// A file that belongs to a test's result. XCTest on Linux doesn't support attachments, so the file
/// is stored but not shown; Galley writes the pictures of failing tests to its report.
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
  /// Creates an attachment from text.
  public convenience init(string: String) { self.init(data: Data(string.utf8)) }
  /// Creates an attachment from an image.
  public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data()) }
}

/// A part of a test with a name, which results on Apple's platforms show.
public final class XCTActivity {
  /// The name.
  public let name: String

  init(name: String) { self.name = name }

  /// Adds an attachment. It is not shown.
  public func add(_ attachment: XCTAttachment) {}
}

/// The test that runs.
public enum XCTContext {
  /// Runs a part of a test, which has a name on Apple's platforms.
  public static func runActivity<Result>(
    named name: String, block: (XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(XCTActivity(name: name))
  }
}

extension XCTestCase {
  /// Adds an attachment. It is not shown.
  public func add(_ attachment: XCTAttachment) {}
}
