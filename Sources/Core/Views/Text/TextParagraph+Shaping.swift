import Foundation

// The lines for a proposal: wrapped, limited in number, and tightened or shrunk to fit.

extension TextParagraph {
  func shaped(_ width: Double?, _ height: Double?) -> ShapedText {
    let fits = width.map { !isLong && $0 >= naturalMeasures.extent.contentWidth } ?? true
    let shaped = fits ? limited(natural, text, width, height) : shape(text, width, height)
    guard shaped.isTruncated else { return shaped }
    if settings.allowsTightening, let tightened = tightened(width, height) { return tightened }
    return settings.minimumScale < 1 ? shrunk(width, height) : shaped
  }

  /// Shapes the text for a width, and again with fewer lines if they do not all fit.
  private func shape(_ text: StyledText, _ width: Double?, _ height: Double?) -> ShapedText {
    guard isLong else { return limited(lines(of: text, width, limit: nil), text, width, height) }
    if let limit = greatestLineCount(of: text, in: height) {
      return limited(lines(of: text, width, limit: limit), text, width, height)
    }
    if longLines?.width != width || longLines?.text != text {
      longLines = (text, width, lines(of: text, width, limit: nil))
    }
    return longLines.map { limited($0.lines, text, width, height) } ?? natural
  }

  /// Returns a number of lines that the shown ones don't exceed; `nil` if there is no limit.
  private func greatestLineCount(of text: StyledText, in height: Double?) -> Int? {
    let heights = text.runs.map { engine.metrics(for: $0.font).lineHeight }
    guard settings.lineHeight == nil, let height, let lowest = heights.min(), lowest > 0 else {
      return settings.lineLimit
    }
    let count = ((height + Self.tolerance) / lowest).rounded(.down) + 1
    return min(settings.lineLimit ?? .max, count < 1e6 ? Int(count) : .max)
  }

  /// Returns the engine's lines, adjusted to the environment's line height.
  func lines(of text: StyledText, _ width: Double?, limit: Int?) -> ShapedText {
    var shaped = engine.shape(
      text, width: width, lineLimit: settings.hasEllipsis ? limit : limit.map { $0 &+ 1 },
      truncation: settings.truncation)
    if !settings.hasEllipsis, let limit, shaped.lines.count > limit {
      shaped.lines.removeLast(shaped.lines.count - limit)
      shaped.isTruncated = true
    }
    Deadline.current?.note("Text \u{201C}\(self.text.string.prefix(24))…\u{201D}")
    guard let rule = settings.lineHeight, let font = text.runs.first?.font else { return shaped }
    for (index, line) in shaped.lines.enumerated() {
      let height = rule.height(size: font.size, glyphs: line.height, pitch: font.linePitch)
      let more = height - line.height
      shaped.lines[index].ascent += more * rule.shareAbove
      shaped.lines[index].descent += more * (1 - rule.shareAbove)
    }
    return shaped
  }

  private func limited(
    _ shaped: ShapedText, _ text: StyledText, _ width: Double?, _ height: Double?
  ) -> ShapedText {
    let limit = min(settings.lineLimit ?? .max, fitting(shaped.lines, height))
    guard shaped.lines.count > limit else { return shaped }
    return lines(of: text, width, limit: limit)
  }

  /// Returns the number of lines that fit a height, at least 1.
  private func fitting(_ lines: [ShapedLine], _ height: Double?) -> Int {
    guard let height else { return lines.count }
    var used = 0.0
    for (index, line) in lines.enumerated() {
      used += line.height
      if used > height + Self.tolerance { return max(1, index) }
      used += gap(below: line.height)
    }
    return lines.count
  }

  /// Returns the text tightened by the smallest of 16 steps that avoids truncation, or `nil` if
  /// tightening by 5% does not suffice.
  private func tightened(_ width: Double?, _ height: Double?) -> ShapedText? {
    let count = max(natural.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }, 1)
    let advance = natural.lines.reduce(0) { $0 + $1.width } / Double(count)
    func shaped(_ step: Int) -> ShapedText {
      var text = text
      for index in text.runs.indices {
        text.runs[index].tracking -= advance * 0.05 * Double(step) / 16
      }
      return shape(text, width, height)
    }
    var (failing, fitting) = (0, 16)
    var best = shaped(fitting)
    guard !best.isTruncated else { return nil }
    while fitting - failing > 1 {
      let middle = (fitting + failing) / 2
      let candidate = shaped(middle)
      if candidate.isTruncated {
        failing = middle
      } else {
        (fitting, best) = (middle, candidate)
      }
    }
    return best
  }

  /// Returns the text at the largest scale, in steps of 1/32, that avoids truncation.
  private func shrunk(_ width: Double?, _ height: Double?) -> ShapedText {
    var (fitting, failing) = (Int((settings.minimumScale * 32).rounded(.up)), 32)
    var best = shape(text.scaled(by: settings.minimumScale), width, height)
    while failing - fitting > 1 {
      let middle = (fitting + failing) / 2
      let candidate = shape(text.scaled(by: Double(middle) / 32), width, height)
      if candidate.isTruncated {
        failing = middle
      } else {
        (fitting, best) = (middle, candidate)
      }
    }
    return best
  }

  /// Returns the distance from the bottom of one line to the top of the next.
  func gap(below lineHeight: Double) -> Double {
    var gap = 0.0
    if settings.lineHeight == nil, let font = text.runs.first?.font, font.linePitch > 0 {
      gap = font.linePitch - lineHeight
      // The pitch may be less than the height of the font's glyphs, but taller runs never overlap.
      if gap < 0 { gap = max(gap, min(font.linePitch - engine.metrics(for: font).lineHeight, 0)) }
    }
    return settings.lineSpacing > 0 ? max(gap, settings.lineSpacing) : gap
  }
}
