import Galley
import TestSupport
import Testing

/// What people often ask about a view, each with the sentence that answers.
@MainActor
@Suite("What surprises people, explained")
struct SurpriseTests {
  /// The text of the notes about a topic, for a view in a canvas of a size.
  private func notes(
    _ topic: String, of name: String, in size: CGSize = CGSize(width: 200, height: 100),
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ view: () -> some View
  ) throws -> [String] {
    let tree = LayoutTree(of: view(), proposal: ProposedViewSize(size), environment: environment)
    return try tree.explanation(of: name).notes.filter { $0.topic == topic }.map(\.text)
  }

  // MARK: Why not wider? Why so wide?

  @Test("fixedSize lets a text be wider than its proposal", .enabled(if: hasPinnedFonts))
  func fixedsizeLetsATextBe() throws {
    let notes = try notes("fixed-size", of: "text") {
      Text("A sentence that needs more than a line here").fixedSize()
        .accessibilityIdentifier("text")
    }
    #expect(
      notes == [
        ".fixedSize() #text gives Text #text its ideal width, 346.5, though only"
          + " 200 is proposed: it is 146.5 wider than its proposal and covers what is"
          + " beside it. Without it, the text would be broken into lines or cut off."
      ])
  }

  @Test("a flexible frame without a maximum does not grow")
  func aFlexibleFrameWithoutA() throws {
    let notes = try notes("frame-without-max", of: "bar") {
      Color.red.frame(width: 30).frame(minWidth: 50).accessibilityIdentifier("bar")
    }
    #expect(
      notes == [
        ".frame(minWidth: 50) #bar sets no maxWidth, so it takes no more than its"
          + " minimum or what the view in it needs: 50 of the 200 that it is proposed."
          + " Add maxWidth: .infinity to fill them."
      ])
  }

  @Test("a text does not fill its proposal", .enabled(if: hasPinnedFonts))
  func aTextDoesNotFill() throws {
    let notes = try notes("unused-space", of: "Total") { Text("Total").padding(8) }
    #expect(
      notes == [
        "Text “Total” is proposed a width of 200 and takes no more than the 54.5 that"
          + " its text needs. .frame(maxWidth: .infinity) around it would take them"
          + " all."
      ])
    let framed = try self.notes("unused-space", of: "Total") {
      Text("Total").frame(maxWidth: .infinity)
    }
    #expect(framed == [])
  }

  @Test("a stack does not fill its proposal")
  func aStackDoesNotFill() throws {
    let notes = try notes("unused-space", of: "row") {
      HStack {
        Color.red.frame(width: 20); Color.blue.frame(width: 30)
      }.accessibilityIdentifier("row")
    }
    #expect(
      notes == [
        "HStack #row is proposed a width of 200 and takes no more than the 58 that"
          + " its views need. .frame(maxWidth: .infinity) around it would take them"
          + " all."
      ])
  }

  @Test("a frame does not shrink what is in it")
  func aFrameDoesNotShrink() throws {
    let notes = try notes("frame-overflow", of: "frame") {
      Color.red.frame(width: 80, height: 20).frame(width: 50).accessibilityIdentifier("frame")
    }
    #expect(
      notes == [
        "Color is 80 wide in .frame(width: 50) #frame, which neither shrinks nor"
          + " clips it: 30 of it lies outside of the frame. .clipped() would cut that"
          + " off."
      ])
  }

  @Test("a scroll view proposes nothing that could be filled")
  func aScrollViewProposesNothing() throws {
    let frame = try notes("infinite-in-scroll-view", of: "frame") {
      ScrollView(.horizontal) {
        Color.red.frame(width: 40, height: 20).frame(maxWidth: .infinity)
          .accessibilityIdentifier("frame")
      }
    }
    #expect(
      frame == [
        "ScrollView proposes no width, so maxWidth: .infinity has nothing to fill:"
          + " .frame(maxWidth: .infinity) #frame is as wide as what is in it, 40."
      ])
    let color = try notes("infinite-in-scroll-view", of: "bar") {
      ScrollView { Color.red.accessibilityIdentifier("bar") }
    }
    #expect(
      color == [
        "ScrollView proposes no height, and Color #bar has none of its own, so it"
          + " gets the default of 10. Give it a height with .frame(height:)."
      ])
  }

  @Test("an image keeps its own size in a frame", .enabled(if: hasPinnedFonts))
  func anImageKeepsItsOwn() throws {
    let notes = try notes("image-not-resizable", of: "star") {
      Image(systemName: "star").frame(width: 60, height: 60).accessibilityIdentifier("star")
    }
    #expect(
      notes == [
        "Image keeps its own size, 20×19.5, in .frame(width: 60, height: 60) #star,"
          + " which makes space and not the image larger or smaller. .resizable() lets"
          + " it follow what it is proposed."
      ])
  }

  @Test("a frame cuts a text off", .enabled(if: hasPinnedFonts))
  func aFrameCutsAText() throws {
    let notes = try notes("truncated-text", of: "text") {
      Text("A sentence that needs more than a line here").accessibilityIdentifier("text")
        .frame(width: 100, height: 30)
    }
    #expect(
      notes == [
        "Text #text is cut off: .frame(width: 100, height: 30) leaves it 100×30,"
          + " and all of it needs 98.5×87. .fixedSize(horizontal: false, vertical: true)"
          + " would let it have all its lines, and .minimumScaleFactor(_:) makes it"
          + " smaller."
      ])
    let limited = try self.notes("truncated-text", of: "text") {
      Text("A sentence that needs more than a line here").lineLimit(1)
        .accessibilityIdentifier("text")
    }
    #expect(limited == ["Text #text is cut off, as .lineLimit(1) allows it no more lines."])
  }

  @Test("ViewThatFits shows the first view that fits")
  func viewthatfitsShowsTheFirstView() throws {
    let notes = try notes("view-that-fits", of: "narrow") {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 300, height: 20).accessibilityIdentifier("wide")
        Color.red.frame(width: 80, height: 40).accessibilityIdentifier("narrow")
      }
    }
    #expect(
      notes == [
        "ViewThatFits has a width of 200 to offer: the first view, Color #wide,"
          + " needs 300, which is too much; the second view, Color #narrow, needs 80,"
          + " and fits. It shows the first that fits."
      ])
    let last = try self.notes(
      "view-that-fits", of: "narrow", in: CGSize(width: 50, height: 50)
    ) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 300, height: 20).accessibilityIdentifier("wide")
        Color.red.frame(width: 80, height: 40).accessibilityIdentifier("narrow")
      }
    }
    #expect(
      last == [
        "ViewThatFits has a width of 50 to offer: the first view, Color #wide,"
          + " needs 300, which is too much; the second view, Color #narrow, needs 80,"
          + " which is too much. None fits, so it shows the last one all the same."
      ])
  }

  @Test("a circle fills its rectangle")
  func aCircleFillsItsRectangle() throws {
    let whole = try notes("circle", of: "Circle") { Circle() }
    #expect(
      whole == [
        "Circle fills its whole frame, 200×100, as every shape does; the circle"
          + " drawn is the largest that fits, 100 across, in the middle."
      ])
    var environment = EnvironmentValues()
    environment.shapeSizing = .square
    let square = try notes("circle", of: "Circle", environment: environment) { Circle() }
    #expect(
      square == [
        "Circle is proposed 200×100 and takes the largest square in it; other"
          + " shapes fill what they are proposed."
      ])
    let frame = try notes("circle", of: "Circle") { Circle().frame(width: 40, height: 40) }
    #expect(frame == [])
  }

  @Test("a GeometryReader fills its proposal and puts views at its corner")
  func aGeometryReaderFillsItsRoom() throws {
    let notes = try notes("geometry-reader", of: "dot") {
      GeometryReader { _ in Color.red.frame(width: 10, height: 10).accessibilityIdentifier("dot") }
    }
    #expect(
      notes == [
        "GeometryReader takes all that it is proposed, here 200×100, however small"
          + " the views in it are, and puts them at its top leading corner, not in its"
          + " middle. Where only a size is to be read, it belongs into .background or"
          + " .overlay."
      ])
  }

  @Test("an overlay does not make its view larger")
  func anOverlayDoesNotMake() throws {
    let notes = try notes("overlay-size", of: "badge") {
      Color.red.frame(width: 40, height: 40).overlay {
        Color.blue.frame(width: 60, height: 10).accessibilityIdentifier("badge")
      }
    }
    #expect(
      notes == [
        ".overlay does not make Color larger: Color #badge, 60×10, reaches beyond"
          + " the 40×40 that it is proposed, and neighbours are placed as if it did"
          + " not."
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
    #expect(
      notes == [
        "All cells of a column have one width, that of the widest: here Color"
          + " #long, which needs 90. Color #short takes 30 of the column's 90."
      ])
  }

  // MARK: Why here?

  @Test("a frame centres what is in it")
  func aFrameCentresWhatIs() throws {
    let notes = try notes("frame-alignment", of: "bar") {
      Color.red.frame(width: 20, height: 100).accessibilityIdentifier("bar")
        .frame(maxWidth: .infinity)
    }
    #expect(
      notes == [
        ".frame(maxWidth: .infinity) centres what is in it, as it names no"
          + " alignment. alignment: .leading would put Color #bar at the leading edge."
      ])
    let aligned = try self.notes("frame-alignment", of: "bar") {
      Color.red.frame(width: 20, height: 100).accessibilityIdentifier("bar")
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(aligned == [])
  }

  @Test("layout priority leaves a spacer the least")
  func layoutPriorityLeavesASpacer() throws {
    let notes = try notes("layout-priority", of: "spacer") {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).accessibilityIdentifier("bar")
        Spacer().accessibilityIdentifier("spacer")
      }
    }
    #expect(
      notes == [
        "Color #bar has a higher layout priority (1) than Spacer #spacer, so it is"
          + " asked first, and only the least that Spacer #spacer can do with is kept"
          + " back. Spacer #spacer gets what is left, 8."
      ])
  }

  @Test("a background before padding does not cover the padding")
  func aBackgroundBeforePaddingDoes() throws {
    let notes = try notes("background-inside", of: "bar") {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar")
        .background(.yellow).padding(10)
    }
    #expect(
      notes == [
        ".background is applied before .padding(10), so it covers Color #bar alone,"
          + " 40×20 of 60×40. .padding(10) before .background would have it cover all."
      ])
    let after = try self.notes("background-inside", of: "bar") {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar")
        .padding(10).background(.yellow)
    }
    #expect(after == [])
  }

  @Test("an offset does not move the frame")
  func anOffsetDoesNotMove() throws {
    let notes = try notes("offset", of: "bar") {
      VStack {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar").offset(x: 10, y: 5)
      }
    }
    #expect(
      notes == [
        ".offset(x: 10, y: 5) moves only what is drawn. What is around is placed as"
          + " if Color #bar were still where it was without it, so it may cover others."
      ])
  }

  @Test("a position takes all the space")
  func aPositionTakesAllThe() throws {
    let notes = try notes("position", of: "bar") {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar").position(x: 50, y: 30)
    }
    #expect(
      notes == [
        ".position(x: 50, y: 30) takes all that it is proposed, 200×100, and puts"
          + " Color #bar, 40×20, into that: for the views around, that large frame"
          + " counts. .offset(x:y:) moves a view and leaves its size alone."
      ])
  }

  @Test("an alignment guide that nobody asks for has no effect")
  func anAlignmentGuideThatNobody() throws {
    let bar = Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar")
      .alignmentGuide(.leading) { _ in 30 }
    let centred = try notes("alignment-guide", of: "bar") {
      VStack {
        bar
        Color.blue
      }
    }
    #expect(
      centred == [
        ".alignmentGuide(.leading) has no effect: VStack aligns its views by"
          + " .center. VStack(alignment: .leading) would ask for it."
      ])
    let along = try notes("alignment-guide", of: "bar") {
      HStack {
        bar
        Color.blue
      }
    }
    #expect(
      along == [
        ".alignmentGuide(.leading) has no effect: HStack puts its views one after"
          + " another along its width, where no guide is asked for."
      ])
    let used = try notes("alignment-guide", of: "bar") {
      VStack(alignment: .leading) {
        bar
        Color.blue
      }
    }
    #expect(used == [])
  }
}
