import Foundation
import GalleyViews

/// The annotations of one picture, derived from the layout of its views.
package struct Annotations {
  package var overlays: LayoutOverlays
  /// The identifiers of the views; if empty, every view with an identifier is annotated.
  package var views: [String]
  package var rulers: [Ruler]
  package var captions: [Caption]
  /// How much larger the subject is than its annotations.
  package var magnification = 1.0

  package init(
    overlays: LayoutOverlays, views: [String] = [], rulers: [Ruler] = [], captions: [Caption] = []
  ) {
    self.overlays = overlays
    self.views = views
    self.rulers = rulers
    self.captions = captions
  }

  package var isEmpty: Bool { overlays.isEmpty && rulers.isEmpty && captions.isEmpty }

  /// The layout data that the annotations need.
  package var gathering: PlacedTree.Gathering {
    rulers.isEmpty && captions.isEmpty
      ? overlays.gathering : overlays.gathering.union(.guides)
  }

  /// Returns the picture on a sheet with room for its annotations, showing only the part of the
  /// canvas that has content.
  ///
  /// - Parameter measured: The picture that annotations are placed by, if another one is painted.
  package func picture(
    _ list: DisplayList, _ placed: PlacedTree, measured: DisplayList? = nil,
    engine: any TextEngine
  ) -> AnnotatedPicture {
    guard overlays.contains(.accessibility) else {
      return sheet(list, placed, measured, engine: engine)
    }
    var others = self
    others.overlays.remove(.accessibility)
    let entries = (placed.accessibility?.elements ?? []).map {
      NumberedLegend.Entry(frame: $0.frame, text: $0.line)
    }
    let legend = NumberedLegend(
      title: "Read out", entries: entries, empty: "A screen reader finds nothing.")
    return legend.picture(
      over: others.isEmpty
        ? AnnotatedPicture(list: list, canvases: [CGRect(origin: .zero, size: placed.canvas)])
        : others.sheet(list, placed, measured, engine: engine), engine: engine)
  }

  private func sheet(
    _ list: DisplayList, _ placed: PlacedTree, _ measured: DisplayList?, engine: any TextEngine
  ) -> AnnotatedPicture {
    let style = AnnotationStyle(scale: list.scale, magnification: magnification)
    // The safe area concerns the whole canvas.
    let painted =
      overlays.contains(.safeArea)
      ? CGRect(origin: .zero, size: list.size) : (measured ?? list).paintedBounds
    let subject = AnnotationSubject(
      placed, views: views, painted: painted, measured: Set(rulers.flatMap(\.measuredWhole)),
      showingHidden: !overlays.isDisjoint(with: [.frames, .proposals]),
      margin: 12 * style.unit)
    var panel = AnnotationSheet.Panel(list, showing: subject.area, measured: measured)
    panel.marks = marks(subject, panel.parts, placed, style)
    if !captions.isEmpty {
      let tree = LayoutTree(placed)
      panel.captions = captions.map { $0.runs(tree) }
    }
    var picture = AnnotationSheet(
      [panel], scale: list.scale, magnification: magnification, engine: engine
    ).picture()
    picture.canvases = picture.canvases.map { shown in
      CGRect(
        origin: CGPoint(x: shown.minX - subject.area.minX, y: shown.minY - subject.area.minY),
        size: placed.canvas)
    }
    return picture
  }

  private func marks(
    _ subject: AnnotationSubject, _ parts: [PaintedPart], _ placed: PlacedTree,
    _ style: AnnotationStyle
  ) -> AnnotationMarks {
    var marks = AnnotationMarks()
    if overlays.contains(.baselines) {
      marks.addBaselines(
        ViewBaselines.all(subject), texts: subject.texts, areas: parts.filter(\.isArea),
        canvas: subject.area.size, style: style)
    }
    if !overlays.isDisjoint(with: [.frames, .proposals]) {
      marks.addFrames(
        subject, areas: parts.filter(\.isArea), showingProposals: overlays.contains(.proposals),
        style: style)
    }
    if overlays.contains(.spacing) { marks.addSpacing(subject, style: style) }
    let guides = overlays.contains(.guides) ? marks.guides(subject) : []
    if overlays.contains(.safeArea) { marks.addSafeArea(subject) }
    marks.addGuides(
      marks.addRulers(rulers, subject) + guides, area: subject.area.size, style: style)
    let known = Set(placed.identifiers)
    let missing = views + rulers.flatMap(\.names)
    for name in missing.reduce(into: [String](), { if !$0.contains($1) { $0.append($1) } })
    where !known.contains(name) {
      marks.sentences.append("No view is called \(AnnotationWords.shortened(name)).")
    }
    return marks
  }
}

/// A picture's views, in the coordinates of the visible part of its canvas.
struct AnnotationSubject {
  let placed: PlacedTree
  let views: ViewSelection
  private let shown: Set<Int>
  /// The visible part of the canvas, in points of the canvas.
  let area: CGRect

  /// - Parameters:
  ///   - painted: The painted area; `nil` if nothing is painted.
  ///   - measured: The identifiers of views to include even where they are clipped.
  ///   - showingHidden: Whether to include the clipped parts of views.
  ///   - margin: The margin around the subject, in points.
  init(
    _ placed: PlacedTree, views names: [String], painted: CGRect?, measured: Set<String> = [],
    showingHidden: Bool = true, margin: Double
  ) {
    self.placed = placed
    views = ViewSelection(names, in: placed)
    shown = Set(views.indices)
    let canvas = CGRect(origin: .zero, size: placed.canvas)
    let frames =
      showingHidden
      ? views.indices.map { placed.nodes[$0].frame }
      : Self.visibleFrames(views.indices, placed)
        + views.indices.filter { measured.contains(placed.identifier(of: $0) ?? "") }
        .map { placed.nodes[$0].frame }
    let subject =
      frames.compactMap { $0.overlap(with: canvas) }.reduce(painted) { $0?.union($1) ?? $1 }
      ?? canvas
    // Use whole points, so that the pixel grid stays the same.
    let near = subject.insetBy(dx: -margin, dy: -margin)
    let whole = CGRect(
      x: near.minX.rounded(.down), y: near.minY.rounded(.down),
      width: near.maxX.rounded(.up) - near.minX.rounded(.down),
      height: near.maxY.rounded(.up) - near.minY.rounded(.down))
    area = whole.overlap(with: canvas) ?? canvas
  }

  /// Returns the frames of views, clipped by the views around them.
  private static func visibleFrames(_ indices: [Int], _ placed: PlacedTree) -> [CGRect] {
    var clips: [(end: Int, frame: CGRect)] = []
    var frames: [CGRect] = []
    var position = 0
    for (index, node) in placed.nodes.enumerated() where position < indices.count {
      while let last = clips.last, last.end <= index { clips.removeLast() }
      if indices[position] == index {
        position += 1
        let frame = clips.last.map { $0.frame.overlap(with: node.frame) } ?? node.frame
        if let frame { frames.append(frame) }
      }
      let clip: CGRect
      switch node.drawing?.kind {
      case .clip: clip = node.frame
      case .scrollClip: clip = node.frame.outset(by: placed.clipOutset(of: index))
      default: continue
      }
      clips.append((node.end, clips.last.map { $0.frame.overlap(with: clip) ?? .zero } ?? clip))
    }
    return frames
  }

  func frame(of index: Int) -> CGRect {
    placed.nodes[index].frame.offsetBy(dx: -area.minX, dy: -area.minY)
  }

  /// The frames of all texts.
  var texts: [CGRect] {
    placed.nodes.indices.lazy.filter { placed.text(of: $0) != nil }.map { frame(of: $0) }
  }

  func isShown(_ index: Int) -> Bool { shown.contains(index) }

  func name(of index: Int) -> String { views.name(of: index, in: placed) }

  /// Whether a rectangle is at least partly in the picture.
  func isVisible(_ frame: CGRect) -> Bool {
    frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
      && frame.maxX >= 0 && frame.maxY >= 0 && frame.minX <= area.width
      && frame.minY <= area.height
  }
}
