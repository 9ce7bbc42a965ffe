/// The trade-off between the time to write a PNG file and its size. Pixels stay the same, and equal
/// pixels give equal bytes on every machine.
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {
  /// The default: a tenth of the time of libpng's defaults, for files that are on average no
  /// larger.
  case fast
  /// The smallest file, in several times the time of libpng's defaults.
  case small

  /// `fast`.
  public static let `default` = PNGCompression.fast
}
