import Foundation

/// Shapes text with Pango and the pinned fonts; for one thread at a time.
///
/// What a text shapes to depends on the text and its style alone: the system's typeface is tried
/// by itself, and the large set of all fonts is used for a text that this cannot show.
public final class PangoTextEngine: TextEngine {
  /// Counts of work that do not depend on the machine.
  public struct Counts: Hashable, Sendable {
    /// Texts that were shaped, each for one width and line limit.
    public var shapings = 0
    /// Requests answered from memory.
    public var memoHits = 0
  }

  /// Something about the fonts that the reader of a picture should know.
  public struct Warning: Hashable, Sendable, CustomStringConvertible {
    public var message: String
    /// How often it was met.
    public var count: Int
    public var description: String { count > 1 ? "\(message) (\(count) times)" : message }
  }

  private struct Request: Hashable {
    var text: StyledText
    var width: Double?
    var lineLimit: Int?
    var truncation: TruncationPosition
  }

  public private(set) var counts = Counts()
  private var warningCounts: [String: Int] = [:]
  private var shaped: [Request: ShapedText] = [:]
  private var metrics: [FontDescription: FontMetrics] = [:]
  private var base: ParagraphShaper
  private var full: ParagraphShaper?
  private var generation: Int

  /// Answers kept for repeated requests; the memory is emptied when it is full.
  private static let memoCapacity = 8192

  /// - Throws: `FontError` when the system's typeface is not installed.
  public init() throws {
    base = ParagraphShaper(try PangoContextOwner(FontLibrary.base()))
    generation = FontLibrary.generation
  }

  public func metrics(for font: FontDescription) -> FontMetrics {
    refresh()
    if let known = metrics[font] { return known }
    let shaper = font.family.isSystem ? base : (fullShaper() ?? base)
    let result = shaper.owner.metrics(font)
    metrics[font] = result
    return result
  }

  public func shape(
    _ text: StyledText, width: Double?, lineLimit: Int?, truncation: TruncationPosition
  ) -> ShapedText {
    refresh()
    let request = Request(text: text, width: width, lineLimit: lineLimit, truncation: truncation)
    if let known = shaped[request] {
      counts.memoHits += 1
      return known
    }
    counts.shapings += 1
    let result = compute(request)
    if shaped.count >= Self.memoCapacity { shaped.removeAll(keepingCapacity: true) }
    shaped[request] = result
    return result
  }

  private func compute(_ request: Request) -> ShapedText {
    for run in request.text.runs {
      if case .named(let name) = run.font.family, !FontLibrary.knows(name) {
        warningCounts["there is no font family \"\(name)\"; Inter stands in", default: 0] += 1
      }
    }
    func shape(_ shaper: ParagraphShaper) -> ShapedText {
      shaper.shape(
        request.text, width: request.width, lineLimit: request.lineLimit,
        truncation: request.truncation)
    }
    let isPlain =
      request.text.runs.allSatisfy { $0.font.family.isSystem }
      && !request.text.runs.contains { $0.text.mayShowEmoji }
    var result = isPlain ? shape(base) : nil
    if result == nil || result!.missingGlyphs > 0, let full = fullShaper() { result = shape(full) }
    let final = result ?? shape(base)
    if final.missingGlyphs > 0 {
      let excerpt = request.text.string.prefix(24)
      warningCounts["no font has all the characters of \"\(excerpt)\"", default: 0] +=
        final.missingGlyphs
    }
    return final
  }

  private func fullShaper() -> ParagraphShaper? {
    if let full { return full }
    guard let configuration = try? FontLibrary.full(),
      let owner = try? PangoContextOwner(configuration)
    else { return nil }
    let shaper = ParagraphShaper(owner)
    full = shaper
    return shaper
  }

  /// Forgets what was shaped before a font was registered.
  private func refresh() {
    let current = FontLibrary.generation
    guard current != generation else { return }
    generation = current
    full = nil
    shaped.removeAll()
    metrics.removeAll()
  }

  /// What was met since this was last called.
  public func takeWarnings() -> [Warning] {
    defer { warningCounts.removeAll() }
    return warningCounts.sorted { $0.key < $1.key }.map { Warning(message: $0.key, count: $0.value) }
  }
}

extension FontDescription.Family {
  /// Whether the family is the system's typeface, which is loaded by itself.
  var isSystem: Bool { self == .system || self == .rounded }
}

extension String {
  /// Whether a character asks to be shown as an emoji, which a plain font might have as well.
  var mayShowEmoji: Bool {
    guard utf8.contains(where: { $0 >= 0xE2 }) else { return false }
    return unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
  }
}
