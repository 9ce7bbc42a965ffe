import Foundation

/// The values that an axis marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, minimumStride: Double)
    case stride(Double)
    case calendar(Calendar.Component, Int, Calendar?)
    case values([_PlottedValue])
  }
  let kind: Kind
  /// Whether the bounds of an automatic domain are rounded to values.
  var rounds: (lower: Bool?, upper: Bool?) = (nil, nil)

  static func values(_ values: [some Plottable]) -> AxisMarkValues {
    AxisMarkValues(kind: .values(values.map(\.plotted)))
  }

  /// Whether two axes with the same scale and space choose the same marks.
  func choosesMarks(like other: AxisMarkValues) -> Bool {
    guard case .automatic(let count, let stride) = kind,
      case .automatic(let otherCount, let otherStride) = other.kind
    else { return false }
    return count == otherCount && stride == otherStride
  }
}

/// A value that an axis marks.
public struct AxisValue {
  let value: _PlottedValue
  /// The position among the values of the axis, from 0.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int

  /// Returns the value as a type; `nil` if the value is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotted: value) }
}

/// The values of an axis, with the information that their labels need.
struct AxisTicks {
  var values: [_PlottedValue] = []
  /// The distance between numbers, which determines the digits of their labels.
  var step: Double?
  /// The distance between dates, which determines the fields of their labels.
  var dateStep: DateStep?

  /// Whether the numbers are fractions of a sum.
  var isPercent = false

  init() {}

  /// - Parameters:
  ///   - count: The approximate number of values that fit.
  ///   - calendar: The calendar for values that don't specify one.
  init(_ wanted: AxisMarkValues, of scale: PositionScale, count: Int, _ calendar: Calendar) {
    switch wanted.kind {
    case .values(let given):
      values = given.filter(\.isFinite)
      // The labels of dates show the fields that tell them apart.
      let numbers = values.compactMap(\.number).sorted()
      let gaps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
      if scale.isDate { dateStep = DateStep(span: gaps.min() ?? 86400, count: 1) }
    case .stride(let step): useStep(step, of: scale)
    case .calendar(let component, let count, let own):
      useDates(DateStep(component, count), of: scale, own ?? calendar)
    case .automatic(let desired, let minimum):
      let count = desired ?? count
      if let categories = scale.categories {
        let step = (categories.count + NiceNumbers.limit - 1) / NiceNumbers.limit
        values = Swift.stride(from: 0, to: categories.count, by: max(step, 1)).map {
          .category(categories[$0])
        }
      } else if scale.isDate {
        let span = scale.range.upperBound - scale.range.lowerBound
        useDates(DateStep(span: span, count: count), of: scale, calendar)
      } else if scale.transform == .logarithmic {
        values = NiceNumbers.powers(in: scale.range, count: count).map { .number($0) }
      } else {
        let step = scale.step ?? NiceNumbers.step(span: scale.span, count: count)
        useStep(max(step, minimum), of: scale)
      }
    }
  }

  private mutating func useStep(_ step: Double, of scale: PositionScale) {
    guard scale.categories == nil else { return }
    self.step = step
    values = NiceNumbers.multiples(of: step, in: scale.range).map {
      scale.isDate ? .date($0) : .number($0)
    }
  }

  private mutating func useDates(_ step: DateStep, of scale: PositionScale, _ calendar: Calendar) {
    guard scale.categories == nil else { return }
    dateStep = step
    values = step.dates(in: scale.range, calendar).map { .date($0) }
  }
}

extension PositionScale {
  var span: Double { range.upperBound - range.lowerBound }
}
