import Foundation

/// The values of a scale.
public protocol ScaleDomain {
  /// The domain as a scale sees it. Custom types never implement this.
  var _domain: _ScaleDomain { get }
}

/// The values of a scale.
public struct _ScaleDomain {
  /// The ends of a range, or the categories.
  var values: [_PlottedValue] = []
  var isAutomatic = false
  var includesZero: Bool?
  var isReversed = false
  var modify: (([_PlottedValue]) -> [_PlottedValue])?

  /// The values; `nil` for those of the data.
  var given: [_PlottedValue]? { isAutomatic ? nil : values }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The range.
  public var _domain: _ScaleDomain {
    _ScaleDomain(values: [lowerBound.plotted, upperBound.plotted])
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// The range.
  public var _domain: _ScaleDomain {
    _ScaleDomain(values: [lowerBound.plotted, upperBound.plotted])
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The categories, or the range of the numbers.
  public var _domain: _ScaleDomain { _ScaleDomain(values: map(\.plotted)) }
}

/// A domain that is derived from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  /// The domain as a scale sees it.
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The range or the categories of the data.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// The range or the categories of the data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether a range of numbers includes 0. Default: `true`.
  ///   - reversed: Whether the axis runs the other way. Default: `false`.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(
        isAutomatic: true, includesZero: includesZero, isReversed: reversed ?? false))
  }

  /// The range or the categories of the data, changed.
  ///
  /// - Parameters:
  ///   - includesZero: Whether a range of numbers includes 0. Default: `true`.
  ///   - reversed: Whether the axis runs the other way. Default: `false`.
  ///   - dataType: The type of the data.
  ///   - modifyInferredDomain: Changes the ends of the range, or the categories.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    var domain = AutomaticScaleDomain.automatic(includesZero: includesZero, reversed: reversed)
      ._domain
    domain.modify = { values in
      var data = values.compactMap { DataValue(plotted: $0) }
      modifyInferredDomain(&data)
      return data.map(\.plotted)
    }
    return AutomaticScaleDomain(_domain: domain)
  }
}

/// How values are spread along a scale.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable { case linear, log, date, category, power(Double), symmetricLog(Double) }
  let kind: Kind

  /// In proportion.
  public static let linear = ScaleType(kind: .linear)
  /// By their logarithm. Values that are not positive are not shown.
  public static let log = ScaleType(kind: .log)
  /// In proportion, with marks at calendar units.
  public static let date = ScaleType(kind: .date)
  /// At equal distances.
  public static let category = ScaleType(kind: .category)
  /// By their square root.
  public static let squareRoot = ScaleType(kind: .power(0.5))
  /// By the logarithm of their absolute value, linear near 0.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))

  /// By a power; 0 and negative exponents are 1.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(kind: .power(exponent > 0 ? exponent : 1))
  }

  /// By the logarithm of their absolute value, with a slope at 0.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero > 0 ? slopeAtZero : 1))
  }
}

/// The positions of the ends of an axis.
public protocol PositionScaleRange {
  /// The range as a scale sees it. Custom types never implement this.
  var _range: _PositionScaleRange { get }
}

/// The positions of the ends of an axis.
public struct _PositionScaleRange {
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
  var points: ClosedRange<CGFloat>?
}

/// The extent of the plot, with padding.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// The range as a scale sees it.
  public let _range: _PositionScaleRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

  /// The plot without padding at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot without padding at its ends, in points.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_range: _PositionScaleRange(padding: (startPadding, endPadding)))
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  /// Positions in the plot, in points.
  public var _range: _PositionScaleRange { _PositionScaleRange(points: self) }
}

/// The options that modifiers set for the scale of an axis.
struct ScaleSettings {
  var domain: _ScaleDomain?
  var range: _PositionScaleRange?
  var type: ScaleType?
  /// The length of the visible part of the domain; `nil` for all of it.
  var visibleLength: Double?
  var isScrollable = false
  var scrollPosition: _PlottedValue?
}
