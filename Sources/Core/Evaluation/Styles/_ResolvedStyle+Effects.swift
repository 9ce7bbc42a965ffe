import Foundation

/// The shadow of what a style draws, in points.
public struct _ResolvedShadow: Hashable, Sendable {
  package var color: ResolvedColor
  package var radius: Double
  package var offset: CGSize
  /// Whether the shadow falls on what is drawn, from its edges.
  package var isInner: Bool

  package init(color: ResolvedColor, radius: Double, offset: CGSize, isInner: Bool) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.isInner = isInner
  }
}

extension _ResolvedStyle {
  /// Whether the style is more than a paint.
  package var hasEffects: Bool {
    switch self {
    case .shadow, .blended: true
    default: false
    }
  }

  /// Whether nothing is seen of the style.
  package var isClear: Bool {
    if case .color(let color) = self { color.opacity <= 0 } else { false }
  }

  /// The steps that draw something in the style.
  ///
  /// - Parameters:
  ///   - rect: The area that the style is relative to.
  ///   - draw: The steps that draw it with a paint.
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
  /// The steps that draw something in several styles: the parts in a style with effects by
  /// themselves, and neighbors without any together.
  ///
  /// - Parameters:
  ///   - rect: The area that the styles are relative to.
  ///   - draw: The steps that draw it with paints, one for each style; a part that is not drawn has
  ///     a clear one.
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
  /// The shadow of everything around a silhouette, as far as it falls on the silhouette.
  fileprivate func inside(_ silhouette: [DisplayItem], _ rect: CGRect) -> [DisplayItem] {
    guard color.opacity > 0, radius.isFinite, abs(offset.width) < 1e6, abs(offset.height) < 1e6
    else { return [] }
    // What is farther away casts no shadow here; lines may stick out of their frame.
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
