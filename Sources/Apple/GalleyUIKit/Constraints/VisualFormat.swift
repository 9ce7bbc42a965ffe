import Foundation
import Galley

/// The constraints that a format such as `H:|-[icon(24)]-8-[title(>=80@750)]-|` stands for.
@MainActor
struct VisualFormat {
  /// An error in a format.
  struct Problem: Error { let description: String }

  /// The space before a view, or after the last one.
  private enum Space {
    case none
    case system
    case lengths([Length])
  }

  /// A relation to a length, or to the length of another view.
  private struct Length {
    var relation = NSLayoutConstraint.Relation.equal
    var view: UIView?
    /// The length of the view to use; `nil` for the length along the axis.
    var attribute: NSLayoutConstraint.Attribute?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
  }

  private let views: [String: Any]
  private let metrics: [String: Any]
  private let options: NSLayoutConstraint.FormatOptions
  private let code: [Character]
  private var index = 0
  private var isVertical = false
  /// Whether a view beside a bar has no superview.
  private var isOutside = false
  private var constraints: [NSLayoutConstraint] = []
  private var named: [UIView] = []

  /// Returns the constraints of a format.
  static func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) throws(Problem) -> [NSLayoutConstraint] {
    var parser = VisualFormat(format, options, metrics, views)
    try parser.parse()
    return parser.constraints
  }

  private init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    (code, self.options) = (format.filter { !$0.isWhitespace }, options)
    (self.metrics, self.views) = (metrics, views)
  }

  // MARK: Parsing

  private mutating func parse() throws(Problem) {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var space: Space? = nil
    if take("|") { space = try connection() }
    var last: UIView?
    while true {
      try expect("[")
      let name = word()
      let view = try view(name)
      for length in try predicates() { add(size(of: view, length)) }
      try expect("]")
      if let space { place(view, after: last, space) }
      (last, named) = (view, named + [view])
      guard index < code.count else { break }
      space = try connection()
      if take("|") {
        guard index == code.count else { throw problem("nothing follows the last bar") }
        placeEnd(of: view, space ?? .none)
        break
      }
    }
    if isOutside {
      throw Problem(description: "a view beside '|' has no superview: '\(String(code))'")
    }
    align()
  }

  private mutating func connection() throws(Problem) -> Space {
    guard take("-") else { return .none }
    guard let next = code[safe: index], next != "[", next != "|" else { return .system }
    let lengths = next == "(" ? try predicates() : [try length(allowsViews: false)]
    try expect("-")
    return .lengths(lengths)
  }

  private mutating func predicates() throws(Problem) -> [Length] {
    guard take("(") else { return [] }
    var lengths = [try length(allowsViews: true)]
    while take(",") { lengths.append(try length(allowsViews: true)) }
    try expect(")")
    return lengths
  }

  private mutating func length(allowsViews: Bool) throws(Problem) -> Length {
    var length = Length()
    if take(">=") {
      length.relation = .greaterThanOrEqual
    } else if take("<=") {
      length.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let word = word()
    if let number = number(word) {
      length.constant = number
    } else {
      length.view = try view(word)
      if take(".width") { length.attribute = .width }
      if take(".height") { length.attribute = .height }
      while let sign = ["*", "/", "+", "-"].first(where: { take($0) }) {
        guard let value = number(self.word()) else { throw problem("a number follows '\(sign)'") }
        switch sign {
        case "*": length.multiplier *= value
        case "/": length.multiplier /= value
        case "+": length.constant += value
        default: length.constant -= value
        }
      }
    }
    if take("@") {
      guard let value = number(self.word()) else { throw problem("a priority follows '@'") }
      length.priority = UILayoutPriority(Float(value))
    }
    return length
  }

  /// Reads a name or a number.
  private mutating func word() -> String {
    let start = index
    if index < code.count, code[index] == "-" { index += 1 }
    let isNumber = code[safe: index]?.isNumber == true
    while let next = code[safe: index],
      next.isLetter || next.isNumber || next == "_" || (next == "." && isNumber)
    {
      index += 1
    }
    return String(code[start..<index])
  }

  /// Returns a number, or the metric with that name. Words such as "inf" are names.
  private func number(_ word: String) -> CGFloat? {
    let isName = word.first.map { $0.isLetter || $0 == "_" } ?? true
    return (isName ? metrics.number(word) : Double(word)).map { CGFloat($0) }
  }

  private func view(_ name: String) throws(Problem) -> UIView {
    guard let view = views[name] as? UIView else {
      throw problem("no view is named '\(name)'", at: index - name.count)
    }
    return view
  }

  private mutating func take(_ text: String) -> Bool {
    guard code[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  private mutating func expect(_ text: String) throws(Problem) {
    guard take(text) else { throw problem("'\(text)' is expected") }
  }

  private func problem(_ text: String, at place: Int? = nil) -> Problem {
    Problem(description: "\(text) at character \((place ?? index) + 1) of '\(String(code))'")
  }

  // MARK: Constraints

  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  private var sign: CGFloat { options.contains(.directionRightToLeft) && !isVertical ? -1 : 1 }

  private mutating func add(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }

  private func size(of view: UIView, _ length: Length) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: length.relation, toItem: length.view,
      attribute: length.view == nil ? .notAnAttribute : length.attribute ?? attribute,
      multiplier: length.multiplier, constant: length.constant)
    constraint.priority = length.priority
    return constraint
  }

  /// Places a view after another one, or at the start of the superview.
  private mutating func place(_ view: UIView, after last: UIView?, _ space: Space) {
    guard let outer = last ?? view.superview else { return isOutside = true }
    connect(view, edges.start, outer, last == nil ? edges.start : edges.end, space)
  }

  private mutating func placeEnd(of view: UIView, _ space: Space) {
    guard let superview = view.superview else { return isOutside = true }
    connect(superview, edges.end, view, edges.end, space)
  }

  private mutating func connect(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView,
    _ other: NSLayoutConstraint.Attribute, _ space: Space
  ) {
    func connect(
      _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute, _ length: Length
    ) {
      let constraint = NSLayoutConstraint(
        item: first, attribute: from, relatedBy: length.relation, toItem: second, attribute: to,
        multiplier: 1, constant: sign * length.constant)
      constraint.priority = length.priority
      constraints.append(constraint)
    }
    switch space {
    case .none: connect(attribute, other, Length())
    case .lengths(let lengths): lengths.forEach { connect(attribute, other, $0) }
    case .system where second === first.superview: connect(attribute, other.margin, Length())
    case .system where first === second.superview: connect(attribute.margin, other, Length())
    case .system: connect(attribute, other, Length(constant: 8))
    }
  }

  /// Aligns all views of the format according to the options.
  private mutating func align() {
    let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in alignments where options.contains(option) {
      for (view, next) in zip(named, named.dropFirst()) {
        add(
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: next,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Returns the constraints that a format such as `V:|-[title]-8-[text(>=40)]|` stands for; none,
  /// with a diagnostic, if the format is invalid.
  ///
  /// - Parameters:
  ///   - format: The format. It begins with `H:`, the default, or with `V:`.
  ///   - opts: How all views are aligned. Default: not at all.
  ///   - metrics: Lengths by name, in points.
  ///   - views: The views by name.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormat.constraints(format, opts, metrics ?? [:], views)
    } catch {
      RendererContext.current.report(
        "the format has no effect: \(error.description)", view: "NSLayoutConstraint")
      return []
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
