import Foundation
import GalleyViews

extension Gutters {
  /// The lines and numbers of one row beside a canvas.
  private struct Row {
    var indices: [Int] = []
    var lines: [ClosedRange<Double>] = []
    var numbers: [(range: ClosedRange<Double>, isBeside: Bool)] = []
    var thickness = 0.0

    /// Whether a line fits in the row; lines may touch.
    func isFree(for line: ClosedRange<Double>) -> Bool {
      !lines.contains { Gutters.overlap($0, line) }
    }
  }

  /// Places the distances. Those that don't overlap share a row; short ones are next to the canvas
  /// and longer ones farther out, or the reverse if that crosses fewer numbers.
  mutating func placeMeasures(_ edge: AnnotationMarks.GutterEdge) {
    let all = measures[edge]
    guard !all.isEmpty else { return }
    let order = all.indices.sorted {
      let (a, b) = (all[$0].dimension, all[$1].dimension)
      return (a.to - a.from, a.from, $0) < (b.to - b.from, b.from, $1)
    }
    let ways = [order, order.reversed()].map { placed(all, in: $0, edge) }
    // Crossing a number is worse than crossing a line.
    let best = ways[1].crossings + Self.numberCrossing <= ways[0].crossings ? ways[1] : ways[0]
    measures[edge] = best.measures
    lanes[edge] = best.thickness
  }

  private static let numberCrossing = 3

  /// - Returns: The placed distances, their total thickness beside the canvas, and a score for the
  ///   lines and numbers that lines cross.
  private func placed(
    _ all: [Measure], in order: [Int], _ edge: AnnotationMarks.GutterEdge
  ) -> (measures: [Measure], thickness: Double, crossings: Int) {
    var all = all
    let isLevel = edge == .top || edge == .bottom
    var rows: [Row] = []
    for (position, index) in order.enumerated() {
      let measure = all[index]
      let line = Self.line(measure)
      let places = numbers(of: measure, isLevel)
      // The space around the digits.
      let air = (isLevel ? 2.2 : 2.4) * style.unit
      /// Whether a number is crossed by a label's leader or a line to another distance. Distances
      /// that are placed later and don't fit into this row will be farther out.
      func isPassed(_ place: (range: ClosedRange<Double>, isBeside: Bool), in row: Int) -> Bool {
        let digits = place.range.widened(by: -air)
        func ends(_ other: ClosedRange<Double>) -> Bool {
          digits.contains(other.lowerBound) || digits.contains(other.upperBound)
        }
        return witnesses.leaders(at: edge).contains { digits.contains($0) }
          || rows[(row + 1)...].contains { $0.lines.contains(where: ends) }
          || order[(position + 1)...].contains { later in
            let other = Self.line(all[later])
            return ends(other) && !(rows[row].isFree(for: other) && !Self.overlap(line, other))
          }
      }
      var found: (row: Int, place: (range: ClosedRange<Double>, isBeside: Bool))?
      for row in rows.indices where rows[row].isFree(for: line) {
        let free = places.first { place in
          !isPassed(place, in: row)
            && Self.isFree(place, besides: line, row, rows, isLevel)
        }
        if let free {
          found = (row, free)
          break
        }
      }
      if found == nil {
        // Use a new row, with the number where the fewest lines cross it.
        rows.append(Row())
        let row = rows.count - 1
        let free = places.filter { Self.isFree($0, besides: line, row, rows, isLevel) }
        if let best = free.first(where: { !isPassed($0, in: row) }) ?? free.first {
          found = (row, best)
        } else {
          rows.append(Row())
          found = (row + 1, places[0])
        }
      }
      guard let (row, place) = found else { continue }
      rows[row].indices.append(index)
      rows[row].lines.append(line)
      rows[row].numbers.append(place)
      rows[row].thickness = max(
        rows[row].thickness,
        isLevel ? style.lineHeight + 8 * style.unit : measure.text.width + 14 * style.unit)
      all[index].number = (place.range.lowerBound + place.range.upperBound) / 2
      all[index].isBeside = place.isBeside
    }
    var crossings = 0
    var total = 8 * style.unit
    for (number, row) in rows.enumerated() {
      for index in row.indices {
        all[index].distance = total
        for end in [all[index].dimension.from, all[index].dimension.to] {
          for inner in rows[..<number] {
            crossings += inner.lines.count { $0.widened(by: -0.5).contains(end) }
            crossings +=
              Self.numberCrossing
              * inner.numbers.count { $0.range.widened(by: -2.2 * style.unit).contains(end) }
          }
        }
      }
      total += row.thickness
    }
    return (all, total, crossings)
  }

  private static func overlap(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> Bool {
    a.upperBound > b.lowerBound + 0.01 && b.upperBound > a.lowerBound + 0.01
  }

  private static func line(_ measure: Measure) -> ClosedRange<Double> {
    measure.dimension.from...max(measure.dimension.to, measure.dimension.from)
  }

  /// Returns the possible positions of a number, best first: the middle of its line, other
  /// positions along the line if the number is short enough, or else beyond its ends.
  private func numbers(
    of measure: Measure, _ isLevel: Bool
  ) -> [(range: ClosedRange<Double>, isBeside: Bool)] {
    let line = Self.line(measure)
    let half = isLevel ? measure.text.width / 2 + 2 * style.unit : style.lineHeight / 2
    let length = line.upperBound - line.lowerBound
    func around(_ middle: Double) -> ClosedRange<Double> { (middle - half)...(middle + half) }
    var places = [(range: around((line.lowerBound + line.upperBound) / 2), isBeside: false)]
    if 4 * half <= length {
      places += [0.25, 0.75].map { (around(line.lowerBound + $0 * length), false) }
    } else {
      let gap = isLevel ? 2 * style.unit : 0
      places += [
        (around(line.upperBound + gap + half), true), (around(line.lowerBound - gap - half), true),
      ]
    }
    return places
  }

  /// Whether a number overlaps no other number and, beyond its line, no other line. In horizontal
  /// rows, a number beyond its line reaches up to the numbers of the previous row.
  private static func isFree(
    _ place: (range: ClosedRange<Double>, isBeside: Bool), besides line: ClosedRange<Double>,
    _ row: Int, _ rows: [Row], _ isLevel: Bool
  ) -> Bool {
    func meets(_ range: ClosedRange<Double>) -> Bool {
      range.lowerBound < place.range.upperBound - 0.01
        && place.range.lowerBound < range.upperBound - 0.01
    }
    if rows[row].numbers.contains(where: { meets($0.range) }) { return false }
    if place.isBeside, rows[row].lines.contains(where: meets) { return false }
    if rows[row].numbers.contains(where: {
      $0.isBeside && line.overlaps($0.range.widened(by: -0.01))
    }) {
      return false
    }
    guard isLevel else { return true }
    if place.isBeside {
      return row == 0 || !rows[row - 1].numbers.contains { !$0.isBeside && meets($0.range) }
    }
    return row + 1 >= rows.count
      || !rows[row + 1].numbers.contains { $0.isBeside && meets($0.range) }
  }
}
