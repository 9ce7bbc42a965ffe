/// Size limits for golden pictures.
///
/// Version control keeps every version of every golden.
package enum GoldenSize {
  /// The size from which recording warns, in bytes.
  package static let warning = 20_000
  /// The size above which recording refuses catalog scenes without a reason, and adds a remark for
  /// tests and previews, in bytes.
  package static let limit = 60_000
}

/// A readable number of bytes: `812 bytes`, `20 KB`, `3.7 MB`.
package struct ByteCount: CustomStringConvertible, Hashable, Sendable {
  package let bytes: Int

  package init(_ bytes: Int) { self.bytes = bytes }

  package var description: String {
    func rounded(_ unit: Double) -> String {
      let value = (Double(bytes) / unit * 10).rounded() / 10
      return value == value.rounded() ? String(Int(value)) : String(value)
    }
    if bytes < 1000 { return "\(bytes) bytes" }
    return bytes < 1_000_000 ? "\(rounded(1000)) KB" : "\(rounded(1_000_000)) MB"
  }
}
