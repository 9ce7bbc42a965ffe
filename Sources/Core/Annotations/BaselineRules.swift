import Foundation
import GalleyViews

/// The kind of a text baseline.
package enum BaselineKind: Int, Hashable, Sendable, Comparable {
  /// Both kinds coincide in text with a single line.
  case both, first, last

  package static func < (a: BaselineKind, b: BaselineKind) -> Bool { a.rawValue < b.rawValue }

  package var words: String {
    switch self {
    case .both: "first, last"
    case .first: "first"
    case .last: "last"
    }
  }

  package var ink: AnnotationInk { self == .last ? .lastBaseline : .firstBaseline }
  package var form: AnnotationForm { self == .last ? .dashed : .solid }
}

/// A baseline in one picture, shared by all views that have it at the same height.
struct BaselineRule {
  var kind: BaselineKind
  /// The height on the canvas, in points, on a pixel boundary.
  var height: Double
  var views: [ViewBaselines]

  /// Returns one rule for each kind and height, from top to bottom.
  static func all(_ views: [ViewBaselines], _ grid: PixelGrid) -> [BaselineRule] {
    struct Key: Hashable {
      var kind: BaselineKind
      var height: Double
    }
    var rules: [BaselineRule] = []
    var known: [Key: Int] = [:]
    func add(_ view: ViewBaselines, _ kind: BaselineKind, _ height: Double) {
      let key = Key(kind: kind, height: grid.round(height))
      if let index = known[key] {
        rules[index].views.append(view)
      } else {
        known[key] = rules.count
        rules.append(BaselineRule(kind: kind, height: key.height, views: [view]))
      }
    }
    for view in views {
      if grid.round(view.firstOnCanvas) == grid.round(view.lastOnCanvas) {
        add(view, .both, view.firstOnCanvas)
      } else {
        add(view, .first, view.firstOnCanvas)
        add(view, .last, view.lastOnCanvas)
      }
    }
    return rules.sorted { ($0.height, $0.kind) < ($1.height, $1.kind) }
  }

  /// Returns the horizontal extent of the line. The line of a container runs across the canvas; the
  /// line of a view is as wide as the view; a shared line spans all of its views.
  func span(_ canvas: CGSize) -> ClosedRange<Double> {
    let width = Double(canvas.width)
    guard !views.contains(where: \.holdsOthers) else { return 0...width }
    let start = views.lazy.map(\.frame.minX).min().map { Double($0) } ?? 0
    let end = views.lazy.map(\.frame.maxX).max().map { Double($0) } ?? width
    let from = min(max(start, 0), width)
    return from...min(max(end, from), width)
  }

  /// Returns the visible segments of `span`: a line under each view, and dots from view to view,
  /// but not through the letters of other views.
  ///
  /// - Parameter texts: The frames of all texts, in points of the canvas.
  func segments(
    of span: ClosedRange<Double>, around texts: [CGRect]
  ) -> (lines: [ClosedRange<Double>], dots: [ClosedRange<Double>]) {
    guard views.count > 1, !views.contains(where: \.holdsOthers) else { return ([span], []) }
    let own = views.map {
      (Double($0.frame.minX)...Double(max($0.frame.maxX, $0.frame.minX))).clamped(to: span)
    }
    let lines = ClosedRange.union(own)
    let dots = zip(lines, lines.dropFirst()).compactMap { last, next in
      let isFree = !texts.contains {
        $0.minX < next.lowerBound && $0.maxX > last.upperBound && $0.minY < height
          && $0.maxY > height
      }
      return isFree ? last.upperBound...next.lowerBound : nil
    }
    return (lines, dots)
  }

  /// Returns how many texts or areas the line would cross if it continued to the left or the right.
  func crossed(beside span: ClosedRange<Double>, _ all: [CGRect]) -> (left: Int, right: Int) {
    let level = all.filter { $0.minY < height && $0.maxY > height }
    return (
      level.count { $0.maxX <= span.lowerBound }, level.count { $0.minX >= span.upperBound }
    )
  }

  /// Returns the baseline in the view's own coordinates.
  func value(of view: ViewBaselines) -> Double { kind == .last ? view.last : view.first }
}

extension AnnotationMarks {
  /// The maximum number of lines in a label.
  private static let labelLines = 4
  /// The maximum number of views listed for one value.
  private static let nameLimit = 9

  /// Adds the baselines of one picture with their labels: last baselines on the right, others on
  /// the left, unless the leader crosses fewer texts on the other side.
  ///
  /// - Parameters:
  ///   - texts: The frames of all texts in the picture.
  ///   - areas: The other painted parts, except lines.
  mutating func addBaselines(
    _ views: [ViewBaselines], texts: [CGRect] = [], areas: [PaintedPart] = [], canvas: CGSize,
    style: AnnotationStyle
  ) {
    let all = BaselineRule.all(views, style.grid)
    let visible = all.filter { $0.height >= 0 && $0.height <= canvas.height }
    let shown = Self.evenly(visible, limit: Self.labelLimit(canvas, style))
    var unnamed = 0
    var lines: [(rule: BaselineRule, label: [[AnnotationText.Run]])] = []
    for rule in shown {
      let (label, left) = Self.lines(rule)
      unnamed += left
      // First baselines at the same height share a line and a label.
      if let last = lines.last?.rule, rule.kind != .last, last.kind != .last,
        last.height == rule.height
      {
        lines[lines.count - 1].rule.views += rule.views
        lines[lines.count - 1].label += label
      } else {
        lines.append((rule, label))
      }
    }
    for (rule, label) in lines {
      let span = rule.span(canvas)
      let (solid, dots) = rule.segments(of: span, around: texts)
      for (part, form) in solid.map({ ($0, rule.kind.form) }) + dots.map({ ($0, .dotted) }) {
        rules.append(
          Rule(
            from: CGPoint(x: part.lowerBound, y: rule.height),
            to: CGPoint(x: part.upperBound, y: rule.height), ink: rule.kind.ink, form: form))
      }
      let letters = rule.crossed(beside: span, texts)
      let painted = rule.crossed(beside: span, areas.map(\.frame))
      let crossed = (
        left: 2 * letters.left + painted.left, right: 2 * letters.right + painted.right
      )
      let isRight =
        crossed.left == crossed.right ? rule.kind == .last : crossed.right < crossed.left
      labels.append(
        Label(
          lines: label,
          anchor: CGPoint(x: isRight ? span.upperBound : span.lowerBound, y: rule.height),
          edge: isRight ? .right : .left, ink: rule.kind.ink))
    }
    explainBaselines(shown.map(\.kind))
    if !shown.isEmpty { explain(.quiet, nil, "points from the top of each view") }
    if visible.count < all.count {
      sentences.append(
        "\(AnnotationWords.counted(all.count - visible.count, "baseline")) outside of the picture.")
    }
    if shown.count < visible.count {
      sentences.append(
        "\(shown.count) of \(visible.count) baselines are shown: there is no space for more labels."
      )
    }
    if unnamed > 0 {
      sentences.append(
        "\(AnnotationWords.counted(unnamed, "view")) on these baselines without a name.")
    }
  }

  /// Adds the legend of the lines; a line of both kinds looks like a first baseline.
  mutating func explainBaselines(_ kinds: [BaselineKind]) {
    if kinds.contains(.first) {
      explain(.firstBaseline, .line(.solid), "first text baseline")
    } else if kinds.contains(.both) {
      explain(.firstBaseline, .line(.solid), "first and last text baseline")
    }
    if kinds.contains(.last) { explain(.lastBaseline, .line(.dashed), "last text baseline") }
  }

  /// Returns the number of labels that fit beside a picture without straying too far from their
  /// subjects.
  static func labelLimit(_ canvas: CGSize, _ style: AnnotationStyle) -> Int {
    max(12, Int(min(canvas.height * 1.5 / style.lineHeight, 400)))
  }

  /// Returns the first and last elements and evenly spaced ones in between, up to a limit.
  static func evenly<Element>(_ all: [Element], limit: Int) -> [Element] {
    guard all.count > limit, limit > 1 else { return all }
    return (0..<limit).map { all[$0 * (all.count - 1) / (limit - 1)] }
  }

  /// Returns the label of a rule: the views, grouped by their distinct values.
  private static func lines(
    _ rule: BaselineRule
  ) -> (lines: [[AnnotationText.Run]], unnamed: Int) {
    var names: [(value: String, names: [String])] = []
    var places: [String: Int] = [:]
    var known: Set<String> = []
    for view in rule.views {
      let value = AnnotationWords.number(rule.value(of: view))
      let index = places[value] ?? names.count
      if index == names.count {
        names.append((value, []))
        places[value] = index
      }
      if known.insert("\(value) \(view.name)").inserted { names[index].names.append(view.name) }
    }
    var unnamed = 0
    var lines: [[AnnotationText.Run]] = []
    for (value, names) in names {
      guard lines.count < labelLines else {
        unnamed += names.count
        continue
      }
      unnamed += max(0, names.count - nameLimit)
      lines += Self.lines(
        Array(names.prefix(nameLimit)), "\(rule.kind.words) ", value, rule.kind.ink)
    }
    return (lines, unnamed)
  }

  /// Returns names separated by dots on as many lines as needed, with a value after the last.
  static func lines(
    _ names: [String], _ words: String, _ value: String, _ ink: AnnotationInk
  ) -> [[AnnotationText.Run]] {
    var lines: [String] = []
    for name in names.map({ AnnotationWords.shortened($0) }) {
      if let last = lines.last, last.count + name.count < 30 {
        lines[lines.count - 1] = "\(last) · \(name)"
      } else {
        lines.append(name)
      }
    }
    return lines.enumerated().map { index, line in
      index < lines.count - 1
        ? [AnnotationText.Run(text: line, ink: ink)]
        : [
          AnnotationText.Run(text: "\(line)  \(words)", ink: ink),
          AnnotationText.Run(text: value, ink: ink, isStrong: true),
        ]
    }
  }
}

extension ClosedRange<Double> {
  /// Returns the parts of the range outside of another range.
  func parts(outside other: ClosedRange) -> [ClosedRange] {
    guard overlaps(other) else { return [self] }
    var parts: [ClosedRange] = []
    if lowerBound < other.lowerBound { parts.append(lowerBound...other.lowerBound) }
    if upperBound > other.upperBound { parts.append(other.upperBound...upperBound) }
    return parts
  }
}
