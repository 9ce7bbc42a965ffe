import Foundation

extension Text {
  /// The lines of a laid-out text, for a `TextRenderer`.
  public struct Layout: RandomAccessCollection, Sendable {
    /// The shared storage of lines, runs and slices.
    fileprivate final class Source: Sendable {
      let text: PlacedText
      let lines: [(line: ShapedLine, origin: CGPoint)]
      private let size: CGSize
      /// The custom attributes, by paint index.
      let attributes: [Int: [CustomAttribute]]

      init(_ text: PlacedText, size: CGSize, attributes: [Int: [CustomAttribute]]) {
        self.text = text
        self.attributes = attributes
        self.size = size
        lines = text.placedLines(width: Double(size.width))
      }

      /// Returns the steps that draw a line or part of one.
      func items(of line: ShapedLine, at place: CGPoint, pixels: CGFloat) -> [DisplayItem] {
        text.paints.items(in: CGRect(origin: .zero, size: size)) {
          text.items(of: line, at: place, paints: $0, pixels: pixels)
        }
      }
    }

    private let source: Source

    init(_ text: PlacedText, size: CGSize, attributes: [Int: [CustomAttribute]]) {
      source = Source(text, size: size, attributes: attributes)
    }

    /// Whether part of the text is replaced by an ellipsis.
    public var isTruncated: Bool { source.text.isTruncated }
    /// The index of the first line: 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { source.lines.count }
    /// The line at an index, counted from the top.
    public subscript(index: Int) -> Line { Line(source: source, index: index) }

    /// Bounds measured with font metrics, not with the ink of the glyphs. In points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      /// The distance from the left to the right end.
      public var width: CGFloat
      /// The distance from the top to the baseline.
      public var ascent: CGFloat
      /// The distance from the baseline to the bottom.
      public var descent: CGFloat
      /// The extra distance to the next line. Always 0.
      public var leading: CGFloat

      /// Creates bounds. Default: empty bounds at the origin.
      public init(
        origin: CGPoint = .zero, width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0,
        leading: CGFloat = 0
      ) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
      }

      /// The bounds as a rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Options for drawing lines, runs and slices.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The raw bits.
      public let rawValue: UInt32
      /// Creates options from raw bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Accepted for source compatibility: glyphs are positioned at quarter pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line, whose runs go from left to right.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      fileprivate let source: Source
      fileprivate let index: Int

      fileprivate var shaped: ShapedLine { source.lines[index].line }
      fileprivate var place: CGPoint { source.lines[index].origin }

      /// The left end of the line's baseline, relative to the text's top left corner.
      public var origin: CGPoint { place }
      /// The index of the first run: 0.
      public var startIndex: Int { 0 }
      /// The number of runs.
      public var endIndex: Int { shaped.runs.count }
      /// The run at an index, counted from the left.
      public subscript(index: Int) -> Run {
        Run(source: source, line: self.index, index: index)
      }
      /// The typographic bounds of the line, in points from the text's top left corner.
      public var typographicBounds: TypographicBounds {
        TypographicBounds(
          origin: place, width: CGFloat(shaped.width), ascent: CGFloat(shaped.ascent),
          descent: CGFloat(shaped.descent))
      }
      /// The direction of the line's paragraph.
      public var paragraphLayoutDirection: LayoutDirection {
        shaped.isRightToLeft ? .rightToLeft : .leftToRight
      }
      /// Whether two values are the same line of one layout.
      public static func == (a: Line, b: Line) -> Bool {
        a.source === b.source && a.index == b.index
      }
    }

    /// Glyphs in one style, with one slice for each glyph from left to right.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      fileprivate let source: Source
      fileprivate let line: Int
      fileprivate let index: Int

      fileprivate var shapedLine: ShapedLine { source.lines[line].line }
      fileprivate var shaped: GlyphRun { source.lines[line].line.runs[index] }
      fileprivate var place: CGPoint { source.lines[line].origin }

      /// The index of the first slice: 0.
      public var startIndex: Int { 0 }
      /// The number of slices.
      public var endIndex: Int { shaped.attachment == nil ? shaped.glyphs.count : 1 }
      /// The slice at an index, counted from the left.
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      /// The slices in a range of indices, as one slice.
      public subscript(bounds: Range<Int>) -> RunSlice {
        RunSlice(run: self, indices: bounds.clamped(to: startIndex..<endIndex))
      }
      /// The run's custom attribute of a type, or `nil` if there is none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        source.attributes[shaped.paint]?.lazy.compactMap { $0.value as? T }.first
      }
      /// The direction of the run's line.
      public var layoutDirection: LayoutDirection {
        shapedLine.isRightToLeft ? .rightToLeft : .leftToRight
      }
      /// The typographic bounds of the run, in points from the text's top left corner.
      public var typographicBounds: TypographicBounds { bounds(x: shaped.x, width: shaped.width) }

      fileprivate func bounds(x: Double, width: Double) -> TypographicBounds {
        let metrics = shaped.font.metrics
        return TypographicBounds(
          origin: CGPoint(x: place.x + CGFloat(x), y: place.y), width: CGFloat(width),
          ascent: CGFloat(shaped.attachment?.ascent ?? metrics.ascent),
          descent: CGFloat(shaped.attachment?.descent ?? metrics.descent))
      }
      /// Whether two values are the same run of one layout.
      public static func == (a: Run, b: Run) -> Bool {
        a.source === b.source && a.line == b.line && a.index == b.index
      }
    }

    /// A range of glyphs in a run.
    public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
      /// The run.
      public let run: Run
      /// The indices of the glyphs in the run.
      public let indices: Range<Int>

      /// The index of the first glyph in the run.
      public var startIndex: Int { indices.lowerBound }
      /// The index after the last glyph in the run.
      public var endIndex: Int { indices.upperBound }
      /// The glyph at an index in the run.
      public subscript(index: Int) -> RunSlice { run[index] }
      /// The glyphs in a range of indices in the run.
      public subscript(bounds: Range<Int>) -> RunSlice {
        RunSlice(run: run, indices: bounds.clamped(to: indices))
      }
      /// The run's custom attribute of a type, or `nil` if there is none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
      /// The bounds of the glyphs' advances, in points from the text's top left corner.
      public var typographicBounds: TypographicBounds {
        let run = run.shaped
        guard run.attachment == nil, let first = indices.first, let last = indices.last else {
          return self.run.typographicBounds
        }
        // The ink of a glyph may be moved within its advance.
        let left = Swift.max(run.glyphs[first].x, run.x)
        let right = Swift.min(run.glyphs[last].x + run.glyphs[last].advance, run.x + run.width)
        return self.run.bounds(x: left, width: Swift.max(right - left, 0))
      }
    }
  }
}

extension Text.Layout.Run {
  /// Returns the run, or some of its glyphs, as a separate line.
  fileprivate func line(_ glyphs: Range<Int>? = nil) -> ShapedLine {
    var (line, run) = (shapedLine, shaped)
    if let glyphs, run.attachment == nil {
      run.glyphs = Array(run.glyphs[glyphs])
      if let first = run.glyphs.first, let last = run.glyphs.last {
        (run.x, run.width) = (first.x, last.x + last.advance - first.x)
      }
    }
    line.runs = [run]
    return line
  }

  fileprivate func items(_ line: ShapedLine, pixels: CGFloat) -> [DisplayItem] {
    source.items(of: line, at: place, pixels: pixels)
  }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(
      line.source.items(of: line.shaped, at: line.place, pixels: environment.displayScale))
  }

  /// Draws a run of a text.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(run.items(run.line(), pixels: environment.displayScale))
  }

  /// Draws a slice of a text.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    guard !slice.isEmpty else { return }
    draw(slice.run.items(slice.run.line(slice.indices), pixels: environment.displayScale))
  }
}
