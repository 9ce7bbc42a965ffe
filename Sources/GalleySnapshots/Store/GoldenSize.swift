/// How large golden pictures may be.
///
/// Version control keeps every version of every golden.
public enum GoldenSize {
  /// Bytes above which recording warns.
  public static let warning = 20_000
  /// Bytes above which recording refuses, unless a reason is given.
  public static let limit = 60_000
}

/// A number of bytes for people: `812 bytes`, `20 KB`, `3.7 MB`.
public struct ByteCount: CustomStringConvertible, Hashable, Sendable {
  public let bytes: Int

  public init(_ bytes: Int) { self.bytes = bytes }

  public var description: String {
    func rounded(_ unit: Double) -> String {
      let value = (Double(bytes) / unit * 10).rounded() / 10
      return value == value.rounded() ? String(Int(value)) : String(value)
    }
    if bytes < 1000 { return "\(bytes) bytes" }
    return bytes < 1_000_000 ? "\(rounded(1000)) KB" : "\(rounded(1_000_000)) MB"
  }
}
