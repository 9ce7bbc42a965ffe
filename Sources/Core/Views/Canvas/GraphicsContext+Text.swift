import Foundation

extension GraphicsContext {
  /// A text with resolved fonts, ready to be measured and drawn.
  public struct ResolvedText {
    /// The shading of text without a style of its own. Default: the foreground.
    public var shading: Shading { didSet { isShaded = true } }
    fileprivate let paragraph: TextParagraph
    /// Whether the shading was changed from the foreground.
    fileprivate private(set) var isShaded = false
    fileprivate let text: Text

    fileprivate init(_ text: Text, in context: _ResolveContext) {
      shading = .foreground
      self.text = text
      paragraph = TextParagraph(text, context)
    }

    /// Returns the size of the text within a proposed size, in points.
    public func measure(in size: CGSize) -> CGSize { paragraph.size(for: ProposedViewSize(size)) }

    /// Returns the distance from the top to the first baseline within a proposed size, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(paragraph.arrangement(for: ProposedViewSize(size)).baselines.first ?? 0)
    }

    /// Returns the distance from the top to the last baseline within a proposed size, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      CGFloat(paragraph.arrangement(for: ProposedViewSize(size)).baselines.last ?? 0)
    }
  }

  /// Resolves the text's fonts and values in the environment.
  public func resolve(_ text: Text) -> ResolvedText {
    let formatted = text.formatted(in: environment)
    return ResolvedText(
      formatted.isDrawable(in: context) ? formatted : Text(verbatim: ""), in: context)
  }

  /// Lays out the text with a marker for the foreground, which another shading can replace.
  private func marked(_ text: ResolvedText) -> TextParagraph {
    var context = context
    context.environment.standard.foregroundStyle = AnyShapeStyle(
      FixedStyle(style: ForegroundMark.style))
    return TextParagraph(text.text, context)
  }

  /// Draws a text in a rectangle, wrapping lines at its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let paragraph = text.isShaded ? marked(text) : text.paragraph
    let placed = paragraph.placed(for: ProposedViewSize(rect.size), redaction: nil).text
    let size = paragraph.size(for: ProposedViewSize(rect.size))
    let frame = CGRect(origin: rect.origin, size: size)
    let shading = text.shading.paint(in: frame, self)
    var styles = placed.paints
    if text.isShaded, let style = text.shading.style(in: self) {
      styles = styles.map { ForegroundMark.style($0, style) }
    }
    let lines = placed.placedLines(width: Double(size.width))
    draw(
      styles.items(in: frame) { paints in
        let paints = paints.map { ForegroundMark.paint($0, shading) }
        return lines.flatMap { line, origin in
          placed.items(
            of: line, at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y),
            paints: paints, pixels: environment.displayScale)
        }
      })
  }

  /// Draws a text without wrapping, with its `anchor` at `point`. Default: its center.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.paragraph.size(for: .unspecified)
    draw(text, in: anchor.rectangle(of: size, at: point))
  }

  /// Draws a text in a rectangle, wrapping lines at its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text without wrapping, with its `anchor` at `point`. Default: its center.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

/// A color outside any picture's range that marks the foreground. Its opacity gives the level.
private enum ForegroundMark {
  private static let component = -4096.5
  static let style = _ResolvedStyle.color(
    ResolvedColor(red: component, green: component, blue: component, opacity: 1))

  /// Replaces the marker in a text's style.
  static func style(_ style: _ResolvedStyle, _ shading: _ResolvedStyle) -> _ResolvedStyle {
    switch style {
    case .color(let color) where color.red == component:
      color.opacity < 1 ? shading.multiplyingOpacity(by: color.opacity) : shading
    case .shadow(let inner, let shadow): .shadow(self.style(inner, shading), shadow)
    case .blended(let inner, let mode): .blended(self.style(inner, shading), mode)
    default: style
    }
  }

  /// Replaces the marker in a text's paint.
  static func paint(_ paint: Paint, _ shading: Paint) -> Paint {
    guard case .color(let color) = paint, color.red == component else { return paint }
    return color.opacity < 1 ? shading.multiplyingOpacity(by: color.opacity) : shading
  }
}
