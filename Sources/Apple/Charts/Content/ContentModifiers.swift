import Foundation

/// Content whose marks a modifier changes.
struct ModifiedChartContent<Content: ChartContent> {
  let content: Content
  let change: (ArraySlice<ChartMark>) -> ArraySlice<ChartMark>
}

extension ModifiedChartContent: PrimitiveChartContent {
  static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    let start = marks.marks.count
    Content._collect(content.content, into: &marks)
    marks.marks[start...] = content.change(marks.marks[start...])
  }
}

extension ChartContent {
  /// Changes the style of each mark. Inner modifiers come first, so values that are set stay.
  nonisolated func style(
    _ change: @escaping (inout MarkStyle) -> Void
  ) -> ModifiedChartContent<Self> {
    ModifiedChartContent(content: self) { marks in
      var marks = marks
      var last: (old: ChartMark, new: ChartMark)?
      for index in marks.indices {
        let old = marks[index]
        // Marks that share a style share the changed one.
        if let last, old.hasStyle(of: last.old) {
          marks[index].share(last.new)
        } else {
          change(&marks[index].style)
          last = (old, marks[index])
        }
      }
      return marks
    }
  }

  /// Fills and strokes the marks with a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    self.style { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
  }

  /// Gives each value a style of its own, and lists the values in the legend.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    style { $0.foregroundBy = $0.foregroundBy ?? value.coordinate }
  }

  /// Draws a symbol at each point of points and lines.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    style { $0.symbol = $0.symbol ?? .shape { symbol.path(in: $0) } }
  }

  /// Shows a view at each point of points and lines.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return style { $0.symbol = $0.symbol ?? .view(view) }
  }

  /// Gives each value a symbol of its own, and lists the values in the legend.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    style { $0.symbolBy = $0.symbolBy ?? value.coordinate }
  }

  /// Sets the size of symbols.
  ///
  /// - Parameter area: The area of a circle, in square points. Default for points: 50.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    style { $0.symbolSize = $0.symbolSize ?? area }
  }

  /// Sets the size of symbols, in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height * .pi / 4)
  }

  /// Gives each value an area: numbers in proportion, categories in steps.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    style { $0.symbolSizeBy = $0.symbolSizeBy ?? value.coordinate }
  }

  /// Sets the stroke of lines and rules.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    self.style { $0.line = $0.line ?? style }
  }

  /// Gives each value a dash pattern of its own.
  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    style { $0.lineBy = $0.lineBy ?? value.coordinate }
  }

  /// Sets how lines and areas go from point to point. Default: linear.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    style { $0.interpolation = $0.interpolation ?? method }
  }

  /// Draws the marks with reduced opacity.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    style { $0.opacity *= opacity }
  }

  /// Rounds the corners of bars, rectangles and sectors.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - style: The style of the corners. Default: continuous.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    self.style {
      guard $0.cornerRadius == nil else { return }
      ($0.cornerRadius, $0.cornerStyle) = (radius, style)
    }
  }

  /// Places the values of a group beside each other.
  ///
  /// - Parameters:
  ///   - value: The value that marks of the same place share.
  ///   - axis: The axis along which the values are placed. Default: that of the categories.
  ///   - span: The extent of all values. Default: that of a bar.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    style {
      guard $0.group == nil else { return }
      ($0.group, $0.groupAxis, $0.groupSpan) = (value.coordinate, axis, span)
    }
  }

  /// Sets the order of drawing; higher marks are in front. Default: 0.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    style { $0.zIndex += value }
  }

  /// Moves the marks, in points.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the marks, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    style { $0.offset = $0.offset.offsetBy(dx: x, dy: y) }
  }

  /// Moves the edges of the marks, in points.
  nonisolated public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the edges of the marks, in points.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the edges of the marks, in points.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    style {
      $0.offset.origin.x += xStart
      $0.offset.origin.y += yStart
      $0.offset.size.width += xEnd - xStart
      $0.offset.size.height += yEnd - yStart
    }
  }

  /// Blurs the marks.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent {
    style { $0.blur = max($0.blur, radius) }
  }

  /// Adds a shadow to the marks.
  ///
  /// - Parameters:
  ///   - color: The color. Default: black with an opacity of 0.33.
  ///   - radius: The blur radius, in points.
  ///   - x: The horizontal offset, in points. Default: 0.
  ///   - y: The vertical offset, in points. Default: 0.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    style { $0.shadow = $0.shadow ?? (color, radius, x, y) }
  }

  /// Clips bars, rectangles and sectors to a shape in their frame.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    self.style { $0.clip = $0.clip ?? { shape.path(in: $0) } }
  }

  /// Stretches gradients over the plot instead of each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    style { $0.alignsWithPlot = aligns }
  }

  /// Sets the label that screen readers say for the marks.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    style { $0.accessibilityLabel = $0.accessibilityLabel ?? label }
  }

  /// Sets the label that screen readers say for the marks.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label that screen readers say for the marks.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some ChartContent { accessibilityLabel(Text(label)) }

  /// Sets the value that screen readers say for the marks.
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
    style { $0.accessibilityValue = $0.accessibilityValue ?? value }
  }

  /// Sets the value that screen readers say for the marks.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value that screen readers say for the marks.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> some ChartContent { accessibilityValue(Text(value)) }

  /// Hides the marks from screen readers.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    style { $0.isAccessibilityHidden = $0.isAccessibilityHidden || hidden }
  }

  /// Names the marks for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    style { $0.identifier = $0.identifier ?? identifier }
  }
}
