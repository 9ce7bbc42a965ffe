import Foundation
import GalleyViews

extension AnnotationMarks {
  /// The maximum number of views listed for one frame.
  private static let namesOfFrame = 8

  /// Adds the frames of the views with their sizes and, optionally, their proposals.
  mutating func addFrames(
    _ subject: AnnotationSubject, areas: [PaintedPart] = [], showingProposals: Bool,
    style: AnnotationStyle
  ) {
    /// Views with the same frame, which is outlined once.
    struct Entry {
      var frame: CGRect
      var lines: [[AnnotationText.Run]]
      var holdsOthers: Bool
    }
    var entries: [Entry] = []
    struct Place: Hashable { var x, y, width, height: CGFloat }
    var places: [Place: Int] = [:]
    var (hidden, unnamed) = (0, 0)
    for (position, index) in subject.views.indices.enumerated() {
      let frame = subject.frame(of: index)
      guard subject.isVisible(frame) else {
        hidden += 1
        continue
      }
      let node = subject.placed.nodes[index]
      let name = AnnotationWords.shortened(subject.name(of: index))
      var line = [AnnotationText.Run(text: name + "  ", ink: .frame)]
      if showingProposals {
        line.append(
          .init(text: "\(AnnotationWords.proposal(node.proposal)) → ", ink: .frame))
      }
      line.append(.init(text: AnnotationWords.size(frame.size), ink: .frame, isStrong: true))
      let holdsOthers =
        position + 1 < subject.views.indices.count
        && subject.views.indices[position + 1] < node.end
      let onPixels = style.grid.round(frame)
      let key = Place(
        x: onPixels.minX, y: onPixels.minY, width: onPixels.width, height: onPixels.height)
      if let known = places[key] {
        entries[known].holdsOthers = entries[known].holdsOthers || holdsOthers
        if entries[known].lines.count < Self.namesOfFrame {
          entries[known].lines.append(line)
        } else {
          unnamed += 1
        }
      } else {
        places[key] = entries.count
        entries.append(Entry(frame: frame, lines: [line], holdsOthers: holdsOthers))
      }
    }
    let limit = Self.labelLimit(subject.area.size, style)
    let shown = Self.evenly(entries, limit: limit)
    let canvas = CGRect(origin: .zero, size: subject.area.size)
    let frames = shown.map { $0.frame.overlap(with: canvas) ?? $0.frame }
    var leaders = FrameLeaders(
      frames, texts: subject.texts, areas: areas.map(\.frame), canvas: subject.area.size, style)
    var count = (left: 0, right: 0)
    for (index, entry) in shown.enumerated() {
      outlines.append(Outline(frame: entry.frame, ink: .frame))
      let frame = frames[index]
      // A container's label is at its top, because its middle belongs to its content.
      let y = entry.holdsOthers ? frame.minY + min(7 * style.unit, frame.height / 2) : frame.midY
      let (toLeft, toRight) = (frame.minX, canvas.width - frame.maxX)
      let isLeft = toLeft == toRight ? count.left <= count.right : toLeft < toRight
      let leader = leaders.leader(
        of: index, at: isLeft ? .left : .right,
        height: Double(min(max(y, 0), canvas.height - style.lineWidth)))
      if leader.edge == .left { count.left += 1 } else { count.right += 1 }
      labels.append(
        Label(lines: entry.lines, anchor: leader.anchor, edge: leader.edge, ink: .frame))
    }
    if !shown.isEmpty {
      explain(
        .frame, .line(.solid),
        showingProposals ? "frame, with proposal → size" : "frame, with its size")
    }
    leaveOut(hidden, "view", shown.count, of: entries.count, "frames")
    if unnamed > 0 {
      sentences.append(
        "\(AnnotationWords.counted(unnamed, "view")) with one of these frames without a name.")
    }
  }

  /// Adds sentences about items outside of the picture and items omitted for lack of space.
  mutating func leaveOut(
    _ hidden: Int, _ noun: String, _ shown: Int, of all: Int, _ nouns: String
  ) {
    if hidden > 0 {
      sentences.append("\(AnnotationWords.counted(hidden, noun)) outside of the picture.")
    }
    if shown < all {
      sentences.append("\(shown) of \(all) \(nouns) are shown: there is no space for more labels.")
    }
  }
}
