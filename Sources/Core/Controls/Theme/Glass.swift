import Foundation

/// A shape filled with the theme's glass, or with a material if the theme has no glass.
///
/// A flat picture shows glass as the blurred content below, a rim, and highlights within it.
/// Refraction at the edges is not drawn.
package struct GlassSurface<Outline: Shape, Line: Shape>: View {
  private let outline: Outline
  /// The outline of the highlights.
  private let line: Line
  private let isThick: Bool
  private let shadow: GlassShadow
  @Environment(\.theme.look.glass) private var glass
  @Environment(\.colorScheme) private var colorScheme

  /// Creates glass, by default of the usual thickness.
  ///
  /// - Parameters:
  ///   - isThick: Whether the glass is nearly opaque, as in menus.
  ///   - shadow: The shadow that the glass casts.
  init(_ outline: Outline, isThick: Bool = false, shadow: GlassShadow = .none)
  where Outline: InsettableShape, Line == Outline.InsetShape {
    self.outline = outline
    line = outline.inset(by: 0.67)
    (self.isThick, self.shadow) = (isThick, shadow)
  }

  /// Creates glass in any shape.
  package nonisolated init(in outline: Outline) where Line == Outline {
    (self.outline, line, isThick, shadow) = (outline, outline, false, .none)
  }

  package var body: some View {
    if let glass {
      let colors = colorScheme == .dark ? glass.dark : glass.light
      let fill = GlassFill(color: isThick ? colors.thickFill : colors.fill, blur: glass.blur)
      outline.fill(fill)
        .background {
          switch shadow {
          case .none: EmptyView()
          case .weak:
            FloatingShadow(outline: outline, color: Color(colors.weakShadow), offset: 3, radius: 3)
          case .floating:
            FloatingShadow(outline: outline, color: Color(colors.shadow), offset: 6, radius: 10)
          }
        }
        .overlay { line.stroke(edges(colors.highlight, .clear), lineWidth: 0.67) }
        .overlay { outline.stroke(edges(colors.rim, colors.sideRim), lineWidth: 0.67) }
    } else {
      outline.fill(.ultraThinMaterial)
    }
  }

  /// A gradient with one color at the top and bottom and another at the sides.
  private func edges(_ ends: ResolvedColor, _ sides: ResolvedColor) -> LinearGradient {
    LinearGradient(
      colors: [Color(ends), Color(sides), Color(ends)], startPoint: .top, endPoint: .bottom)
  }
}

/// The glass of a sheet, behind its content, or its rim, in front of the content.
struct GlassSheet<Outline: InsettableShape>: View {
  let outline: Outline
  let isRim: Bool
  @Environment(\.theme.look.glass) private var glass
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    if let glass {
      let colors = colorScheme == .dark ? glass.dark : glass.light
      if isRim {
        outline.strokeBorder(Color(colors.sheetRim)).allowsHitTesting(false)
      } else {
        outline.fill(GlassFill(color: colors.sheetFill, blur: glass.blur))
      }
    }
  }
}

/// The shadow that glass casts: that of bars, or that of surfaces above the content.
enum GlassShadow { case none, weak, floating }

/// The shadow around a shape, without the part below the shape, which glass would show.
private struct FloatingShadow<Outline: Shape>: View {
  let outline: Outline
  let color: Color
  let offset: CGFloat
  let radius: CGFloat
  private var reach: CGFloat { 4 * radius }

  var body: some View {
    outline.fill(color)
      .offset(y: offset)
      .blur(radius: radius)
      .padding(reach)
      .mask {
        Surroundings(outline: outline, reach: reach).fill(style: FillStyle(eoFill: true))
      }
      .padding(-reach)
  }
}

/// The area around a shape, up to a distance.
private struct Surroundings<Outline: Shape>: Shape {
  let outline: Outline
  let reach: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    path.addPath(outline.path(in: rect.insetBy(dx: reach, dy: reach)))
    return path
  }
}

/// The blurred content below, under a translucent color.
private struct GlassFill: ShapeStyle {
  let color: ResolvedColor
  let blur: Double

  func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .backdrop(Backdrop(radius: blur, saturation: 1.4, color: color))
  }
}
