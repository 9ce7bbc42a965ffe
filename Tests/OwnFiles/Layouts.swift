import SwiftUI

struct Flow: Layout {
  var spacing: CGFloat = 8
  struct Cache { var sizes: [CGSize] }
  static var layoutProperties: LayoutProperties {
    var p = LayoutProperties(); p.stackOrientation = .horizontal; return p
  }
  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }
  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.width ?? .infinity
    var (x, y, row) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for size in cache.sizes {
      if x + size.width > width { x = 0; y += row + spacing; row = 0 }
      x += size.width + spacing
      row = max(row, size.height)
    }
    return CGSize(width: proposal.width ?? x, height: y + row)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var point = bounds.origin
    for (index, subview) in subviews.enumerated() {
      if point.x + cache.sizes[index].width > bounds.maxX {
        point = CGPoint(x: bounds.minX, y: point.y + 30)
      }
      subview.place(at: point, anchor: .topLeading, proposal: ProposedViewSize(cache.sizes[index]))
      point.x +=
        cache.sizes[index].width + spacing
        + subview.spacing.distance(to: subview.spacing, along: .horizontal)
      _ = subview[RankKey.self] + Int(subview.priority)
    }
  }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
}

struct RankKey: LayoutValueKey { static let defaultValue = 1 }

extension HorizontalAlignment {
  private enum Midpoint: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center]
    }
  }
  static let midpoint = HorizontalAlignment(Midpoint.self)
}

struct LayoutsScreen: View {
  @State private var isVertical = true
  var body: some View {
    let layout =
      isVertical
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))
    VStack(alignment: .midpoint) {
      Flow(spacing: 4) {
        ForEach(0..<10) { Text("Tag \($0)").layoutValue(key: RankKey.self, value: $0) }
      }
      layout {
        Text("A"); Text("B")
      }
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Text("Name"); Text("Value").gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow(alignment: .bottom) { Text("Wide").gridCellColumns(2).gridCellAnchor(.center) }
      }
      ViewThatFits(in: .horizontal) {
        Text("A long text"); Text("Short")
      }
      HStack(alignment: .firstTextBaseline) {
        Text("A").layoutPriority(1); Spacer(minLength: 0); Text("B").fixedSize()
      }
      ZStack(alignment: .bottomTrailing) {
        Color.red; Text("X").alignmentGuide(.bottom) { $0[.bottom] + 4 }.zIndex(2)
      }
      Text("Guide").alignmentGuide(.midpoint) { d in d.width / 2 }.position(x: 3, y: 4).offset(
        CGSize(width: 2, height: 3))
      Color.blue.frame(
        minWidth: 10, idealWidth: 20, maxWidth: .infinity, minHeight: nil, maxHeight: 40,
        alignment: .topLeading
      )
      .aspectRatio(16 / 9, contentMode: .fit).aspectRatio(
        CGSize(width: 1, height: 2), contentMode: .fill
      ).scaledToFit()
      .padding([.top, .horizontal], 4).padding(.vertical).padding(EdgeInsets()).fixedSize(
        horizontal: false, vertical: true)
    }
  }
}
