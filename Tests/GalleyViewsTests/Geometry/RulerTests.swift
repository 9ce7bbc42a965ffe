import Expectations
import Galley
import Testing

@Suite("Rulers")
@MainActor
struct RulerTests {
  /// Returns the vertical leaders, with their enclosing transforms applied.
  private func uprightLeaders(_ picture: AnnotatedPicture) -> [(x: Double, y: ClosedRange<Double>)]
  {
    var offsets: [CGAffineTransform?] = []
    var found: [(x: Double, y: ClosedRange<Double>)] = []
    for item in picture.list.items {
      switch item {
      case .pushTransform(let transform): offsets.append(transform)
      case .pop: offsets.removeLast()
      case .stroke(let path, _, .color(let color)):
        let rect = offsets.reversed().compactMap(\.self).reduce(path.boundingRect) {
          $0.applying($1)
        }
        if rect.width == 0, rect.height > 0, color.opacity < 1 {
          found.append((rect.minX, rect.minY...rect.maxY))
        }
      case .fill, .glyphs, .bitmap, .maskedBy, .stroke: break
      default: offsets.append(nil)
      }
    }
    return found
  }

  @Test("guides count from the leading edge, which is on the right in right-to-left layouts")
  func rightToLeft() throws {
    let view = Color.red.frame(width: 80, height: 30).accessibilityIdentifier("bar")
      .environment(\.layoutDirection, .rightToLeft)
    let rulers: [Ruler] = [.guide(HorizontalAlignment.leading, of: "bar")]
    let picture = try annotated(view, rulers: rulers)
    expect(picture.labels.contains { $0.text == "bar  leading 0" })
    let canvas = picture.canvases[0]
    // The bar is centered in 240 points, so its right edge is at 160.
    let label = try require(picture.labels.first)
    expectLess(abs(label.frame.midX - (canvas.minX + 160)), 1)
    let explicit = Color.red.frame(width: 80, height: 30)
      .alignmentGuide(.leading) { _ in 20 }
      .accessibilityIdentifier("bar")
      .environment(\.layoutDirection, .rightToLeft)
    let other = try annotated(explicit, .guides)
    let moved = try require(other.labels.first { $0.text == "bar  leading 20" })
    expectLess(abs(moved.frame.midX - (other.canvases[0].minX + 140)), 1)
  }

  @Test("a caption is beside its view", arguments: Edge.allCases)
  func captions(_ edge: Edge) throws {
    let view = Color.red.frame(width: 80, height: 40).accessibilityIdentifier("bar")
    let picture = try annotated(
      view, rulers: [.caption("built in\nby default", of: "bar", at: edge)])
    expectEqual(picture.labels.map(\.text), ["built in", "by default"])
    let canvas = picture.canvases[0]
    let bar = CGRect(x: canvas.minX + 80, y: canvas.minY + 40, width: 80, height: 40)
    for label in picture.labels {
      switch edge {
      case .top: expect(label.frame.maxY < bar.minY && abs(label.frame.midX - bar.midX) < 1)
      case .bottom: expect(label.frame.minY > bar.maxY && abs(label.frame.midX - bar.midX) < 1)
      case .leading: expectLess(label.frame.maxX, bar.minX)
      case .trailing: expectGreater(label.frame.minX, bar.maxX)
      }
    }
    let missing = try annotated(view, rulers: [.caption("words", of: "gone")])
    expectEqual(missing.labels.map(\.text), ["No view is called gone."])
  }

  @Test("labels above a picture are arranged so that their leaders do not cross labels")
  func spreadLabels() throws {
    let bars = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<4) { index in
        Color.red.frame(width: 100, height: 20)
          .accessibilityIdentifier("a bar with a long name \(index)")
          .padding(.leading, CGFloat(index) * 6)
      }
    }
    let picture = try annotated(
      bars,
      rulers: (0..<4).map {
        .guide(HorizontalAlignment.leading, of: "a bar with a long name \($0)")
      })
    let labels = picture.labels.filter { $0.text.hasPrefix("a bar") }
    expectEqual(labels.count, 4)
    for leader in uprightLeaders(picture) {
      for label in labels {
        let isCrossed =
          leader.x > label.frame.minX && leader.x < label.frame.maxX
          && leader.y.overlaps(label.frame.minY...label.frame.maxY)
          && leader.y.lowerBound < label.frame.minY
        expect(!isCrossed, "a leader crosses “\(label.text)”")
      }
    }
    for (index, label) in labels.enumerated() {
      for other in labels[..<index] { expect(!label.frame.intersects(other.frame)) }
    }
  }

  @Test("a shared baseline does not run through the letters of other views")
  func interruptedBaselines() throws {
    let row = HStack(alignment: .center, spacing: 10) {
      Text("One").accessibilityIdentifier("one")
      Text("Between").font(.largeTitle)
      Text("Two").accessibilityIdentifier("two")
    }
    let parts = rules(try annotated(row, .baselines, views: ["one", "two"]), .firstBaseline)
    let tree = LayoutTree(of: row)
    let widths = ["one", "two"].map { tree[$0].frame.width }
    let drawn = parts.filter { $0.height == 0 && widths.contains($0.width) }
    expectEqual(drawn.count, 2)
    // Without a text between them, dots lead from one to the other.
    let free = HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text("One").accessibilityIdentifier("one")
      Color.red.frame(width: 40, height: 40)
      Text("Two").accessibilityIdentifier("two")
    }
    let dots = try annotated(free, .baselines, views: ["one", "two"]).list.items.compactMap {
      item -> CGRect? in
      guard case .fill(let path, .color(AnnotationInk.firstBaseline.color), _) = item else {
        return nil
      }
      return path.boundingRect
    }.reduce(CGRect.null) { $0.union($1) }
    let frames = LayoutTree(of: free)
    let gap = frames["two"].frame.minX - frames["one"].frame.maxX
    expectLess(abs(dots.width - gap), 3)
  }

  @Test("every overlay and ruler reports views outside of the picture")
  func outside() throws {
    let view = ZStack {
      Text("Here").accessibilityIdentifier("here")
      Text("Far").accessibilityIdentifier("far")
        .alignmentGuide(.leading) { $0.width / 2 }
        .position(x: 5_000, y: 5_000)
    }
    let picture = try annotated(
      view, [.frames, .baselines, .guides, .spacing, .proposals],
      rulers: [
        .width(of: "far"), .distance(along: .horizontal, from: "here", to: "far"),
        .caption("words", of: "far"),
      ])
    let words = picture.labels.map(\.text).joined(separator: " ")
    expectLess(picture.list.size.width, 1_000)
    expectLess(picture.list.size.height, 1_000)
    for sentence in [
      "1 view outside of the picture.", "1 baseline outside of the picture.",
      "1 guide outside of the picture.", "A ruler of far is outside of the picture.",
      "A ruler of here and far is outside of the picture.",
    ] {
      expect(words, contains: sentence)
    }
  }

  @Test("rulers of a tiny picture are legible")
  func tiny() throws {
    let dot = Color.red.frame(width: 2, height: 1).accessibilityIdentifier("dot")
    let picture = try annotated(
      dot, rulers: [.width(of: "dot"), .height(of: "dot"), .caption("small", of: "dot")], width: 3,
      height: 3)
    expect(picture.labels.map(\.text), contains: "2")
    expect(picture.labels.map(\.text), contains: "1")
    for label in picture.labels { expectAtLeast(label.fontSize, 10) }
    for (index, label) in picture.labels.enumerated() {
      for other in picture.labels[..<index] {
        expect(!label.frame.insetBy(dx: 0.1, dy: 0.1).intersects(other.frame))
      }
    }
  }

  @Test("a narrow picture is centered above its annotations")
  func centred() throws {
    let bar = Color.red.frame(width: 20, height: 20).accessibilityIdentifier("bar")
    let picture = try annotated(
      bar, rulers: [.guide(HorizontalAlignment.center, of: "bar", named: "c")], width: 20,
      height: 20)
    expectGreater(picture.list.size.width, 200)
    expectLess(abs(picture.canvases[0].midX - picture.list.size.width / 2), 20)
  }
}
