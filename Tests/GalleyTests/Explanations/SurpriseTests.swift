import Galley
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

  @Test("fixedSize lets a text be wider than its room")
  func fixedsizeLetsATextBe() throws {
    let notes = try notes("fixed-size", of: "text") {
      Text("A sentence that needs more than a line here").fixedSize()
        .accessibilityIdentifier("text")
    }
    #expect(notes == [""])
  }

  @Test("a flexible frame without a maximum does not grow")
  func aFlexibleFrameWithoutA() throws {
    let notes = try notes("frame-without-max", of: "bar") {
      Color.red.frame(width: 30).frame(minWidth: 50).accessibilityIdentifier("bar")
    }
    #expect(notes == [""])
  }

  @Test("a text does not fill its room")
  func aTextDoesNotFill() throws {
    let notes = try notes("unused-room", of: "Total") { Text("Total").padding(8) }
    #expect(notes == [""])
    let framed = try self.notes("unused-room", of: "Total") {
      Text("Total").frame(maxWidth: .infinity)
    }
    #expect(framed == [])
  }

  @Test("a stack does not fill its room")
  func aStackDoesNotFill() throws {
    let notes = try notes("unused-room", of: "row") {
      HStack {
        Color.red.frame(width: 20); Color.blue.frame(width: 30)
      }.accessibilityIdentifier("row")
    }
    #expect(notes == [""])
  }

  @Test("a frame does not shrink what is in it")
  func aFrameDoesNotShrink() throws {
    let notes = try notes("frame-overflow", of: "frame") {
      Color.red.frame(width: 80, height: 20).frame(width: 50).accessibilityIdentifier("frame")
    }
    #expect(notes == [""])
  }

  @Test("a scroll view proposes nothing that could be filled")
  func aScrollViewProposesNothing() throws {
    let frame = try notes("infinite-in-scroll-view", of: "frame") {
      ScrollView(.horizontal) {
        Color.red.frame(width: 40, height: 20).frame(maxWidth: .infinity)
          .accessibilityIdentifier("frame")
      }
    }
    #expect(frame == [""])
    let color = try notes("infinite-in-scroll-view", of: "bar") {
      ScrollView { Color.red.accessibilityIdentifier("bar") }
    }
    #expect(color == [""])
  }

  @Test("an image keeps its own size in a frame")
  func anImageKeepsItsOwn() throws {
    let notes = try notes("image-not-resizable", of: "star") {
      Image(systemName: "star").frame(width: 60, height: 60).accessibilityIdentifier("star")
    }
    #expect(notes == [""])
  }

  @Test("a frame cuts a text off")
  func aFrameCutsAText() throws {
    let notes = try notes("truncated-text", of: "text") {
      Text("A sentence that needs more than a line here").accessibilityIdentifier("text")
        .frame(width: 100, height: 30)
    }
    #expect(notes == [""])
    let limited = try self.notes("truncated-text", of: "text") {
      Text("A sentence that needs more than a line here").lineLimit(1)
        .accessibilityIdentifier("text")
    }
    #expect(limited == [""])
  }

  @Test("ViewThatFits shows the first view that fits")
  func viewthatfitsShowsTheFirstView() throws {
    let notes = try notes("view-that-fits", of: "narrow") {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 300, height: 20).accessibilityIdentifier("wide")
        Color.red.frame(width: 80, height: 40).accessibilityIdentifier("narrow")
      }
    }
    #expect(notes == [""])
    let last = try self.notes(
      "view-that-fits", of: "narrow", in: CGSize(width: 50, height: 50)
    ) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 300, height: 20).accessibilityIdentifier("wide")
        Color.red.frame(width: 80, height: 40).accessibilityIdentifier("narrow")
      }
    }
    #expect(last == [""])
  }

  @Test("a circle fills its rectangle")
  func aCircleFillsItsRectangle() throws {
    #expect(try notes("circle", of: "Circle") { Circle() } == [""])
    var environment = EnvironmentValues()
    environment.shapeSizing = .square
    let square = try notes("circle", of: "Circle", environment: environment) { Circle() }
    #expect(square == [""])
    let frame = try notes("circle", of: "Circle") { Circle().frame(width: 40, height: 40) }
    #expect(frame == [])
  }

  @Test("a GeometryReader fills its room and puts views at its corner")
  func aGeometryReaderFillsItsRoom() throws {
    let notes = try notes("geometry-reader", of: "dot") {
      GeometryReader { _ in Color.red.frame(width: 10, height: 10).accessibilityIdentifier("dot") }
    }
    #expect(notes == [""])
  }

  @Test("an overlay does not make its view larger")
  func anOverlayDoesNotMake() throws {
    let notes = try notes("overlay-size", of: "badge") {
      Color.red.frame(width: 40, height: 40).overlay {
        Color.blue.frame(width: 60, height: 10).accessibilityIdentifier("badge")
      }
    }
    #expect(notes == [""])
  }

  @Test("a column of a grid is as wide as its widest cell")
  func aColumnOfAGrid() throws {
    let notes = try notes("grid-column", of: "short") {
      Grid {
        GridRow { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("short") }
        GridRow { Color.red.frame(width: 90, height: 10).accessibilityIdentifier("long") }
      }
    }
    #expect(notes == [""])
  }

  // MARK: Why here?

  @Test("a frame centres what is in it")
  func aFrameCentresWhatIs() throws {
    let notes = try notes("frame-alignment", of: "bar") {
      Color.red.frame(width: 20, height: 100).accessibilityIdentifier("bar")
        .frame(maxWidth: .infinity)
    }
    #expect(notes == [""])
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
    #expect(notes == [""])
  }

  @Test("a background before padding does not cover the padding")
  func aBackgroundBeforePaddingDoes() throws {
    let notes = try notes("background-inside", of: "bar") {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar")
        .background(.yellow).padding(10)
    }
    #expect(notes == [""])
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
    #expect(notes == [""])
  }

  @Test("a position takes all the room")
  func aPositionTakesAllThe() throws {
    let notes = try notes("position", of: "bar") {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar").position(x: 50, y: 30)
    }
    #expect(notes == [""])
  }

  @Test("an alignment guide that nobody asks for has no effect")
  func anAlignmentGuideThatNobody() throws {
    let centred = try notes("alignment-guide", of: "bar") {
      VStack {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar")
          .alignmentGuide(.leading) { _ in 30 }
        Color.blue
      }
    }
    #expect(centred == [""])
    let along = try notes("alignment-guide", of: "bar") {
      HStack {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar")
          .alignmentGuide(.leading) { _ in 30 }
        Color.blue
      }
    }
    #expect(along == [""])
    let used = try notes("alignment-guide", of: "bar") {
      VStack(alignment: .leading) {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("bar")
          .alignmentGuide(.leading) { _ in 30 }
        Color.blue
      }
    }
    #expect(used == [])
  }
}
