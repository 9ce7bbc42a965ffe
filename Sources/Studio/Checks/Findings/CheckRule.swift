/// A rule that `galley check` verifies. The raw values are stable names, for options and files.
public enum CheckRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// A text ends with an ellipsis because it has too little space.
  case truncation
  /// Content is cut off by its container or the canvas, or lies outside of the safe area.
  case clipping
  /// Two texts, or a text and a symbol, are drawn on top of each other.
  case overlap
  /// A text or symbol has too little contrast to what is painted behind it.
  case contrast
  /// A control is too small to be tapped reliably.
  case target
  /// A control or picture has no label, or one that is the name of a file or symbol.
  case label
  /// Neighboring controls are read out alike.
  case duplicate
  /// A text keeps its size when the type size changes.
  case scaling
  /// Elements are read out in an order, or with words, that don't match the picture.
  case reading
  /// A text doesn't fit when a translation is longer, or from right to left.
  case translation
  /// Two states differ only in colors that people with a color vision deficiency cannot tell apart.
  case color
}
