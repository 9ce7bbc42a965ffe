import Foundation

/// The tracks that a list of grid items forms in a given space.
struct LazyGridTracks {
  struct Track {
    var start: CGFloat
    let length: CGFloat
    let alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// The total length of tracks and gaps, in points.
  private(set) var length: CGFloat = 0

  /// - Parameter space: The length in points; `nil` gives flexible columns their minimum width.
  init(_ items: [GridItem], in space: CGFloat?) {
    let gaps = items.dropLast().reduce(0) { $0 + Self.gap($1) }
    let fixed = items.reduce(0) { $0 + (Self.fixedLength($1) ?? 0) }
    var left = max((space ?? 0) - gaps - fixed, 0)
    var flexible = items.count { Self.fixedLength($0) == nil }
    for item in items {
      let share = flexible > 0 ? left / CGFloat(flexible) : 0
      let (columns, length) = Self.columns(of: item, in: space == nil ? 0 : share)
      if Self.fixedLength(item) == nil {
        flexible -= 1
        left = max(left - CGFloat(columns) * length - CGFloat(columns - 1) * Self.gap(item), 0)
        if left.isNaN { left = .infinity }
      }
      for _ in 0..<columns {
        tracks.append(
          Track(start: self.length, length: length, alignment: item.alignment))
        self.length += length + Self.gap(item)
      }
    }
    if let last = items.last { length -= Self.gap(last) }
  }

  private static func gap(_ item: GridItem) -> CGFloat {
    guard let spacing = item.spacing, spacing.isFinite else { return ViewSpacing.defaultDistance }
    return spacing
  }

  private static func fixedLength(_ item: GridItem) -> CGFloat? {
    if case .fixed(let length) = item.size { return length.isFinite ? max(length, 0) : 0 }
    return nil
  }

  /// Returns the number of columns an item forms, and the width of each.
  private static func columns(of item: GridItem, in share: CGFloat) -> (Int, CGFloat) {
    switch item.size {
    case .fixed: return (1, fixedLength(item) ?? 0)
    case .flexible(let minimum, let maximum): return (1, clamp(share, minimum, maximum))
    case .adaptive(let minimum, let maximum):
      let least = minimum.isFinite ? max(minimum, 1) : 1
      let gap = max(gap(item), 0)
      let fitting = ((share + gap) / (least + gap)).rounded(.down)
      let count = fitting.isFinite ? max(Int(min(fitting, 10_000)), 1) : 1
      let length = (share - CGFloat(count - 1) * gap) / CGFloat(count)
      return (count, clamp(length, least, maximum))
    }
  }

  private static func clamp(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    let least = least.isNaN ? 0 : max(least, 0)
    return max(min(length, most.isNaN ? .infinity : most), least)
  }
}
