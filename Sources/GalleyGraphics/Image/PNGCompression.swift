/// How much time is spent on making a PNG file small; the pixels are the same, and equal pixels give
/// equal bytes on every machine.
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {
  /// The default: a tenth of the time that libpng's defaults take, for files that are no larger on
  /// the whole.
  case fast
  /// The smallest file, for several times as long as libpng's defaults take.
  case small

  /// `fast`.
  public static let `default` = PNGCompression.fast
}
