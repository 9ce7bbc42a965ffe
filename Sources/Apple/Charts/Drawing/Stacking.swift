import Foundation

/// Stacks bars and areas of the same place, and sectors in a circle.
struct Stacking {
  private(set) var extents: [(low: Double, high: Double)?]

  private struct Place: Hashable {
    let kind: ChartMark.Kind
    let place: _PlottedValue?
    let group: _PlottedValue?
  }

  init(_ marks: [ChartMark]) {
    extents = Array(repeating: nil, count: marks.count)
    var totals: [Place: Double] = [:]
    let places = marks.map { mark in mark.stackedValue == nil ? nil : Self.place(of: mark) }
    for (mark, place) in zip(marks, places) {
      guard let place, let value = mark.stackedValue,
        mark.kind == .sector || mark.stacking == .normalized || mark.stacking == .center
      else { continue }
      totals[place, default: 0] += mark.kind == .sector ? max(value, 0) : abs(value)
    }
    var ends: [Place: (up: Double, down: Double)] = [:]
    for (index, mark) in marks.enumerated() {
      guard let place = places[index], var value = mark.stackedValue else { continue }
      if mark.kind == .sector || mark.stacking == .normalized {
        let total = totals[place] ?? 0
        value = total > 0 ? (mark.kind == .sector ? max(value, 0) : value) / total : 0
      } else if mark.stacking == .unstacked {
        extents[index] = (min(value, 0), max(value, 0))
        continue
      } else if mark.stacking == .center {
        value = abs(value)
      }
      let start = mark.stacking == .center ? -(totals[place] ?? 0) / 2 : 0
      var end = ends[place] ?? (start, start)
      if value < 0 {
        extents[index] = (end.down + value, end.down)
        end.down += value
      } else {
        extents[index] = (end.up, end.up + value)
        end.up += value
      }
      ends[place] = end
    }
  }

  private static func place(of mark: ChartMark) -> Place {
    if mark.kind == .sector { return Place(kind: .sector, place: nil, group: nil) }
    return Place(
      kind: mark.kind, place: (mark.isVertical ? mark.x : mark.y).single?.value,
      group: mark.look.style.group?.value.value)
  }
}

/// Finds the points of the same line or area.
enum Series {
  private struct Key: Hashable {
    let kind: ChartMark.Kind
    let values: [_PlottedValue?]
  }

  static func grouped(_ marks: [ChartMark]) -> [[Int]] {
    var indices: [Key: Int] = [:]
    var series: [[Int]] = []
    for (index, mark) in marks.enumerated() where mark.kind == .line || mark.kind == .area {
      let style = mark.look.style
      let values =
        mark.series.map { [$0.value] }
        ?? [style.foregroundBy?.value, style.symbolBy?.value, style.lineBy?.value]
      let key = Key(kind: mark.kind, values: values)
      if let known = indices[key] {
        series[known].append(index)
      } else {
        indices[key] = series.count
        series.append([index])
      }
    }
    return series
  }
}
