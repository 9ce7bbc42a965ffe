import SwiftUI

// Views as written for SwiftUI. The test is that they compile; TypicalViewTests lays them out.

struct Profile: View {
  var name = "Ada"
  @State private var isOn = true
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) var layoutDirection: LayoutDirection

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Text(name)
        .font(.title)
        .fontWeight(.bold)
        .foregroundStyle(.primary)
      Spacer()
      Text("\(name.count) letters, \(0.5, specifier: "%.1f")")
        .font(.system(size: 13, weight: .medium, design: .rounded))
        .foregroundColor(.secondary)
        .lineLimit(1)
        .truncationMode(.middle)
        .minimumScaleFactor(0.5)
        .multilineTextAlignment(.trailing)
    }
    .padding(.horizontal)
    .padding([.top, .bottom], 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(colorScheme == .dark ? Color.black : .white)
    .background(.blue.opacity(0.2), in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    .background { Color.yellow }
    .background(alignment: .bottomTrailing) { Circle().fill(.red) }
    .border(.pink)
    .border(Color.gray, width: 2)
    .overlay(alignment: .topTrailing) {
      Circle().fill(.blue.gradient).frame(width: 10, height: 10).offset(x: 5, y: -5)
    }
    .overlay(Text("!"), alignment: .bottom)
    .overlay { if isOn { Rectangle().stroke(.red, lineWidth: 2) } }
    .clipShape(.rect(cornerRadius: 8))
    .clipShape(Capsule())
    .clipped()
    .cornerRadius(4)
    .shadow(radius: 3)
    .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    .opacity(0.9)
    .zIndex(1)
    .tint(.orange)
  }
}

struct Shapes: View {
  var body: some View {
    VStack(alignment: .leading, spacing: nil) {
      Circle().stroke(Color.blue, lineWidth: 4)
      Circle().strokeBorder(.blue, lineWidth: 4)
      Capsule(style: .continuous).fill(.green)
      Ellipse().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
      RoundedRectangle(cornerRadius: 8).fill(Color.red).aspectRatio(3 / 2, contentMode: .fit)
      Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      LinearGradient(
        gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
      RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 50)
      AngularGradient(colors: [.red, .green], center: .center)
      Rectangle().rotation(.degrees(45)).fill(.orange)
      Rectangle().inset(by: 4).fill(.orange)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
        path.closeSubpath()
      }
      .stroke(.black)
      Triangle().fill(.purple).frame(width: 20, height: 20)
      Color(red: 0.5, green: 0.2, blue: 0.1).frame(height: 1)
      Color(white: 0.5, opacity: 0.5).scaledToFit()
      Divider()
      Spacer(minLength: 0)
    }
    .rotationEffect(.degrees(10), anchor: .topLeading)
    .scaleEffect(0.5)
    .scaleEffect(x: 1, y: -1)
    .foregroundStyle(.red, .blue)
    .fixedSize(horizontal: false, vertical: true)
    .layoutPriority(1)
    .hidden()
  }
}

struct Triangle: Shape {
  var inset: CGFloat = 0
  var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

// MARK: Builders

struct Card<Content: View>: View {
  let title: LocalizedStringKey
  let content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack {
      Text(title).font(.headline)
      content
    }
    .cardStyle()
  }
}

struct SplitView<Left, Right>: View where Left: View, Right: View {
  @ViewBuilder let left: () -> Left
  @ViewBuilder let right: () -> Right

  var body: some View {
    HStack(spacing: 0) {
      left()
      right()
    }
  }
}

struct CardStyle: ViewModifier {
  var radius: CGFloat = 8
  func body(content: Content) -> some View {
    content
      .padding()
      .background(RoundedRectangle(cornerRadius: radius).fill(Color.white))
  }
}

extension View {
  func cardStyle() -> some View { modifier(CardStyle()) }

  @ViewBuilder
  func highlighted(_ isActive: Bool) -> some View {
    if isActive { background(Color.yellow) } else { self }
  }
}

enum Phase: CaseIterable, Hashable { case loading, done, failed }

struct Pet: Identifiable {
  let id: Int
  var name: String
}

struct Builders: View {
  var phase = Phase.done
  var optional: String?
  let pets = [Pet(id: 1, name: "Cat"), Pet(id: 2, name: "Dog")]

  @ViewBuilder private var header: some View {
    let title = "Header"
    Text(title)
    if let optional { Text(optional) }
    if #available(macOS 14, *) { Text("New") }
  }

  @ViewBuilder
  private func content(for phase: Phase) -> some View {
    switch phase {
    case .loading: Text("…")
    case .done:
      ForEach(pets) { pet in
        Text(pet.name)
      }
      ForEach(0..<2) { Text("Row \($0)") }
      ForEach(Phase.allCases, id: \.self) { _ in EmptyView() }
      ForEach(Array(pets.enumerated()), id: \.offset) { index, pet in
        Text("\(index): \(pet.name)")
      }
    case .failed: EmptyView()
    }
  }

  var body: some View {
    Card("**Pets**") {
      header
      content(for: phase)
      Group {
        Text(verbatim: "a")
        Text("b") + Text("c").bold().italic().underline()
      }
      .font(.caption.bold().monospacedDigit())
      .highlighted(phase == .done)
      AnyView(Text("Erased"))
    }
  }
}

// MARK: Environment

private struct AccentWidthKey: EnvironmentKey {
  static let defaultValue: CGFloat = 2
}

extension EnvironmentValues {
  var accentWidth: CGFloat {
    get { self[AccentWidthKey.self] }
    set { self[AccentWidthKey.self] = newValue }
  }
}

struct AccentLine: View {
  @Environment(\.accentWidth) private var width
  var body: some View { Color.red.frame(width: width, height: 10) }
}

// MARK: Alignment

struct OneThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  static let oneThird: HorizontalAlignment = .init(OneThird.self)
}

extension VerticalAlignment {
  private enum MidName: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
      dimensions[VerticalAlignment.center]
    }
  }
  static let midName = VerticalAlignment(MidName.self)
}

extension Alignment {
  static let custom = Alignment(horizontal: .oneThird, vertical: .midName)
}

struct Alignments: View {
  var body: some View {
    ZStack(alignment: .custom) {
      Color.red.frame(width: 90, height: 20)
      Text("A")
        .alignmentGuide(.midName) { dimensions in dimensions[.bottom] / 2 }
        .alignmentGuide(.oneThird) { $0[explicit: .leading] ?? $0[.trailing] }
        .alignmentGuide(HorizontalAlignment.center, computeValue: { $0.width })
    }
    .frame(width: 100, height: nil, alignment: .custom)
    .frame(minWidth: 0, idealWidth: 50, maxWidth: .infinity, minHeight: 10, alignment: .top)
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.dynamicTypeSize, .xLarge)
    .dynamicTypeSize(.small ... .large)
  }
}

// MARK: Layouts

struct Column: Layout {
  var spacing: CGFloat = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let height = sizes.map { $0.height }.reduce(0) { $0 + $1 }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: height + spacing * CGFloat(subviews.count - 1))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
      point.y += subview.dimensions(in: .unspecified).height + spacing
    }
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue: Int = 1
}

extension View {
  func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) }
}

struct Ring: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let angle = Angle.degrees(360.0 / Double(subviews.count)).radians
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: angle * Double(index)))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
      _ = subview[Rank.self]
    }
  }
}

struct CachedRow: Layout {
  struct CacheData {
    let widths: [CGFloat]
    let gaps: [CGFloat]
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> CacheData {
    CacheData(
      widths: subviews.map { $0.sizeThatFits(.unspecified).width },
      gaps: subviews.indices.map { index in
        guard index < subviews.count - 1 else { return 0 }
        return subviews[index].spacing.distance(
          to: subviews[index + 1].spacing, along: .horizontal)
      })
  }

  func updateCache(_ cache: inout CacheData, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout CacheData) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing, edges: [.leading]) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) -> CGSize {
    CGSize(
      width: cache.widths.reduce(0, +) + cache.gaps.reduce(0, +),
      height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    var x = bounds.minX
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: cache.widths[index], height: bounds.height))
      x += cache.widths[index] + cache.gaps[index]
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout CacheData
  ) -> CGFloat? {
    guide == .firstTextBaseline ? bounds.midY - bounds.minY : nil
  }
}

struct Layouts: View {
  var body: some View {
    Column {
      Column(spacing: 3) {
        Color.red.frame(width: 30, height: 10)
        Color.red.frame(width: 20, height: 10).rank(2)
      }
      CachedRow {
        Color.red.frame(width: 30, height: 10)
        Color.red.frame(width: 20, height: 10)
      }
      Ring { ForEach(0..<3) { Color.blue.frame(width: 4, height: 4).rank($0) } }
      HStackLayout(alignment: .bottom, spacing: 2) { AccentLine().environment(\.accentWidth, 6) }
      VStackLayout { EmptyView() }
      ZStackLayout(alignment: .topLeading) { Color.red.frame(width: 5, height: 5) }
    }
  }
}
