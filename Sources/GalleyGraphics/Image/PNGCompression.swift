/// How much time is spent on making a PNG file small; the pixels are the same.
///
/// Measured on drawn pictures against libpng's defaults: `fast` takes a twentieth of the time for
/// files of about 1.2 times the size, `default` a fifth for three quarters of the size, `small`
/// several times as long for two thirds. Equal pixels give equal bytes; those of `fast` may differ
/// from one kind of processor to another.
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {
  /// The least time.
  case fast
  /// A compromise.
  case `default`
  /// The smallest file.
  case small
}
