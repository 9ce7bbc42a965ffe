import Expectations
import Galley
import TestSupport
import Testing

/// Frequently asked questions about a view, each with the explaining sentence.
@MainActor
@Suite("Explanations of surprising behavior")
struct SurpriseTests {
  /// Returns the notes on a topic, for a view in a canvas of a given size.
  private func notes(
    _ topic: String, of name: String, in size: CGSize = CGSize(width: 200, height: 100),
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ view: () -> some View
  ) throws -> [String] {
    let tree = LayoutTree(of: view(), proposal: ProposedViewSize(size), environment: environment)
    return try tree.explanation(of: name).notes.filter { $0.topic == topic }.map(\.text)
  }

  // MARK: Sizes

  @Test("fixedSize lets a text exceed its proposal", .enabled(if: hasPinnedFonts))
  func fixedsizeLetsATextBe() throws {
    let notes = try notes("fixed-size", of: "text") {
      Text("A sentence that needs more than a line here").fixedSize()
        .accessibilityIdentifier("text")
    }
    expectEqual(
      notes,
      [
        ".fixedSize() #text gives Text #text its ideal width, 335, although only 200 is"
          + " proposed: it is 135 wider than its proposal and may overlap its neighbors. Without"
          + " it, the text would wrap or be truncated."
      ])
  }

  @Test("a flexible frame without a maximum doesn't grow")
  func aFlexibleFrameWithoutA() throws {
    let notes = try notes("frame-without-max", of: "bar") {
      Color.red.frame(width: 30).frame(minWidth: 50).accessibilityIdentifier("bar")
    }
    expectEqual(
      notes,
      [
        ".frame(minWidth: 50) #bar sets no maxWidth, so it takes no more than its minimum or what"
          + " its content needs: 50 of the proposed 200. Add maxWidth: .infinity to fill the"
          + " proposal."
      ])
  }

  @Test("a text doesn't fill its proposal", .enabled(if: hasPinnedFonts))
  func aTextDoesNotFill() throws {
    let notes = try notes("unused-space", of: "Total") { Text("Total").padding(8) }
    expectEqual(
      notes,
      [
        "Text “Total” is proposed a width of 200 and takes only the 53 that its text needs."
          + " .frame(maxWidth: .infinity) around it would take all of it."
      ])
    let framed = try self.notes("unused-space", of: "Total") {
      Text("Total").frame(maxWidth: .infinity)
    }
    expectEqual(framed, [])
  }

  @Test("a stack doesn't fill its proposal")
  func aStackDoesNotFill() throws {
    let notes = try notes("unused-space", of: "row") {
      HStack {
        Color.red.frame(width: 20); Color.blue.frame(width: 30)
      }.accessibilityIdentifier("row")
    }
    expectEqual(
      notes,
      [
        "HStack #row is proposed a width of 200 and takes only the 58 that its views need."
          + " .frame(maxWidth: .infinity) around it would take all of it."
      ])
  }

  @Test("a frame doesn't shrink its content")
  func aFrameDoesNotShrink() throws {
    let notes = try notes("frame-overflow", of: "frame") {
      Color.red.frame(width: 80, height: 20).frame(width: 50).accessibilityIdentifier("frame")
    }
    expectEqual(
      notes,
      [
        "Color is 80 wide in .frame(width: 50) #frame, which neither shrinks nor clips it: 30 of"
          + " it is outside of the frame. .clipped() would hide that part."
      ])
  }

  @Test("a scroll view proposes no length to fill")
  func aScrollViewProposesNothing() throws {
    let frame = try notes("infinite-in-scroll-view", of: "frame") {
      ScrollView(.horizontal) {
        Color.red.frame(width: 40, height: 20).frame(maxWidth: .infinity)
          .accessibilityIdentifier("frame")
      }
    }
    expectEqual(
      frame,
      [
        "ScrollView proposes no width, so maxWidth: .infinity has nothing to fill:"
          + " .frame(maxWidth: .infinity) #frame is as wide as its content, 40."
      ])
    let color = try notes("infinite-in-scroll-view", of: "bar") {
      ScrollView { Color.red.accessibilityIdentifier("bar") }
    }
    expectEqual(
      color,
      [
        "ScrollView proposes no height, and Color #bar has none of its own, so it"
          + " gets the default of 10. Give it a height with .frame(height:)."
      ])
  }

  @Test("an image keeps its own size in a frame", .enabled(if: hasPinnedFonts))
  func anImageKeepsItsOwn() throws {
    let notes = try notes("image-not-resizable", of: "star") {
      Image(systemName: "star").frame(width: 60, height: 60).accessibilityIdentifier("star")
    }
    expectEqual(
      notes,
      [
        "Image keeps its own size, 20×19.5, in .frame(width: 60, height: 60) #star, which changes"
          + " the space but not the size of the image. .resizable() lets the image follow its"
          + " proposal."
      ])
  }

  @Test("a frame truncates a text", .enabled(if: hasPinnedFonts))
  func aFrameCutsAText() throws {
    let notes = try notes("truncated-text", of: "text") {
      Text("A sentence that needs more than a line here").accessibilityIdentifier("text")
        .frame(width: 100, height: 30)
    }
    expectEqual(
      notes,
      [
        "Text #text is truncated: .frame(width: 100, height: 30) leaves it 100×30, but the whole"
          + " text needs 95.5×86.5. .fixedSize(horizontal: false, vertical: true) would show all"
          + " lines, and .minimumScaleFactor(_:) would shrink the text."
      ])
    let limited = try self.notes("truncated-text", of: "text") {
      Text("A sentence that needs more than a line here").lineLimit(1)
        .accessibilityIdentifier("text")
    }
    expectEqual(limited, ["Text #text is truncated because .lineLimit(1) allows no more lines."])
  }

  @Test("ViewThatFits shows the first view that fits")
  func viewthatfitsShowsTheFirstView() throws {
    let notes = try notes("view-that-fits", of: "narrow") {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 300, height: 20).accessibilityIdentifier("wide")
        Color.red.frame(width: 80, height: 40).accessibilityIdentifier("narrow")
      }
    }
    expectEqual(
      notes,
      [
        "ViewThatFits was proposed a width of 200: the first view, Color #wide, needs 300, which"
          + " is too much; the second view, Color #narrow, needs 80, and fits. It shows the first"
          + " view that fits."
      ])
    let last = try self.notes(
      "view-that-fits", of: "narrow", in: CGSize(width: 50, height: 50)
    ) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 300, height: 20).accessibilityIdentifier("wide")
        Color.red.frame(width: 80, height: 40).accessibilityIdentifier("narrow")
      }
    }
    expectEqual(
      last,
      [
        "ViewThatFits was proposed a width of 50: the first view, Color #wide, needs 300, which is"
          + " too much; the second view, Color #narrow, needs 80, which is too much. None fits, so"
          + " it shows the last one."
      ])
  }

  @Test("a circle fills its proposal")
  func aCircleFillsItsRectangle() throws {
    let whole = try notes("circle", of: "Circle") { Circle() }
    expectEqual(
      whole,
      [
        "Circle fills its whole frame, 200×100, like every shape, but draws the largest circle"
          + " that fits, 100 across, in the center."
      ])
    var environment = EnvironmentValues()
    environment.shapeSizing = .square
    let square = try notes("circle", of: "Circle", environment: environment) { Circle() }
    expectEqual(
      square,
      [
        "Circle is proposed 200×100 and takes the largest square in it; other shapes fill their"
          + " proposal."
      ])
    let frame = try notes("circle", of: "Circle") { Circle().frame(width: 40, height: 40) }
    expectEqual(frame, [])
  }

  @Test("a GeometryReader fills its proposal and places views in its corner")
  func aGeometryReaderFillsItsRoom() throws {
    let notes = try notes("geometry-reader", of: "dot") {
      GeometryReader { _ in Color.red.frame(width: 10, height: 10).accessibilityIdentifier("dot") }
    }
    expectEqual(
      notes,
      [
        "GeometryReader takes the whole proposal, here 200×100, no matter how small its views are,"
          + " and places them at its top leading corner instead of its center. To only read a"
          + " size, put it in .background or .overlay."
      ])
  }

  @Test("an overlay doesn't enlarge its view")
  func anOverlayDoesNotMake() throws {
    let notes = try notes("overlay-size", of: "badge") {
      Color.red.frame(width: 40, height: 40).overlay {
        Color.blue.frame(width: 60, height: 10).accessibilityIdentifier("badge")
      }
    }
    expectEqual(
      notes,
      [
        ".overlay doesn't make Color larger: Color #badge, 60×10, extends beyond the proposed"
          + " 40×40, and neighbors are placed as if it didn't."
      ])
  }

  @Test("a column of a grid is as wide as its widest cell")
  func aColumnOfAGrid() throws {
    let notes = try notes("grid-column", of: "short") {
      Grid {
        GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("short") }
        GridRow { Color.red.frame(width: 90, height: 10).accessibilityIdentifier("long") }
      }
    }
    expectEqual(
      notes,
      [
        "All cells of a column share the width of the widest: here Color #long, which needs 90."
          + " Color #short takes 30 of the column's 90."
      ])
  }

  // MARK: Positions

  @Test("a frame centers its content")
  func aFrameCentresWhatIs() throws {
    let notes = try notes("frame-alignment", of: "bar") {
      Color.red.frame(width: 20, height: 100).accessibilityIdentifier("bar")
        .frame(maxWidth: .infinity)
    }
    expectEqual(
      notes,
      [
        ".frame(maxWidth: .infinity) centers its content because it specifies no alignment."
          + " alignment: .leading would put Color #bar at the leading edge."
      ])
    let aligned = try self.notes("frame-alignment", of: "bar") {
      Color.red.frame(width: 20, height: 100).accessibilityIdentifier("bar")
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    expectEqual(aligned, [])
  }

  @Test("layout priority leaves a spacer only its minimum")
  func layoutPriorityLeavesASpacer() throws {
    let notes = try notes("layout-priority", of: "spacer") {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).accessibilityIdentifier("bar")
        Spacer().accessibilityIdentifier("spacer")
      }
    }
    expectEqual(
      notes,
      [
        "Color #bar has a higher layout priority (1) than Spacer #spacer, so it is asked first,"
          + " and only the minimum length of Spacer #spacer is reserved. Spacer #spacer gets the"
          + " rest, 8."
      ])
  }

  @Test("a background before padding doesn't cover the padding")
  func aBackgroundBeforePaddingDoes() throws {
    let notes = try notes("background-inside", of: "bar") {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar")
        .background(.yellow).padding(10)
    }
    expectEqual(
      notes,
      [
        ".background is applied before .padding(10), so it covers only Color #bar, 40×20 of 60×40."
          + " Apply .padding(10) before .background to cover everything."
      ])
    let after = try self.notes("background-inside", of: "bar") {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar")
        .padding(10).background(.yellow)
    }
    expectEqual(after, [])
  }

  @Test("an offset doesn't move the frame")
  func anOffsetDoesNotMove() throws {
    let notes = try notes("offset", of: "bar") {
      VStack {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar").offset(x: 10, y: 5)
      }
    }
    expectEqual(
      notes,
      [
        ".offset(x: 10, y: 5) moves only the drawing. Nearby views are placed as if Color #bar"
          + " hadn't moved, so it may cover other views."
      ])
  }

  @Test("a position takes the whole proposal")
  func aPositionTakesAllThe() throws {
    let notes = try notes("position", of: "bar") {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar").position(x: 50, y: 30)
    }
    expectEqual(
      notes,
      [
        ".position(x: 50, y: 30) takes the whole proposal, 200×100, and places Color #bar, 40×20,"
          + " inside it; other views are laid out around that larger frame. .offset(x:y:) moves a"
          + " view without changing its size."
      ])
  }

  @Test("an unused alignment guide has no effect")
  func anAlignmentGuideThatNobody() throws {
    let bar = Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar")
      .alignmentGuide(.leading) { _ in 30 }
    let centred = try notes("alignment-guide", of: "bar") {
      VStack {
        bar
        Color.blue
      }
    }
    expectEqual(
      centred,
      [
        ".alignmentGuide(.leading) has no effect: VStack aligns its views by .center."
          + " VStack(alignment: .leading) would use it."
      ])
    let along = try notes("alignment-guide", of: "bar") {
      HStack {
        bar
        Color.blue
      }
    }
    expectEqual(
      along,
      [
        ".alignmentGuide(.leading) has no effect: HStack places its views one after another along"
          + " its width and uses no guides there."
      ])
    let used = try notes("alignment-guide", of: "bar") {
      VStack(alignment: .leading) {
        bar
        Color.blue
      }
    }
    expectEqual(used, [])
  }
}
