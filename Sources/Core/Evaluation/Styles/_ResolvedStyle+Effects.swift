import Foundation

/// The shadow of a style's drawing, in points.
public struct _ResolvedShadow: Hashable, Sendable {
  package var color: ResolvedColor
  package var radius: Double
  package var offset: CGSize
  /// Whether the shadow falls inside the drawing, from its edges.
  package var isInner: Bool

  package init(color: ResolvedColor, radius: Double, offset: CGSize, isInner: Bool) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.isInner = isInner
  }
}

extension _ResolvedStyle {
  /// Whether the style needs more than a paint.
  package var hasEffects: Bool {
    switch self {
    case .shadow, .blended: true
    default: false
    }
  }

  /// Whether the style is invisible.
  package var isClear: Bool {
    if case .color(let color) = self { color.opacity <= 0 } else { false }
  }

  /// Returns the display items that draw in the style.
  ///
  /// - Parameters:
  ///   - rect: The area that the style is relative to.
  ///   - draw: Returns the display items for a paint.
  package func items(in rect: CGRect, _ draw: (Paint) -> [DisplayItem]) -> [DisplayItem] {
    switch self {
    case .shadow(let style, let shadow):
      let steps = style.items(in: rect, draw)
      if steps.isEmpty { return [] }
      if shadow.isInner { return steps + shadow.inside(draw(.color(.black)), rect) }
      return [.pushShadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)]
        + steps + [.pop]
    case .blended(let style, let mode):
      let steps = style.items(in: rect, draw)
      return steps.isEmpty ? [] : [.pushFilter(.blend(mode))] + steps + [.pop]
    default: return draw(paint(in: rect))
    }
  }
}

extension [_ResolvedStyle] {
  /// Returns the display items that draw in several styles. Styles with effects are drawn
  /// individually; adjacent styles without effects are drawn together.
  ///
  /// - Parameters:
  ///   - rect: The area that the styles are relative to.
  ///   - draw: Returns the display items for paints, one for each style; parts not drawn have a
  ///     clear paint.
  package func items(in rect: CGRect, _ draw: ([Paint]) -> [DisplayItem]) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let none = [Paint](repeating: .color(.clear), count: count)
    var index = 0
    while index < count {
      var paints = none
      if self[index].hasEffects {
        items += self[index].items(in: rect) {
          paints[index] = $0
          return draw(paints)
        }
        index += 1
      } else {
        while index < count, !self[index].hasEffects {
          paints[index] = self[index].paint(in: rect)
          index += 1
        }
        items += draw(paints)
      }
    }
    return items
  }
}

extension _ResolvedShadow {
  /// Returns the shadow that the area around a silhouette casts on it.
  fileprivate func inside(_ silhouette: [DisplayItem], _ rect: CGRect) -> [DisplayItem] {
    guard color.opacity > 0, radius.isFinite, abs(offset.width) < 1e6, abs(offset.height) < 1e6
    else { return [] }
    // The area beyond casts no shadow here; strokes may extend outside of their frame.
    let reach = 100 + 2 * CGFloat(radius) + max(abs(offset.width), abs(offset.height))
    var solid = color
    solid.opacity = 1
    let around: [DisplayItem] =
      [.fill(Path(rect.insetBy(dx: -reach, dy: -reach)), .color(solid), FillStyle())]
      + [.pushFilter(.blend(.destinationOut))] + silhouette + [.pop]
    let shadow = ColorMatrix.silhouette(in: color, isInverse: false)
    return [.pushMasked]
      + [.pushTransform(CGAffineTransform(translationX: offset.width, y: offset.height))]
      + [.pushFilter(.blur(radius: radius / 2, isOpaque: false)), .pushFilter(.color(shadow))]
      + around + [.pop, .pop, .pop, .maskedBy] + silhouette + [.pop]
  }
}
