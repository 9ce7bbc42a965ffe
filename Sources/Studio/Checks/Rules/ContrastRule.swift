import Foundation
import Galley

/// The contrast of texts and symbols to the pixels that are really behind them.
///
/// The picture is painted three times: without glyphs and symbols; with a box in place of each
/// glyph; and only these boxes and symbols, each text and symbol in its own color, which marks the
/// pixels that it covers completely. So every pixel behind a letter is compared with the letter's
/// full color there. The worst five percent of the pixels count.
@MainActor
enum ContrastRule {
  static func issues(in picture: CheckedPicture) -> [Issue] {
    let subjects = subjects(in: picture)
    guard !subjects.isEmpty, let pictures = try? Painted(picture, subjects) else { return [] }
    return subjects.enumerated().compactMap { position, subject in
      let leaf = picture.leaves[subject.order]
      guard let ink = leaf.visibleInk,
        let ratio = pictures.contrast(
          of: position, in: ink, lines: leaf.inks,
          isCovered: covers(subject.order, ink, picture, whole: false),
          veils: veils(over: subject.order, ink, picture))
      else { return nil }
      let rounded = (ratio * 100).rounded(.down) / 100
      guard rounded < subject.required else { return nil }
      // Something opaque may cover the whole view.
      if ratio < 1.01, covers(subject.order, ink, picture, whole: true) { return nil }
      return Issue(
        .contrast, ratio < 3 ? .error : .warning, leaf.index, leaf.frame,
        "has a contrast of \(NumberText.points(rounded)):1 to what is behind it",
        measured: "\(NumberText.points(rounded)):1",
        required: "\(NumberText.points(subject.required)):1",
        remedy: subject.isText
          ? "Use a darker or lighter color, a larger or bolder font, or a plainer background."
          : "Use a darker or lighter color, or a plainer background.")
    }
  }

  private struct Subject {
    let order: Int
    let required: CGFloat
    let isText: Bool
  }

  private static func subjects(in picture: CheckedPicture) -> [Subject] {
    let placed = picture.placed
    // Placeholders are pale on purpose, so that they are not taken for text.
    let exempt = picture.nodes { element in
      !element.isEnabled
        || element.traits.contains(.isTextEntry) && placed.control(of: element.index)?.value == ""
    }
    // Symbols beside a text are decoration.
    let described = picture.nodes { element in
      let range = element.index..<placed.nodes[element.index].end
      return !element.label.isEmpty && !range.contains { placed.nodes[$0].text != nil }
    }
    return picture.leaves.enumerated().compactMap { order, leaf in
      guard leaf.place.opacity > 0.05, !exempt[leaf.index] else {
        return nil
      }
      if let text = placed.text(of: leaf.index) {
        guard text.drawn == nil, !text.isPicture, !text.paints.allSatisfy(\.isClear) else {
          return nil
        }
        return Subject(order: order, required: isLarge(text) ? 3 : 4.5, isText: true)
      }
      guard case .symbol? = placed.nodes[leaf.index].drawing?.kind,
        described[leaf.index]
      else { return nil }
      return Subject(order: order, required: 3, isText: false)
    }
  }

  /// Whether all letters have at least 18 points, or 14 if they are bold.
  private static func isLarge(_ text: PlacedText) -> Bool {
    text.source.runs.allSatisfy { run in
      run.font.size >= 18 || run.font.size >= 14 && run.font.weight >= 600
    }
  }

  /// Whether something that is painted later covers a view, wholly or in part.
  private static func covers(
    _ order: Int, _ ink: CGRect, _ picture: CheckedPicture, whole: Bool
  ) -> Bool {
    picture.leaves[(order + 1)...].contains { leaf in
      !picture.isText(leaf) && leaf.place.opacity > 0.9
        && (whole ? leaf.frame.contains(ink) : leaf.frame.intersects(ink))
    }
  }

  /// Returns the frames of the materials painted over a view, such as that of a bar under which
  /// content is scrolled. Text behind them isn't meant to be read.
  private static func veils(
    over order: Int, _ ink: CGRect, _ picture: CheckedPicture
  ) -> [CGRect] {
    picture.leaves[(order + 1)...].compactMap { leaf in
      let kind = picture.placed.nodes[leaf.index].drawing?.kind
      return kind?.isMaterial == true && leaf.place.opacity > 0.9 && leaf.frame.intersects(ink)
        ? leaf.frame : nil
    }
  }

  /// The picture without and with glyphs, and where these are.
  private struct Painted {
    private let ground: Bitmap
    private let full: Bitmap
    private let mask: Bitmap
    private let scale: CGFloat
    /// Whether the mask tells the subjects apart.
    private let isSorted: Bool

    init(_ picture: CheckedPicture, _ subjects: [Subject]) throws {
      scale = CGFloat(picture.list.scale)
      let nodes = subjects.map { picture.leaves[$0.order].index }
      var (list, parts) = Recorder.record(
        picture.placed, scale: picture.list.scale, background: picture.list.background ?? .white,
        noting: nodes)
      full = try Rasterizer.bitmap(of: list.withGlyphBlocks())
      isSorted = parts != nil
      /// For each item, the position of its subject.
      var owners = [Int?](repeating: nil, count: list.items.count)
      for (position, node) in nodes.enumerated() {
        for index in parts?[node]?.range ?? 0..<0 { owners[index] = position }
      }
      let isSymbol = owners.map { owner in owner.map { !subjects[$0].isText } ?? false }
      mask = try Rasterizer.bitmap(of: Self.mask(of: list, owners, isSymbol, isSorted: isSorted))
      list.items = zip(list.items, isSymbol).compactMap { item, isSymbol -> DisplayItem? in
        if case .glyphs = item { return nil }
        return isSymbol ? nil : item
      }
      ground = try Rasterizer.bitmap(of: list)
    }

    /// The color of a subject in the mask.
    private static func color(of position: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
      (UInt8(position >> 16 & 255), UInt8(position >> 8 & 255), UInt8(position & 255))
    }

    /// Returns the glyph boxes and the symbols alone, on white, each subject in its color.
    ///
    /// - Parameters:
    ///   - owners: For each item, the position of its subject.
    ///   - isSymbol: For each item, whether its subject is a symbol.
    ///   - isSorted: Whether the owners are known; if not, all glyphs have the first color.
    private static func mask(
      of list: DisplayList, _ owners: [Int?], _ isSymbol: [Bool], isSorted: Bool
    ) -> DisplayList {
      var mask = list
      mask.background = .white
      func paint(_ owner: Int) -> Paint {
        let color = color(of: owner)
        return .color(
          ResolvedColor(
            red: Double(color.red) / 255, green: Double(color.green) / 255,
            blue: Double(color.blue) / 255))
      }
      /// For each open group, whether its items are a mask, which is left unchanged.
      var groups: [Bool] = []
      mask.items = list.items.indices.compactMap { index -> DisplayItem? in
        let (item, owner, isSymbol) = (list.items[index], owners[index], isSymbol[index])
        let symbol = isSymbol ? owner : nil
        let isMask = groups.last ?? false
        switch item {
        case .glyphs(let line, let origin, let paints):
          if isMask { return item }
          guard let owner = isSorted ? owner : 0 else { return nil }
          return .glyphs(line, origin: origin, paints: paints.map { _ in paint(owner) })
        case .fill(let path, _, let style):
          return isMask ? item : symbol.map { .fill(path, paint($0), style) }
        case .stroke(let path, let style, _):
          return isMask ? item : symbol.map { .stroke(path, style, paint($0)) }
        case .bitmap: return isMask ? item : nil
        case .pop:
          groups.removeLast()
          return item
        case .maskedBy:
          if !groups.isEmpty { groups[groups.count - 1] = true }
          return item
        case .pushOpacity, .pushShadow:
          groups.append(isMask)
          return .pushTransform(.identity)
        case .pushFilter(let filter):
          groups.append(isMask)
          // Others change the colors, but in symbols they cut out parts.
          if case .projection = filter { return item }
          return isSymbol ? item : .pushTransform(.identity)
        case .pushClip, .pushTransform, .pushMasked:
          groups.append(isMask)
          return item
        }
      }
      return mask.withGlyphBlocks()
    }

    /// Returns the contrast that 95 percent of the pixels reach; `nil` if no pixel is covered.
    ///
    /// - Parameters:
    ///   - isCovered: Whether something covers a part. Pixels without any difference are then left
    ///     out.
    ///   - veils: The frames whose pixels are left out.
    func contrast(
      of position: Int, in area: CGRect, lines: [CGRect], isCovered: Bool, veils: [CGRect]
    ) -> CGFloat? {
      let color = Self.color(of: isSorted ? position : 0)
      var counts = ContrastCounts()
      for line in lines {
        guard let part = line.overlap(with: area) else { continue }
        counts.add(
          part, scale: scale, full: full, ground: ground, mask: mask, color: color, without: veils)
      }
      return counts.lowest(isCovered: isCovered)
    }
  }
}

extension Drawing.Kind {
  /// Whether it blurs the content below its frame.
  fileprivate var isMaterial: Bool {
    switch self {
    case .style(.backdrop): true
    case .shape(let shape):
      shape.steps.contains { step in
        if case (.fill, .backdrop) = (step.operation, step.style) { true } else { false }
      }
    default: false
    }
  }
}
