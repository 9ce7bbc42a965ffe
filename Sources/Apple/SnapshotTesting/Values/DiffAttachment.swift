import Foundation

/// A file that shows how a value differs from its reference. Results of Swift Testing have it with
/// `swift test --attachments-path DIR`.
public enum DiffAttachment {
  /// Bytes, and the name of their file.
  case data(_ data: Data, name: String)
  /// An attachment for XCTest.
  case xcTest(_ attachment: XCTAttachment)

  /// The file as an attachment for XCTest.
  var attachment: XCTAttachment {
    switch self {
    case .data(let data, let name):
      let attachment = XCTAttachment(data: data)
      attachment.name = name
      return attachment
    case .xcTest(let attachment): return attachment
    }
  }
}
