import Galley

/// One picture against its golden: first the layout, then the pixels.
public struct GoldenComparison: Sendable {
  public enum Verdict: String, Hashable, Sendable {
    case equal, differs
    /// One or both of the golden's files are not there.
    case missing
    /// One or both of the golden's files cannot be used.
    case damaged
  }

  public let id: String
  /// The golden's files that are missing or cannot be used.
  public let problems: [SnapshotError]
  /// `nil` without a golden layout.
  public let layout: LayoutComparison?
  /// `nil` without a golden picture.
  public let pixels: BitmapComparison?
  /// The golden picture with the bytes of its file.
  public let reference: (bitmap: Bitmap, bytes: [UInt8])?
  /// The golden layout.
  public let referenceLayout: String?

  /// Reads the golden and compares.
  ///
  /// - Throws: `SnapshotError.badIdentifier`. Other problems are part of the result.
  public init(id: String, actual: Bitmap, layout: String, store: SnapshotStore) throws {
    self.id = id
    _ = try store.picturePath(id)
    var problems: [SnapshotError] = []
    func reading<Value>(_ read: (String) throws -> Value) throws -> Value? {
      do {
        return try read(id)
      } catch let error as SnapshotError {
        problems.append(error)
        return nil
      }
    }
    referenceLayout = try reading(store.layout)
    reference = try reading(store.picture)
    self.problems = problems
    self.layout = referenceLayout.map { LayoutComparison(reference: $0, actual: layout) }
    pixels = reference.map { BitmapComparison(reference: $0.bitmap, actual: actual) }
  }

  public var verdict: Verdict {
    if !problems.isEmpty { return problems.allSatisfy(\.isMissing) ? .missing : .damaged }
    return layout?.isEqual == true && pixels?.isEqual == true ? .equal : .differs
  }

  /// Whether nothing of the golden is there yet.
  public var isNew: Bool { problems.count == 2 && problems.allSatisfy(\.isMissing) }

  /// What is wrong: files first, then what moved, then pixels. Empty if nothing is.
  public var sentences: [String] {
    var sentences = problems.map(\.message)
    if let layout { sentences += layout.differences }
    if let pixels, !pixels.isEqual { sentences.append(pixels.description) }
    if layout?.isEqual == false, pixels?.isEqual == true {
      sentences.append("the pixels are equal")
    }
    return sentences
  }
}

extension SnapshotError {
  var isMissing: Bool {
    if case .missing = self { return true }
    return false
  }
}
