import Galley
import TestSupport

/// A position along either axis, so that samples can be transposed.
enum Place: CaseIterable {
  case start, center, end, custom, firstBaseline, lastBaseline

  var horizontal: HorizontalAlignment {
    switch self {
    case .start: .leading
    case .center: .center
    case .end: .trailing
    default: .third
    }
  }

  var vertical: VerticalAlignment {
    switch self {
    case .start: .top
    case .center: .center
    case .end: .bottom
    case .custom: .third
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    }
  }

  static let simple: [Place] = [.start, .center, .end, .custom]

  /// Returns the default position in a view of a length, from its leading or top edge.
  func position(in length: CGFloat) -> CGFloat {
    switch self {
    case .start: 0
    case .center: length / 2
    case .custom: length / 3
    case .end, .firstBaseline, .lastBaseline: length
    }
  }
}

private enum HorizontalThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}
private enum VerticalThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}
extension HorizontalAlignment {
  static let third = HorizontalAlignment(HorizontalThird.self)
}
extension VerticalAlignment {
  static let third = VerticalAlignment(VerticalThird.self)
}

/// A view described as data. Each sample creates exactly one layout node.
indirect enum Sample {
  case color
  case box(CGFloat, CGFloat)
  case spacer(CGFloat?)
  case divider
  case text(String)
  case stack(Axis, Place, CGFloat?, [Sample])
  case layers(Place, Place, [Sample])
  case frame(CGFloat?, CGFloat?, Place, Place, Sample)
  /// Minimum, ideal and maximum width, then height.
  case flexible([CGFloat?], Place, Place, Sample)
  /// Top, leading, bottom, trailing.
  case padding([CGFloat], Sample)
  case guide(Axis, Place, CGFloat, Sample)
  case priority(Double, Sample)
  case fixedSize(Axis.Set, Sample)
  case aspectRatio(CGFloat, ContentMode, Sample)
  case offset(CGFloat, CGFloat, Sample)
  case overlay(Place, Place, Sample, Sample)
  case background(Place, Place, Sample, Sample)
}

extension Sample {
  @MainActor var view: AnyView {
    switch self {
    case .color: return AnyView(Color.red)
    case .box(let width, let height):
      return AnyView(Fixed(size: CGSize(width: width, height: height)))
    case .spacer(let length): return AnyView(Spacer(minLength: length))
    case .divider: return AnyView(Divider())
    case .text(let string): return AnyView(Text(verbatim: string))
    case .stack(.horizontal, let place, let spacing, let members):
      return AnyView(
        HStack(alignment: place.vertical, spacing: spacing) { Members(samples: members) })
    case .stack(.vertical, let place, let spacing, let members):
      return AnyView(
        VStack(alignment: place.horizontal, spacing: spacing) { Members(samples: members) })
    case .layers(let x, let y, let members):
      return AnyView(ZStack(alignment: Self.alignment(x, y)) { Members(samples: members) })
    case .frame(let width, let height, let x, let y, let sample):
      return AnyView(
        sample.view.frame(width: width, height: height, alignment: Self.alignment(x, y)))
    case .flexible(let limits, let x, let y, let sample):
      return AnyView(
        sample.view.frame(
          minWidth: limits[0], idealWidth: limits[1], maxWidth: limits[2],
          minHeight: limits[3], idealHeight: limits[4], maxHeight: limits[5],
          alignment: Self.alignment(x, y)))
    case .padding(let insets, let sample):
      return AnyView(
        sample.view.padding(
          EdgeInsets(
            top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])))
    case .guide(.horizontal, let place, let value, let sample):
      return AnyView(sample.view.alignmentGuide(place.horizontal) { _ in value })
    case .guide(.vertical, let place, let value, let sample):
      return AnyView(sample.view.alignmentGuide(place.vertical) { _ in value })
    case .priority(let value, let sample): return AnyView(sample.view.layoutPriority(value))
    case .fixedSize(let axes, let sample):
      return AnyView(
        sample.view.fixedSize(
          horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
    case .aspectRatio(let ratio, let mode, let sample):
      return AnyView(sample.view.aspectRatio(ratio, contentMode: mode))
    case .offset(let x, let y, let sample): return AnyView(sample.view.offset(x: x, y: y))
    case .overlay(let x, let y, let main, let layer):
      return AnyView(main.view.overlay(alignment: Self.alignment(x, y)) { layer.view })
    case .background(let x, let y, let main, let layer):
      return AnyView(main.view.background(alignment: Self.alignment(x, y)) { layer.view })
    }
  }

  static func alignment(_ x: Place, _ y: Place) -> Alignment {
    Alignment(horizontal: x.horizontal, vertical: y.vertical)
  }

  /// A single node with a fixed size.
  private struct Fixed: Shape {
    let size: CGSize
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
  }

  /// A fixed-length list of views, as if written one after another.
  private struct Members: View {
    let samples: [Sample]
    var body: some View {
      switch samples.count {
      case 0: EmptyView()
      case 1: samples[0].view
      case 2:
        samples[0].view
        samples[1].view
      case 3:
        samples[0].view
        samples[1].view
        samples[2].view
      default:
        samples[0].view
        samples[1].view
        samples[2].view
        samples[3].view
      }
    }
  }

  /// The parts, in the order of layout nodes.
  var parts: [Sample] {
    switch self {
    case .color, .box, .spacer, .divider, .text: []
    case .stack(_, _, _, let members), .layers(_, _, let members): members
    case .frame(_, _, _, _, let sample), .flexible(_, _, _, let sample),
      .padding(_, let sample), .guide(_, _, _, let sample), .priority(_, let sample),
      .fixedSize(_, let sample), .aspectRatio(_, _, let sample), .offset(_, _, let sample):
      [sample]
    case .overlay(_, _, let main, let layer): [main, layer]
    case .background(_, _, let main, let layer): [layer, main]
    }
  }

  /// The same view with exchanged axes.
  var transposed: Sample {
    switch self {
    case .color, .spacer, .divider, .text: self
    case .box(let width, let height): .box(height, width)
    case .stack(let axis, let place, let spacing, let members):
      .stack(axis.other, place, spacing, members.map(\.transposed))
    case .layers(let x, let y, let members): .layers(y, x, members.map(\.transposed))
    case .frame(let width, let height, let x, let y, let sample):
      .frame(height, width, y, x, sample.transposed)
    case .flexible(let limits, let x, let y, let sample):
      .flexible(Array(limits[3...] + limits[..<3]), y, x, sample.transposed)
    case .padding(let insets, let sample):
      .padding([insets[1], insets[0], insets[3], insets[2]], sample.transposed)
    case .guide(let axis, let place, let value, let sample):
      .guide(axis.other, place, value, sample.transposed)
    case .priority(let value, let sample): .priority(value, sample.transposed)
    case .fixedSize(let axes, let sample):
      .fixedSize(
        axes == [.horizontal] ? .vertical : axes == [.vertical] ? .horizontal : axes,
        sample.transposed)
    case .aspectRatio(let ratio, let mode, let sample):
      .aspectRatio(1 / ratio, mode, sample.transposed)
    case .offset(let x, let y, let sample): .offset(y, x, sample.transposed)
    case .overlay(let x, let y, let main, let layer):
      .overlay(y, x, main.transposed, layer.transposed)
    case .background(let x, let y, let main, let layer):
      .background(y, x, main.transposed, layer.transposed)
    }
  }

  // MARK: Random samples

  /// The features that a random sample can use.
  struct Options {
    var hasText = true
    var hasBaselines = true
    var hasDividers = true
  }

  static func random(seed: Int, _ options: Options = Options()) -> Sample {
    var random = SplitMix64(seed: UInt64(seed))
    return make(4, &random, options)
  }

  private static func make(
    _ depth: Int, _ random: inout SplitMix64, _ options: Options
  ) -> Sample {
    if depth == 0 || random.chance(1, in: 8) { return leaf(&random, options) }
    let (x, y) = (random.pick(Place.simple), vertical(&random, options))
    func optional(_ range: ClosedRange<Int>, _ random: inout SplitMix64) -> CGFloat? {
      random.chance(1, in: 2) ? random.length(range) : nil
    }
    func limits(_ random: inout SplitMix64) -> [CGFloat?] {
      let (least, ideal) = (optional(0...30, &random), optional(30...60, &random))
      return [least, ideal, random.chance(1, in: 3) ? .infinity : optional(60...90, &random)]
    }
    func members(_ random: inout SplitMix64) -> [Sample] {
      (0..<random.pick([0, 1, 2, 2, 3, 3, 4, 4])).map { _ in make(depth - 1, &random, options) }
    }
    func inner(_ random: inout SplitMix64) -> Sample { make(depth - 1, &random, options) }
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<3:
      return .stack(.horizontal, y, optional(0...12, &random), members(&random))
    case 3..<6: return .stack(.vertical, x, optional(0...12, &random), members(&random))
    case 6..<8: return .layers(x, y, members(&random))
    case 8:
      return .frame(optional(0...90, &random), optional(0...90, &random), x, y, inner(&random))
    case 9..<11: return .flexible(limits(&random) + limits(&random), x, y, inner(&random))
    case 11:
      let insets = [
        random.length(-4...12), random.length(-4...12), random.length(-4...12),
        random.length(-4...12),
      ]
      return .padding(insets, inner(&random))
    case 12: return .guide(.horizontal, x, random.length(-20...40), inner(&random))
    case 13..<15: return .guide(.vertical, y, random.length(-20...40), inner(&random))
    case 15: return .priority(random.pick([-1, 0, 1, 2]), inner(&random))
    case 16:
      return .fixedSize(
        random.pick([.horizontal, .vertical, [.horizontal, .vertical], []]), inner(&random))
    case 17:
      return .aspectRatio(random.pick([0.5, 1, 2]), random.pick([.fit, .fill]), inner(&random))
    case 18:
      return .offset(random.length(-20...20), random.length(-20...20), inner(&random))
    default:
      let (main, layer) = (inner(&random), inner(&random))
      // An empty layer creates no node.
      return random.chance(1, in: 2)
        ? .overlay(x, y, main, layer) : .background(x, y, main, layer)
    }
  }

  private static func vertical(_ random: inout SplitMix64, _ options: Options) -> Place {
    random.pick(options.hasBaselines ? Place.allCases : Place.simple)
  }

  private static func leaf(_ random: inout SplitMix64, _ options: Options) -> Sample {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: .color
    case 3..<5: .box(random.length(0...60), random.length(0...60))
    case 5: .spacer(random.chance(1, in: 2) ? random.length(0...20) : nil)
    case 6: options.hasDividers ? .divider : .color
    default:
      options.hasText
        ? .text(random.pick(["One", "Two words", "A line of several words", "A\nB", ""]))
        : .box(random.length(0...60), random.length(0...60))
    }
  }
}
