import Foundation

/// The default symbols and dash patterns of values.
enum LegendStyles {
  nonisolated(unsafe) static let symbols: [MarkStyle.Symbol] = BasicChartSymbolShape.all.map {
    shape in
    .shape { shape.path(in: $0) }
  }
  static let lines: [StrokeStyle] = [[], [6, 4], [2, 3], [8, 3, 2, 3]].map {
    StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .round, dash: $0)
  }
}

/// What the values of a chart look like.
struct ChartLegend: View {
  let model: ChartModel
  /// Whether each value has its own line, as at the sides of a chart.
  let isVertical: Bool
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 8

  /// A value, with everything that distinguishes it from others.
  struct Entry: Identifiable {
    let id: Int
    let value: _PlottedValue
    let name: Text
    let style: AnyShapeStyle?
    let symbol: MarkStyle.Symbol?
    let line: StrokeStyle?
  }

  static func entries(of model: ChartModel) -> [Entry] {
    let colored = model.foreground.isContinuous ? [] : model.foreground.scale.usedValues
    let all = colored + model.symbols.usedValues + model.lines.usedValues
    let (colors, symbols) = (Set(colored), Set(model.symbols.usedValues))
    let lines = Set(model.lines.usedValues)
    var entries: [Entry] = []
    var known: Set<_PlottedValue> = []
    for value in all where known.insert(value).inserted {
      entries.append(
        Entry(
          id: entries.count, value: value, name: AxisFormat.text(value, AxisTicks()),
          style: colors.contains(value) ? model.foreground(value) : nil,
          symbol: symbols.contains(value) ? model.symbols(value, LegendStyles.symbols) : nil,
          line: lines.contains(value) ? model.lines(value, LegendStyles.lines) : nil))
    }
    return entries
  }

  /// Whether there is anything to show.
  static func isNeeded(for model: ChartModel) -> Bool {
    model.foreground.scale.isUsed || model.symbols.isUsed || model.lines.isUsed
  }

  var body: some View {
    FlowLayout(spacing: 12, lineSpacing: 4, isVertical: isVertical) {
      ForEach(Self.entries(of: model)) { entry in
        HStack(spacing: 5) {
          mark(entry)
          entry.name.foregroundStyle(Color.secondary)
        }
        .accessibilityElement(children: .combine)
      }
      if model.foreground.isContinuous, let range = model.foreground.range {
        HStack(spacing: 6) {
          label(range.lowerBound)
          LinearGradient(
            gradient: model.foreground.shades, startPoint: .leading, endPoint: .trailing
          )
          .frame(width: 12 * side, height: side)
          .clipShape(Capsule())
          label(range.upperBound)
        }
      }
    }
    .font(.caption)
  }

  private func label(_ number: Double) -> some View {
    AxisFormat.text(.number(number), AxisTicks()).foregroundStyle(Color.secondary)
  }

  @ViewBuilder
  private func mark(_ entry: Entry) -> some View {
    let style = entry.style ?? ForegroundScale.standard
    if let line = entry.line {
      Path { path in
        path.move(to: CGPoint(x: 0, y: side / 2))
        path.addLine(to: CGPoint(x: 2.5 * side, y: side / 2))
      }
      .stroke(style, style: line)
      .frame(width: 2.5 * side, height: side)
    } else if case .view(let view)? = entry.symbol {
      view.foregroundStyle(style)
    } else {
      let rect = CGRect(x: 0, y: 0, width: side, height: side)
      outline(entry.symbol, rect).fill(style).frame(width: side, height: side)
    }
  }

  private func outline(_ symbol: MarkStyle.Symbol?, _ rect: CGRect) -> Path {
    if case .shape(let shape)? = symbol { shape(rect) } else { Path(ellipseIn: rect) }
  }
}

/// Views side by side, in as many lines as they need.
struct FlowLayout: Layout {
  let spacing: CGFloat
  let lineSpacing: CGFloat
  /// Whether each view has its own line.
  let isVertical: Bool

  private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var (corner, lineHeight) = (CGPoint.zero, CGFloat(0))
    for view in subviews {
      var size = view.sizeThatFits(.unspecified)
      if size.width > width {
        size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      if corner.x > 0, isVertical || corner.x + size.width > width + 0.01 {
        corner = CGPoint(x: 0, y: corner.y + lineHeight + lineSpacing)
        lineHeight = 0
      }
      frames.append(CGRect(origin: corner, size: size))
      corner.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
    }
    return frames
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(subviews, width: proposal.width ?? .infinity)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, frame) in zip(subviews, frames(subviews, width: bounds.width + 0.01)) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
