internal import CCairo
import Foundation
import GalleyGraphics

/// Tags the headings, paragraphs, links and figures of a PDF file for screen readers, in the order
/// of its views.
///
/// Everything outside of tags, such as lines and backgrounds, is decoration, as is a text that no
/// element contains, because it is hidden from screen readers.
final class PDFStructure {
  private enum Tag: Equatable {
    case note(Int)
    /// A line of text that forms its own paragraph.
    case line
  }

  /// The descriptions of the figures so far, in file order.
  private(set) var descriptions: [String] = []
  /// The place of a tag in the document.
  struct Place {
    /// The place in the reading order.
    var rank: Int
    /// The place in a table or list.
    var cell: DisplayNote.Cell?
  }

  /// For each tag, in file order, its place.
  private(set) var places: [Place] = []
  /// The elements of the page, in reading order.
  private var elements: [DisplayNote] = []
  /// The number of elements on the pages before.
  private var earlierElements = 0
  /// The place of the next tag.
  private var place = Place(rank: 0)
  private var notes: [DisplayNote] = []
  /// The links that already have a target.
  private var linked: Set<Int> = []
  private var open: Tag?
  /// The number of open groups. Parts of a group cannot be tagged separately.
  private var groups = 0
  /// The tag of the group's first part.
  private var groupTag: Tag?
  private var hasFigures = false

  func beginPage(_ notes: [DisplayNote]) {
    self.notes = notes
    earlierElements += elements.count
    elements = notes.filter { $0.kind == .element }
    place = Place(rank: earlierElements)
    linked = []
    (open, groups, groupTag) = (nil, 0, nil)
    hasFigures = notes.contains { if case .figure = $0.kind { true } else { false } }
  }

  /// Begins the tag for a line of text.
  ///
  /// - Parameters:
  ///   - start: The start of the line, on the page.
  ///   - end: The end of the line, on the page.
  func beginText(from start: CGPoint, to end: CGPoint, in context: OpaquePointer) {
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    guard read(at: middle) || elements.isEmpty else {
      if groups == 0 { self.end(in: context) }
      return
    }
    let note =
      note(at: [middle]) { if case .heading = $0 { true } else { false } }
      // A link that covers only a part of a line doesn't turn the whole line into a link.
      ?? note(at: [start, end]) { if case .link = $0 { true } else { false } }
      ?? note(at: [middle]) { if case .paragraph = $0 { true } else { false } }
    begin(note.map { .note($0) } ?? .line, in: context)
  }

  /// Begins the tag for anything other than text.
  func beginPicture(at point: @autoclosure () -> CGPoint, in context: OpaquePointer) {
    var note: Int?
    if hasFigures {
      note = self.note(at: [point()]) { if case .figure = $0 { true } else { false } }
    }
    if let note {
      read(at: CGPoint(x: notes[note].frame.midX, y: notes[note].frame.midY))
      begin(.note(note), in: context)
    } else if groups == 0 {
      end(in: context)
    }
  }

  /// Sets the place of the next tag to that of the smallest element at a point. Outside of all
  /// elements, it follows the previous tag.
  ///
  /// - Returns: Whether an element contains the point.
  @discardableResult
  private func read(at point: CGPoint) -> Bool {
    var smallest = CGFloat.infinity
    for (index, element) in elements.enumerated() {
      let area = element.frame.width * element.frame.height
      guard area < smallest, element.frame.insetBy(dx: -1, dy: -1).contains(point) else { continue }
      (smallest, place) = (area, Place(rank: earlierElements + index, cell: element.cell))
    }
    return smallest.isFinite
  }

  private func note(
    at points: [CGPoint], where isWanted: (DisplayNote.Kind) -> Bool
  ) -> Int? {
    // The innermost note comes last.
    notes.indices.last { index in
      guard isWanted(notes[index].kind) else { return false }
      let frame = notes[index].frame.insetBy(dx: -1, dy: -1)
      return points.allSatisfy(frame.contains)
    }
  }

  private func begin(_ tag: Tag, in context: OpaquePointer) {
    guard groups == 0 else {
      groupTag = groupTag ?? tag
      return
    }
    if tag == open, tag != .line { return }
    end(in: context)
    open = tag
    guard case .note(let index) = tag else { return begin("P", in: context) }
    switch notes[index].kind {
    case .heading(_, let level): begin("H\(min(max(level, 1), 6))", in: context)
    case .link(let url):
      guard linked.insert(index).inserted,
        let attributes = Self.attributes(ofLinkTo: url, notes[index].frame)
      else { return begin("P", in: context) }
      begin(CAIRO_TAG_LINK, attributes, in: context)
      openLink = index
    case .figure(let description):
      descriptions.append(description)
      begin("Figure", in: context)
    case .paragraph, .element: begin("P", in: context)
    }
  }

  /// Begins a tag without the clip and the transform. If everything is clipped, Cairo drops the
  /// beginning of a tag but not its end, and frames in attributes are in page coordinates.
  private func begin(_ name: String, _ attributes: String = "", in context: OpaquePointer) {
    cairo_save(context)
    cairo_reset_clip(context)
    cairo_identity_matrix(context)
    places.append(place)
    cairo_tag_begin(context, name, attributes)
    cairo_restore(context)
  }

  private func end(in context: OpaquePointer) {
    guard let tag = open else { return }
    open = nil
    var name = "P"
    if case .note(let index) = tag {
      switch notes[index].kind {
      case .heading(_, let level): name = "H\(min(max(level, 1), 6))"
      case .link: name = openLink == index ? "Link" : "P"
      case .figure: name = "Figure"
      case .paragraph, .element: break
      }
    }
    openLink = nil
    end(name, in: context)
  }

  private func end(_ name: String, in context: OpaquePointer) {
    cairo_save(context)
    cairo_reset_clip(context)
    cairo_tag_end(context, name)
    cairo_restore(context)
  }

  /// The link whose tag is open.
  private var openLink: Int?

  /// Begins a group, which is painted in one piece.
  func beginGroup(in context: OpaquePointer) {
    if groups == 0 {
      end(in: context)
      groupTag = nil
    }
    groups += 1
  }

  /// Ends a group just before it is painted.
  func layGroup(in context: OpaquePointer) {
    groups -= 1
    guard groups == 0, let tag = groupTag else { return }
    groupTag = nil
    begin(tag, in: context)
  }

  /// Ends the open tag and adds links for notes without text, such as pictures.
  func endPage(in context: OpaquePointer) {
    end(in: context)
    for (index, note) in notes.enumerated() where !linked.contains(index) {
      // Containers of a link, such as rows, repeat its note.
      guard case .link(let url) = note.kind,
        !linked.contains(where: {
          notes[$0].kind == note.kind && notes[$0].frame.intersects(note.frame)
        }), let attributes = Self.attributes(ofLinkTo: url, note.frame)
      else { continue }
      read(at: CGPoint(x: note.frame.midX, y: note.frame.midY))
      begin(CAIRO_TAG_LINK, attributes, in: context)
      end(CAIRO_TAG_LINK, in: context)
    }
  }

  /// Returns `nil` for an invalid link.
  private static func attributes(ofLinkTo url: String, _ frame: CGRect) -> String? {
    guard frame.width > 0, frame.height > 0, !url.isEmpty, !url.utf8.contains(0) else { return nil }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { SVGText.number($0) }
    let escaped = url.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "'", with: "\\'")
    return "rect=[\(numbers.joined(separator: " "))] uri='\(escaped)'"
  }
}

extension CairoCanvas {
  /// Returns the position of a point on the page.
  func place(_ point: CGPoint) -> CGPoint {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return CGPoint(
      x: matrix.xx * point.x + matrix.xy * point.y + matrix.x0,
      y: matrix.yx * point.x + matrix.yy * point.y + matrix.y0)
  }

  func place(middleOf frame: CGRect) -> CGPoint { place(CGPoint(x: frame.midX, y: frame.midY)) }
}
