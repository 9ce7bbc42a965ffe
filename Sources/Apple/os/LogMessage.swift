/// A message for the system log. Linux has none, so the text is never created.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// An interpolation that accepts values with log options, and stores nothing.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Does nothing.
    public mutating func appendLiteral(_ literal: String) {}
    /// Does nothing.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {}
    /// Does nothing.
    public mutating func appendInterpolation<T, Format>(
      _ value: @autoclosure () -> T, format: Format, privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Creates a message.
  public init(stringLiteral value: String) {}
  /// Creates a message.
  public init(stringInterpolation: StringInterpolation) {}
}
