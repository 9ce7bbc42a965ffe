import Foundation
import GalleyViews

/// A shaped line of text on a sheet.
struct AnnotationText {
  struct Run {
    var text: String
    var ink = AnnotationInk.text
    var isStrong = false
    var isCode = false

    /// Letters of code are 0.6 em wide, scaled to whole pixels at two pixels per point: equal
    /// letters then have equal pixels, which makes files smaller.
    func font(_ size: Double) -> FontDescription {
      FontDescription(
        family: isCode ? .monospaced : .system, size: isCode ? size * 35 / 34.5 : size,
        weight: isStrong ? 600 : 400)
    }

    /// Divides a text at its backticks. Text between backticks is code.
    ///
    /// - Parameter isCode: Whether the text begins with code.
    static func marked(
      _ text: String, ink: AnnotationInk = .text, isStrong: Bool = false, isCode: Bool = false
    ) -> [Run] {
      text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap {
        index, part -> Run? in
        guard !part.isEmpty else { return nil }
        let isCode = (index % 2 == 1) != isCode
        return Run(
          text: isCode ? unbroken(String(part)) : String(part), ink: ink,
          isStrong: isStrong, isCode: isCode)
      }
    }

    /// Returns code that doesn't wrap at its spaces.
    static func unbroken(_ code: String) -> String { code.replacing(" ", with: "\u{A0}") }
  }

  let string: String
  let line: ShapedLine
  private let paints: [Paint]
  let inks: [AnnotationInk]
  let fontSize: Double

  var width: Double { line.width }
  var height: Double { line.height }

  /// - Parameters:
  ///   - fontSize: The font size, in points.
  ///   - limit: The maximum width of the line, in points; longer text is truncated in the middle.
  init(_ runs: [Run], fontSize: Double, limit: Double? = nil, engine: any TextEngine) {
    let styled = Self.styled(runs, fontSize: fontSize)
    string = styled.string
    let shaped = engine.shape(styled, width: limit, lineLimit: 1, truncation: .middle)
    line = shaped.lines[0]
    paints = runs.map { .color($0.ink.color) }
    inks = runs.map(\.ink)
    self.fontSize = fontSize
  }

  /// Breaks a sentence into lines of at most `width` points.
  static func wrapped(
    _ text: String, ink: AnnotationInk = .text, fontSize: Double, width: Double,
    engine: any TextEngine
  ) -> [AnnotationText] {
    wrapped([Run(text: text, ink: ink)], fontSize: fontSize, width: width, engine: engine)
  }

  /// Breaks runs of text into lines of at most `width` points.
  static func wrapped(
    _ runs: [Run], fontSize: Double, width: Double, engine: any TextEngine
  ) -> [AnnotationText] {
    let styled = styled(runs, fontSize: fontSize)
    let shaped = engine.shape(styled, width: width, lineLimit: nil, truncation: .tail)
    let text = Array(styled.string.utf8)
    return shaped.lines.map { line in
      AnnotationText(
        string: String(decoding: text[line.range], as: UTF8.self), line: line, runs: runs,
        fontSize: fontSize)
    }
  }

  /// Returns the text to shape. The paint of a run is its index.
  private static func styled(_ runs: [Run], fontSize: Double) -> StyledText {
    StyledText(
      runs: runs.enumerated().map { index, run in
        StyledText.Run(text: oneLine(run.text), font: run.font(fontSize), paint: index)
      })
  }

  private init(string: String, line: ShapedLine, runs: [Run], fontSize: Double) {
    (self.string, self.line, self.fontSize) = (string, line, fontSize)
    inks = runs.map(\.ink)
    paints = runs.map { .color($0.ink.color) }
  }

  /// Replaces line breaks and invisible characters with spaces.
  private static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: Self.breaks) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(Self.breaks(scalar) ? " " : scalar) }
    return String(scalars)
  }

  private static func breaks(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 32 || scalar.value == 127 || scalar.value == 0x85 || scalar.value == 0x2028
      || scalar.value == 0x2029
  }

  /// Returns the display item of the line, with its capital letters centered vertically on `y`.
  func item(left x: Double, middle y: Double, _ grid: PixelGrid) -> DisplayItem {
    let baseline = grid.round(y + fontSize * 0.36)
    return .glyphs(line, origin: CGPoint(x: grid.round(x), y: baseline), paints: paints)
  }

  /// Returns the frame of the line when its middle is at `y`.
  func frame(left x: Double, middle y: Double) -> CGRect {
    let baseline = y + fontSize * 0.36
    return CGRect(x: x, y: baseline - fontSize * 0.78, width: width, height: fontSize)
  }
}

/// Numbers and names as annotations format them.
package enum AnnotationWords {
  /// Rounds to hundredths of a point, which is sufficient for the eye. Eighths stay exact, so that
  /// sums with them add up.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return NumberText.points(value) }
    let eighths = (value * 8).rounded() / 8
    return NumberText.points(
      abs(eighths - value) < 1e-6 ? eighths : (value * 100).rounded() / 100)
  }

  /// Returns the number with a sign; the minus is as wide as the plus.
  package static func distance(_ value: Double) -> String {
    let text = number(abs(value))
    return text == "0" ? "0" : (value < 0 ? "−" : "+") + text
  }

  package static func size(_ size: CGSize) -> String {
    "\(number(size.width))×\(number(size.height))"
  }

  /// Returns a proposal such as `300×∞`; an unspecified dimension is `nil`.
  package static func proposal(_ proposal: ProposedViewSize) -> String {
    func word(_ length: CGFloat?) -> String { length.map { number(Double($0)) } ?? "nil" }
    return "\(word(proposal.width))×\(word(proposal.height))"
  }

  /// Returns a text in quotation marks, truncated.
  package static func quoted(_ text: some StringProtocol) -> String {
    "“\(text.count > 24 ? "\(text.prefix(22))…" : String(text))”"
  }

  /// Returns a name of at most forty characters, truncated in the middle. A name with right-to-left
  /// letters is isolated in a left-to-right line, so that it doesn't reverse the numbers beside it.
  package static func shortened(_ name: String) -> String {
    let short = name.count <= 40 ? name : "\(name.prefix(22))…\(name.suffix(16))"
    return short.unicodeScalars.contains(where: isRightToLeft)
      ? "\u{200E}\u{2068}\(short)\u{2069}" : short
  }

  /// Whether a character is in a block of right-to-left scripts.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Returns a count with its noun: `1 view`, `2 views`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
