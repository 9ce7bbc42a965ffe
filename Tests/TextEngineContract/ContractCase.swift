import GalleyGraphics

/// A promise of the `TextEngine` protocol that can be checked with any engine.
public struct ContractCase: Sendable, CustomStringConvertible {
  /// The promise in words.
  public let description: String
  private let body: @Sendable (any TextEngine) throws -> Void

  init(_ description: String, _ body: @escaping @Sendable (any TextEngine) throws -> Void) {
    self.description = description
    self.body = body
  }

  /// Records an issue for each violation of the promise.
  ///
  /// - Parameter engine: A new engine.
  public func check(_ engine: any TextEngine) throws { try body(engine) }

  /// All promises.
  public static let all = lines + breaking + truncating + placing + fonts
}

// MARK: - Texts

let font17 = FontDescription(size: 17)

func styled(_ string: String, _ font: FontDescription = font17, tracking: Double = 0) -> StyledText
{
  StyledText(runs: [.init(text: string, font: font, tracking: tracking)])
}

extension TextEngine {
  func shape(
    _ string: String, width: Double? = nil, limit: Int? = nil,
    _ truncation: TruncationPosition = .tail
  ) -> ShapedText {
    shape(styled(string), width: width, lineLimit: limit, truncation: truncation)
  }

  func shape(_ text: StyledText, width: Double? = nil) -> ShapedText {
    shape(text, width: width, lineLimit: nil, truncation: .tail)
  }
}

extension ShapedText {
  var width: Double { lines.map(\.width).max() ?? 0 }

  /// Returns the part of `string` that each line shows.
  func pieces(of string: String) -> [String] {
    let bytes = Array(string.utf8)
    return lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }
}

/// Compares advances in points; Pango counts in units of 1/1024 point.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 0.02) -> Bool {
  abs(a - b) <= tolerance
}
