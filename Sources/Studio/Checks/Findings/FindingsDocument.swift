import Foundation

/// The findings of one run, in the schema of `galley check --format json`.
public struct FindingsDocument: Hashable, Sendable, Codable {
  /// The version of the schema: 1.
  public var version = 1
  /// The IDs of the checked scenes and previews.
  public var scenes: [String]
  /// The names of the settings.
  public var settings: [String]
  /// The findings that are not accepted.
  public var findings: [Finding]
  /// The number of accepted findings.
  public var accepted: Int

  /// Creates a document.
  public init(scenes: [String], settings: [String], findings: [Finding], accepted: Int) {
    (self.scenes, self.settings) = (scenes, settings)
    (self.findings, self.accepted) = (findings, accepted)
  }

  /// Returns the document as JSON.
  public func jsonData() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
