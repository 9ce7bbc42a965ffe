import Expectations
import Galley
import TestSupport
import Testing

@Suite("Witness lines and their gutters")
@MainActor
struct DistanceLineTests {
  private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
    Color.gray.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  /// Returns the parts of the witness lines, in the coordinates of the visible canvas.
  private func witnesses(_ picture: AnnotatedPicture) -> [CGRect] {
    picture.list.items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item,
        color == AnnotationInk.dimension.color.multiplyingOpacity(by: 0.7)
      else { return nil }
      return path.boundingRect
    }
  }

  private func number(_ text: String, _ picture: AnnotatedPicture) throws -> CGRect {
    try require(picture.labels.first { $0.text == text }).frame
  }

  @Test("distances with a common end share its witness line")
  func shared() throws {
    let row = HStack(spacing: 0) {
      box(40, 40, "a")
      box(60, 40, "b")
    }.accessibilityIdentifier("row")
    let lines = witnesses(
      try annotated(row, rulers: [.width(of: "a"), .width(of: "b"), .width(of: "row")]))
    expectEqual(lines.count, 3)
    expectEqual(Set(lines.map(\.minX)).count, 3)
  }

  @Test("a witness line starts at the painted area, not at the edge of an empty frame")
  func painted() throws {
    let column = VStack(spacing: 0) {
      box(40, 20, "upper")
      box(80, 40, "lower")
    }.accessibilityIdentifier("column")
    let lines = witnesses(
      try annotated(column, rulers: [.offset(along: .vertical, of: "lower", from: "column")]))
    let top = try require(lines.min { $0.minY < $1.minY })
    let bottom = try require(lines.max { $0.minY < $1.minY })
    expectEqual(bottom.minX - top.minX, 20)
  }

  @Test("a witness line leaves gaps where it would cross or follow other views")
  func leftOut() throws {
    let row = HStack(spacing: 10) {
      box(40, 80, "before")
      box(20, 20, "between")
      box(40, 80, "after")
    }
    let picture = try annotated(row, rulers: [.height(of: "between")])
    let lines = witnesses(picture)
    // At both ends, one part between the views and one beyond them.
    expectEqual(lines.count, 4)
    expectEqual(lines.filter { $0.width <= 10 }.count, 2)
    let framed = HStack(spacing: 10) {
      box(40, 60, "view")
      Color.clear.frame(width: 20)
    }.border(.black).accessibilityIdentifier("row")
    // The view's upper and lower edges coincide with the border's.
    let beside = witnesses(try annotated(framed, rulers: [.height(of: "view")], height: 60))
    let frame = LayoutTree(of: framed)["row"].frame
    expectEqual(beside.count, 2)
    expect(beside.allSatisfy { $0.width < frame.width })
  }

  @Test("a distance is measured on the side where its witness lines cross nothing")
  func sides() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      box(60, 20, "upper")
      box(100, 30, "lower")
    }
    let picture = try annotated(
      column, rulers: [.width(of: "upper"), .width(of: "lower")])
    try expectLess(number("60", picture).maxY, number("100", picture).minY - 50)
    // A view at the left of a long row is measured there.
    let row = HStack(spacing: 150) {
      box(30, 30, "first")
      box(30, 60, "last")
    }
    let level = try annotated(row, rulers: [.height(of: "first"), .height(of: "last")])
    try expectLess(number("30", level).maxX, number("60", level).minX - 150)
  }

  @Test("a number moves beside its mark to avoid another witness line")
  func numbers() throws {
    let row = HStack(spacing: 0) {
      box(60, 40, "a")
      HStack(spacing: 0) {
        box(10, 40, "b")
        box(10, 40, "c")
      }.accessibilityIdentifier("tail")
    }
    let picture = try annotated(row, rulers: [.width(of: "b"), .width(of: "tail")])
    let (short, long) = try (number("10", picture), number("20", picture))
    let line = try require(witnesses(picture).map(\.minX).min())
    // The lines are in the coordinates of the visible part of the canvas.
    let shown = LayoutTree(of: row)["b"].frame.minX
    expectGreater(line, shown)
    expectLess(short.maxX, long.minX)
    expectLess(short.minY, long.minY)
  }

  @Test("longer distances are placed further out")
  func order() throws {
    let row = HStack(spacing: 4) {
      box(60, 40, "a")
      box(60, 40, "b")
    }.accessibilityIdentifier("row")
    let picture = try annotated(
      row, .spacing, rulers: [.width(of: "row"), .width(of: "a"), .width(of: "b")])
    let whole = try number("124", picture)
    for text in ["60", "4"] { try expectAtMost(number(text, picture).maxY, whole.minY) }
  }

  @Test("a leader ends where its frame is the innermost one")
  func leaders() throws {
    let nested = box(120, 60, "outer").overlay(alignment: .leading) { box(60, 60, "inner") }
    let picture = try annotated(nested, .frames, views: ["outer", "inner"])
    let outer = try require(picture.labels.first { $0.text.hasPrefix("outer") })
    let inner = try require(picture.labels.first { $0.text.hasPrefix("inner") })
    // The coinciding left edges are taken for the inner view's.
    expectLess(inner.frame.maxX, picture.canvases[0].minX + 60)
    expectGreater(outer.frame.minX, picture.canvases[0].minX + 180)
  }

  @Test("wide labels below a picture stay clear of the labels beside it")
  func below() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<8) { box(30, 3, "a view \($0)") }
    }
    let picture = try annotated(
      column, .frames,
      rulers: [.caption("wider than the picture by far", of: "a view 7", at: .bottom)],
      width: 40, height: 30)
    for (index, label) in picture.labels.enumerated() {
      for other in picture.labels[..<index] {
        expect(
          !label.frame.insetBy(dx: 0.1, dy: 0.1).intersects(other.frame.insetBy(dx: 0.1, dy: 0.1)),
          "“\(label.text)” overlaps “\(other.text)”")
      }
    }
  }

  @Test("a guide skips letters that it would cross, but not those that stand on it")
  func guides() throws {
    let sign = ZStack {
      box(160, 40, "box")
      Text("Words").accessibilityIdentifier("words")
    }
    // Pieces over different colors form one part.
    func parts(_ guide: VerticalAlignment, of view: String) throws -> [CGRect] {
      rules(try annotated(sign, rulers: [.guide(guide, of: view)]), .guide)
        .filter { $0.height == 0 && $0.width != 22 }.sorted { $0.minX < $1.minX }
        .reduce(into: []) { parts, piece in
          if let last = parts.last, abs(last.maxX - piece.minX) < 0.01 {
            parts[parts.count - 1] = last.union(piece)
          } else {
            parts.append(piece)
          }
        }
    }
    let broken = try parts(.center, of: "box")
    try require(broken.count == 2)
    let words = LayoutTree(of: sign)["words"].frame
    expectAtLeast(broken[1].minX - broken[0].maxX, words.width)
    try expectEqual(parts(.firstTextBaseline, of: "words").count, 1)
  }

  @Test("halos appear on areas, but not on letters and lines")
  func halos() throws {
    func halos(_ view: some View) throws -> Int {
      try annotated(view, rulers: [.guide(VerticalAlignment.center, of: "view")]).list.items.count {
        if case .fill(_, .color(AnnotationInk.paper.multiplyingOpacity(by: 0.6)), _) = $0 {
          true
        } else {
          false
        }
      }
    }
    try expectEqual(halos(box(60, 40, "view")), 1)
    try expectEqual(
      halos(
        Rectangle().strokeBorder(.red).frame(width: 60, height: 40).accessibilityIdentifier("view")),
      0)
    try expectEqual(halos(Text("Words").accessibilityIdentifier("view")), 0)
    // Letters in a bitmap stand on their baselines, so only the area below has a halo. Lines stand
    // out from white, but not from gray.
    let gray = Bitmap(
      width: 100, height: 100, pixels: (0..<40_000).map { $0 % 4 == 3 ? 255 : 128 })
    let baselines = ViewBaselines(
      name: "words", frame: CGRect(x: 10, y: 40, width: 40, height: 20), first: 16, last: 16)
    let sheet = AnnotationSheet(
      comparing: ["before", "after"].map { .init(title: $0, gray, scale: 1) },
      [BaselineTrack([baselines, baselines])], scale: 2, engine: try SharedTextEngine.engine())
    let edges = sheet.picture().list.items.compactMap { item -> CGRect? in
      guard case .fill(let path, .color(AnnotationInk.paper.multiplyingOpacity(by: 0.6)), _) = item
      else { return nil }
      return path.boundingRect
    }
    expect(!edges.isEmpty)
    expect(edges.allSatisfy { $0.height == 0.5 })
  }

  @Test("hatching is behind letters")
  func hatching() throws {
    let view = DeviceScreen(.iPhone16) {
      VStack {
        Text("Title")
        Spacer()
      }.ignoresSafeArea()
    }
    let items = try annotated(view, .safeArea, width: 393, height: 852).list.items
    let hatching = items.indices.filter { index in
      guard case .stroke(_, _, .color(let color)) = items[index] else { return false }
      return color == AnnotationInk.safeArea.color.multiplyingOpacity(by: 0.5)
    }
    let titles = items.indices.filter { index in
      guard case .glyphs(let line, _, _) = items[index] else { return false }
      return line.runs.flatMap(\.glyphs).count == 5
    }
    // The legend has its own hatching.
    let last = try require(hatching.dropLast().last)
    expectEqual(titles.count, 2)
    try expectLess(require(titles.first), require(hatching.first))
    expect(titles.contains { $0 > last })
  }

  @Test("lower columns of a screen are measured on their own side")
  func safeAreas() throws {
    let view = DeviceScreen(
      Device(
        size: CGSize(width: 300, height: 200),
        safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    ) {
      HStack(spacing: 0) {
        Color.gray
        Color.white.safeAreaInset(edge: .top, spacing: 0) {
          Color.clear.frame(height: 50)
        }
      }
    }
    // Witness lines never cross another column.
    for line in witnesses(try annotated(view, .safeArea, width: 300, height: 200)) {
      expectLess(line.width, 150)
    }
  }

  @Test(
    "a last baseline at the height of a first one is on the same row, in dashes",
    .enabled(if: hasPainter))
  func bothBaselines() throws {
    let column = VStack {
      Text("One").accessibilityIdentifier("one")
      Text("Two").accessibilityIdentifier("two")
    }.accessibilityIdentifier("column")
    let picture = try annotated(column, .baselines)
    let first = rules(picture, .firstBaseline).filter { $0.width != 22 }
    let last = picture.list.items.compactMap { item -> CGRect? in
      guard case .fill(let path, .color(AnnotationInk.lastBaseline.color), _) = item else {
        return nil
      }
      return path.boundingRect
    }
    let second = try require(first.map(\.midY).max())
    // Lines of one point. The legend's line is further down.
    let width = try require(first.map(\.width).min())
    expect(last.contains { abs($0.minY - (second - 0.5)) < 0.01 && $0.width > width })
    // Labels of adjacent lines are kept apart.
    let left = picture.labels.filter { $0.text.contains("first") && $0.frame.maxX < 120 }
      .sorted { $0.frame.minY < $1.frame.minY }
    let group = try require(left.firstIndex { $0.text.hasPrefix("column") })
    if group + 1 < left.count {
      expectAtLeast(left[group + 1].frame.midY - left[group].frame.midY, 17.9)
    }
  }
}
