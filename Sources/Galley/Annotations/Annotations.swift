import Foundation

/// What is said about one picture, read from where its views are.
package struct Annotations {
  package var overlays: LayoutOverlays
  /// Identifiers; none stands for every view that has one.
  package var views: [String]
  package var rulers: [Ruler]

  package init(overlays: LayoutOverlays, views: [String] = [], rulers: [Ruler] = []) {
    self.overlays = overlays
    self.views = views
    self.rulers = rulers
  }

  package var isEmpty: Bool { overlays.isEmpty && rulers.isEmpty }

  /// What has to be known about the views.
  package var gathering: PlacedTree.Gathering {
    rulers.isEmpty ? overlays.gathering : overlays.gathering.union(.guides)
  }

  /// The picture on a sheet with space for what is said. Of the canvas, the part is shown that
  /// something is on.
  package func picture(
    _ list: DisplayList, _ placed: PlacedTree, engine: any TextEngine
  ) -> AnnotatedPicture {
    let style = AnnotationStyle(scale: list.scale)
    // What the safe area is about is the whole canvas.
    let painted =
      overlays.contains(.safeArea) ? CGRect(origin: .zero, size: list.size) : list.paintedBounds
    let subject = AnnotationSubject(placed, views: views, painted: painted)
    var panel = AnnotationSheet.Panel(list, showing: subject.area)
    panel.marks = marks(subject, placed, style)
    var picture = AnnotationSheet([panel], scale: list.scale, engine: engine).picture()
    picture.canvases = picture.canvases.map { shown in
      CGRect(
        origin: CGPoint(x: shown.minX - subject.area.minX, y: shown.minY - subject.area.minY),
        size: placed.canvas)
    }
    return picture
  }

  private func marks(
    _ subject: AnnotationSubject, _ placed: PlacedTree, _ style: AnnotationStyle
  ) -> AnnotationMarks {
    var marks = AnnotationMarks()
    if overlays.contains(.baselines) {
      marks.addBaselines(
        ViewBaselines.all(subject), texts: subject.texts, canvas: subject.area.size, style: style)
    }
    if !overlays.isDisjoint(with: [.frames, .proposals]) {
      marks.addFrames(subject, showingProposals: overlays.contains(.proposals), style: style)
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

/// A picture's views, in the coordinates of the part of its canvas that is shown.
struct AnnotationSubject {
  let placed: PlacedTree
  let views: ViewSelection
  private let shown: Set<Int>
  /// The part of the canvas that is shown, in points of the canvas.
  let area: CGRect

  /// What is free around the subject, in points.
  private static let margin = 12.0

  init(_ placed: PlacedTree, views names: [String], painted: CGRect?) {
    self.placed = placed
    views = ViewSelection(names, in: placed)
    shown = Set(views.indices)
    let canvas = CGRect(origin: .zero, size: placed.canvas)
    let frames = views.indices.lazy.map { placed.nodes[$0].frame }.compactMap {
      $0.overlap(with: canvas)
    }
    let subject = frames.reduce(painted) { $0?.union($1) ?? $1 } ?? canvas
    // On whole points, so that everything keeps its place among the pixels.
    let near = subject.insetBy(dx: -Self.margin, dy: -Self.margin)
    let whole = CGRect(
      x: near.minX.rounded(.down), y: near.minY.rounded(.down),
      width: near.maxX.rounded(.up) - near.minX.rounded(.down),
      height: near.maxY.rounded(.up) - near.minY.rounded(.down))
    area = whole.overlap(with: canvas) ?? canvas
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

  /// Whether a rectangle is partly in the picture.
  func isVisible(_ frame: CGRect) -> Bool {
    frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
      && frame.maxX >= 0 && frame.maxY >= 0 && frame.minX <= area.width
      && frame.minY <= area.height
  }
}
