import Galley

/// The positions of the rows of a table, in points.
struct TableRows {
  /// The width of the table.
  let width: CGFloat
  /// The frames of the measured rows, below each other.
  fileprivate var frames: [IndexPath: CGRect] = [:]
  /// The number of rows in each section.
  fileprivate var counts: [Int] = []
  /// The frames of the contents of headers, by section.
  fileprivate var headers: [Int: CGRect] = [:]
  /// The lower edges of all parts.
  fileprivate var ends: [CGFloat] = []
  /// The height of the content.
  fileprivate(set) var height: CGFloat = 0
  /// The average height of the measured rows.
  fileprivate var average: CGFloat = 0
  /// How many rows above each section are not measured, and how many of all sections.
  fileprivate var skippedAbove: [Int] = []

  /// The number of rows of a section that are measured. Other rows get the average height of the
  /// measured ones.
  static let limit = 200

  /// The height of the header of a section, in points: from the part above it to the first row.
  func headerHeight(of section: Int) -> CGFloat {
    guard let header = headers[section], let first = frames[[section, 0]] else { return 0 }
    return first.minY - (ends.filter { $0 <= header.minY + 0.5 }.max() ?? 0)
  }
}

extension TableRows {
  /// Adds the height of the rows that are not measured.
  fileprivate mutating func addSkippedRows() {
    skippedAbove = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + max($1 - Self.limit, 0)) }
    guard !frames.isEmpty else { return }
    average = frames.values.reduce(0) { $0 + $1.height } / CGFloat(frames.count)
    height += CGFloat(skippedAbove.last ?? 0) * average
  }

  /// The frame of a row in the content; `nil` beyond the last row of a section.
  func frame(of path: IndexPath) -> CGRect? {
    guard path.count == 2, counts.indices.contains(path.section),
      (0..<counts[path.section]).contains(path.row)
    else { return nil }
    let above = CGFloat(skippedAbove[path.section]) * average
    if let frame = frames[path] { return frame.offsetBy(dx: 0, dy: above) }
    guard path.row >= Self.limit, let last = frames[[path.section, Self.limit - 1]] else {
      return nil
    }
    let y = last.maxY + above + CGFloat(path.row - Self.limit) * average
    return CGRect(x: last.minX, y: y, width: last.width, height: average)
  }

  /// The rows that are at least partly between two positions, from the top.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    counts.indices.flatMap { section -> [IndexPath] in
      let measured = (0..<min(counts[section], Self.limit)).filter { row in
        guard let frame = frame(of: [section, row]) else { return false }
        return frame.maxY > top && frame.minY < bottom
      }
      var rows = Array(measured)
      if average > 0, let first = frame(of: [section, Self.limit]) {
        let start = max(((top - first.minY) / average).rounded(.down), 0)
        let end = min(
          ((bottom - first.minY) / average).rounded(.up), CGFloat(counts[section] - Self.limit))
        if start < end { rows += Self.limit + Int(start)..<Self.limit + Int(end) }
      }
      return rows.map { [section, $0] }
    }
  }

  /// The row at a point of the content.
  func path(at point: CGPoint) -> IndexPath? {
    paths(from: point.y, to: point.y.nextUp).first { frame(of: $0)?.contains(point) == true }
  }
}

extension UITableView {
  /// The row at an index, which is created when it is first needed; `nil` beyond the last one.
  final func row(at path: IndexPath) -> UITableViewCell? {
    if let row = shownRows[path] { return row }
    guard path.count == 2, (0..<numberOfSections).contains(path.section),
      (0..<numberOfRows(inSection: path.section)).contains(path.row)
    else { return nil }
    let row = newRow(at: path)
    shownRows[path] = row
    return row
  }

  /// A new row that is configured for its state.
  final func newRow(at path: IndexPath) -> UITableViewCell? {
    let row = dataSource?.tableView(self, cellForRowAt: path)
    if selectedRows.contains(path) { row?.setSelected(true, animated: false) }
    row?.updateState()
    return row
  }

  /// The positions of the rows at the width of the table.
  final var laidOutRows: TableRows {
    // A table whose size is requested while constraints are solved doesn't have a frame yet.
    let width = layoutState.width ?? bounds.width
    if let rows = measuredRows, rows.width == width { return rows }
    var rows = TableRows(width: width)
    // The rows of a table may request its content.
    guard width > 0, !isMeasuringRows else { return rows }
    isMeasuringRows = true
    defer { isMeasuringRows = false }
    let tree = LayoutTree(
      of: UIKitTable(measuring: self, in: width),
      proposal: ProposedViewSize(width: width, height: 1e6),
      environment: UITraitCollection.current.environment, tracing: false)
    for node in tree.nodes {
      guard let name = node.identifier, let part = TablePart(name: name) else { continue }
      switch part {
      case .row(let path): rows.frames[path] = node.frame
      case .header(let section): rows.headers[section] = node.frame
      case .surroundings: break
      }
      rows.ends.append(node.frame.maxY)
      rows.height = max(rows.height, node.frame.maxY)
    }
    rows.counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    rows.addSkippedRows()
    for path in rows.frames.keys { rows.frame(of: path).map { shownRows[path]?.frame = $0 } }
    measuredRows = rows
    return rows
  }

  /// The indices of the rows that are visible, from the top. Rows are drawn as far up as the content
  /// allows.
  final var visiblePaths: [IndexPath] {
    let (rows, insets) = (laidOutRows, adjustedContentInset)
    let end = max(rows.height + insets.bottom - bounds.height, -insets.top)
    let top = min(shownOffset.y, end)
    return rows.paths(from: top, to: top + bounds.height)
  }

  /// Sets the size of the content, which subclasses may observe.
  final func noteContentSize() {
    guard type(of: self) != UITableView.self else { return }
    let size = contentSize
    contentSize = size
  }

  /// Forgets all rows.
  final func forgetRows() {
    (shownRows, measuredRows) = ([:], nil)
    setNeedsLayout()
    Self.layoutChanges += 1
  }

  /// Selects or deselects a row.
  final func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { selectedRows.insert(path) } else { selectedRows.remove(path) }
    shownRows[path]?.setSelected(isSelected, animated: false)
  }
}

/// A part of a table that is measured, identified by the name of its view.
enum TablePart {
  case row(IndexPath)
  /// The header of a section.
  case header(Int)
  case surroundings

  private static let prefix = "UITableView "

  init?(name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    let numbers = name.dropFirst(Self.prefix.count).split(separator: " ").compactMap { Int($0) }
    switch numbers.count {
    case 2: self = .row(IndexPath(row: numbers[1], section: numbers[0]))
    case 1: self = .header(numbers[0])
    default: self = .surroundings
    }
  }

  var name: String {
    switch self {
    case .row(let path): "\(Self.prefix)\(path.section) \(path.row)"
    case .header(let section): "\(Self.prefix)\(section)"
    case .surroundings: Self.prefix
    }
  }
}

extension View {
  /// Names a part of a table that is measured.
  @ViewBuilder
  func tablePart(_ part: TablePart, _ isMeasured: Bool) -> some View {
    if isMeasured { accessibilityIdentifier(part.name) } else { self }
  }
}
