import Expectations
import Foundation
import TestSupport
import Testing

@testable import Charts

private struct Sale {
  let place: String
  let kind: String
  let amount: Double
}

private let sales = [
  Sale(place: "a", kind: "x", amount: 2), Sale(place: "a", kind: "y", amount: 6),
  Sale(place: "b", kind: "x", amount: 4), Sale(place: "b", kind: "y", amount: -4),
]

/// Where marks are in a plot of 200×100 points, with a domain of 0…10 where it matters.
@Suite @MainActor
struct MarkTests {
  private func geometry<Content: ChartContent>(
    domain: ClosedRange<Double>? = 0...10, rightToLeft: Bool = false,
    @ChartContentBuilder _ content: () -> Content
  ) -> PlotGeometry {
    var options = ChartOptions()
    options.y.scale.domain = domain?._domain
    return PlotGeometry(
      model: ChartModel(options, isRightToLeft: rightToLeft, content),
      size: CGSize(width: 200, height: 100))
  }

  private func frames(_ geometry: PlotGeometry) -> [CGRect?] {
    geometry.model.marks.indices.map { geometry.frame(of: $0) }
  }

  private func bars(_ stacking: MarkStackingMethod) -> some ChartContent {
    ForEach(sales.indices, id: \.self) {
      BarMark(
        x: .value("Place", sales[$0].place), y: .value("Amount", sales[$0].amount),
        stacking: stacking)
    }
  }

  @Test func `bars are stacked upward and downward`() {
    // Bands are 100 wide, bars 0.8 of them.
    let plot = geometry(domain: -10...10) { bars(.standard) }
    let expected: [CGRect] = [
      CGRect(10, 40, 80, 10), CGRect(10, 10, 80, 30), CGRect(110, 30, 80, 20),
      CGRect(110, 50, 80, 20),
    ]
    for (frame, expected) in zip(frames(plot), expected) {
      expectClose(frame ?? .null, expected)
    }
  }

  @Test(arguments: [
    (MarkStackingMethod.normalized, [0, 0.25, 0.25, 1, 0, 0.5, -0.5, 0]),
    (.center, [-4, -2, -2, 4, -4, 0, 0, 4]), (.unstacked, [0, 2, 0, 6, 0, 4, -4, 0]),
  ])
  func `stacking methods determine the ends of bars`(method: MarkStackingMethod, ends: [Double]) {
    let extents = geometry(domain: nil) { bars(method) }.model.extents
    expectEqual(extents.flatMap { [$0?.low, $0?.high] }, ends)
  }

  @Test func `stacked bars meet at pixels`() {
    // Thirds of 100 points.
    let plot = geometry(domain: 0...3) {
      ForEach(0..<3, id: \.self) { _ in
        BarMark(x: .value("Place", "a"), y: .value("Amount", 1)).foregroundStyle(.red)
      }
      BarMark(x: .value("Place", "b"), y: .value("Amount", 0.001)).foregroundStyle(.red)
    }
    let frames = MarkPainter(plot, pixelLength: 0.5).items().map(\.path.boundingRect)
    expectClose(
      frames.flatMap { [$0.minY, $0.maxY] }, [66.5, 100, 33.5, 66.5, 0, 33.5, 99.967, 100],
      tolerance: 0.001)
    expectClose(frames[0].minX, 10)
    // Thirds of 200 points.
    let bins = geometry {
      ForEach(0..<3, id: \.self) {
        BarMark(x: .value("Bin", $0..<$0 + 1), y: .value("Amount", 5), width: .ratio(1))
          .foregroundStyle(.red)
      }
    }
    let sides = MarkPainter(bins, pixelLength: 1).items().map(\.path.boundingRect)
    expectClose(sides.flatMap { [$0.minX, $0.maxX] }, [0, 67, 67, 133, 133, 200])
  }

  @Test func `grouped bars are side by side`() {
    func plot(rightToLeft: Bool) -> [CGFloat] {
      let plot = geometry(rightToLeft: rightToLeft) {
        ForEach(0..<2, id: \.self) {
          BarMark(x: .value("Place", "a"), y: .value("Amount", 5), width: .fixed(30))
            .position(by: .value("Kind", "\($0)"))
        }
      }
      return frames(plot).compactMap { $0?.midX }
    }
    // A band of 200 has groups of 160, so each value has 80.
    expectEqual(plot(rightToLeft: false), [60, 140])
    expectEqual(plot(rightToLeft: true), [140, 60])
  }

  @Test func `bars are horizontal if only the vertical value is a category`() {
    let plot = geometry(domain: nil) {
      BarMark(x: .value("Amount", 5), y: .value("Place", "a"))
      BarMark(
        xStart: .value("From", 2), xEnd: .value("To", 10), y: .value("Place", "b"), height: 20)
    }
    let frames = frames(plot)
    expectClose(frames[0] ?? .null, CGRect(0, 5, 100, 40))
    expectClose(frames[1] ?? .null, CGRect(40, 65, 160, 20))
  }

  @Test func `points of lines are in the middle of categories and units`() {
    let plot = geometry {
      ForEach(0..<3, id: \.self) {
        LineMark(x: .value("Place", "\($0)"), y: .value("Amount", $0 * 5))
      }
      RuleMark(y: .value("Limit", 4))
      RectangleMark(x: .value("Place", "1"), y: .value("Amount", 5), height: 10)
    }
    let points = plot.line(plot.model.series[0])
    expectClose(points.flatMap { [$0.x, $0.y] }, [100 / 3, 100, 100, 50, 500 / 3, 0])
    expectClose(plot.frame(of: 3) ?? .null, CGRect(0, 60, 200, 0))
    expectClose(plot.frame(of: 4) ?? .null, CGRect(200 / 3, 45, 200 / 3, 10))
  }

  @Test func `rectangles can be between positions in points`() {
    let plot = geometry {
      RectangleMark(xStart: 30, xEnd: 70)
      RectangleMark(yStart: 60)
      RectangleMark()
    }
    expectEqual(
      frames(plot), [CGRect(30, 0, 40, 100), CGRect(0, 60, 200, 40), CGRect(0, 0, 200, 100)])
  }

  @Test func `the values of a mask are on the scale, but not among the marks`() throws {
    let plot = geometry(domain: nil) {
      BarMark(x: .value("Place", "a"), y: .value("Amount", 5))
        .mask {
          RectangleMark(
            x: .value("Place", "b"), yStart: .value("Low", 0), yEnd: .value("High", 9))
        }
    }
    expectEqual(plot.model.x.categories, ["a", "b"])
    expectEqual(plot.model.y.range, 0...10)
    expectEqual(plot.model.marks.map(\.kind), [.bar])
    let mask = try require(plot.model.masks.values.first)
    let frame = PlotGeometry(model: mask, size: plot.size).frame(of: 0)
    expectClose(frame ?? .null, CGRect(100, 10, 100, 90))
  }

  @Test func `shapes with an inset are symbols with a border`() {
    let plain = AnyChartSymbolShape(Circle().strokeBorder(lineWidth: 2))
    let styled = AnyChartSymbolShape(Circle().strokeBorder(style: StrokeStyle(lineWidth: 2)))
    for symbol in [plain, styled] {
      let path = symbol.path(in: CGRect(0, 0, 10, 10))
      expectClose(path.boundingRect, CGRect(0, 0, 10, 10), tolerance: 0.1)
      expect(!path.contains(CGPoint(x: 5, y: 5)))
    }
  }

  @Test func `values of different styles are different lines`() {
    let model = ChartModel {
      ForEach(sales.indices, id: \.self) { index in
        LineMark(x: .value("Place", sales[index].place), y: .value("Amount", sales[index].amount))
          .foregroundStyle(by: .value("Kind", sales[index].kind))
      }
    }
    expectEqual(model.series, [[0, 2], [1, 3]])
    expectEqual(model.foreground.scale.values, [.category("x"), .category("y")])
    expectEqual(ChartLegend.entries(of: model).map(\.value), [.category("x"), .category("y")])
  }

  @Test func `areas begin where the areas below them end`() {
    let plot = geometry {
      ForEach(["x", "y"], id: \.self) { kind in
        ForEach(0..<2, id: \.self) {
          AreaMark(x: .value("Place", $0), y: .value("Amount", 3))
            .foregroundStyle(by: .value("Kind", kind))
        }
      }
    }
    let (ends, starts) = plot.area(plot.model.series[1])
    expectClose(ends.map(\.y), [40, 40])
    expectClose(starts.map(\.y), [70, 70])
    expectClose(ends.map(\.x), [0, 200])
  }

  @Test func `sectors share the circle`() throws {
    let plot = geometry {
      ForEach([1.0, 0, 3, -2], id: \.self) {
        SectorMark(
          angle: .value("Share", $0), innerRadius: .ratio(0.5), outerRadius: .inset(10))
      }
    }
    let sectors = (0..<4).map { plot.sector($0) }
    expectEqual(sectors.map { $0?.start }, [0, nil, 0.25, nil])
    let last = try require(sectors[2])
    expectEqual(last.end, 1)
    expectClose([last.inner, last.outer, last.center.x, last.center.y], [25, 40, 100, 50])
    expectClose(try require(sectors[0]).path.boundingRect, CGRect(100, 10, 40, 40), tolerance: 0.1)
  }

  @Test func `curves pass through all points`() {
    let points = [
      CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 8), CGPoint(x: 20, y: 8), CGPoint(x: 30, y: 20),
    ]
    let methods: [InterpolationMethod] = [.linear, .monotone, .cardinal, .catmullRom]
    for method in methods {
      let curve = Curve(points, method)
      expectEqual(curve.segments.map(\.end), Array(points.dropFirst()))
    }
    // The monotone curve is flat between equal values.
    expectEqual(Curve(points, .monotone).segments[1].controls.map { [$0.0.y, $0.1.y] }, [8, 8])
    expectEqual(Curve(points, .stepEnd).segments.prefix(3).map(\.end.x), [10, 10, 10])
    expect(Curve([points[0]], .catmullRom).segments.isEmpty)
  }

  @Test func `inner modifiers win`() {
    let model = ChartModel {
      Plot {
        PointMark(x: .value("x", 1), y: .value("y", 2)).symbolSize(20).opacity(0.5)
        if sales.isEmpty { RuleMark(y: .value("y", 1)) }
      }
      .symbolSize(99).opacity(0.5)
    }
    expectEqual(model.marks.count, 1)
    expectEqual(model.marks[0].look.style.symbolSize, 20)
    expectEqual(model.marks[0].look.style.opacity, 0.25)
  }

  @Test func `offsets move the starts and ends of marks`() {
    let plot = geometry {
      BarMark(x: .value("Place", "a"), y: .value("Amount", 5)).offset(xStart: 6, xEnd: -4)
        .offset(x: 1)
      BarMark(x: .value("Place", "b"), y: .value("Amount", 5)).offset(yStart: -10, yEnd: 20)
      AreaMark(x: .value("Place", "a"), y: .value("Amount", 5)).offset(x: 2, y: 3)
    }
    // Without offsets: 10…90 and 110…190 × 50…100. A vertical bar starts at its bottom.
    expectClose(plot.frame(of: 0) ?? .null, CGRect(17, 50, 70, 50))
    expectClose(plot.frame(of: 1) ?? .null, CGRect(110, 70, 80, 20))
    let (ends, starts) = plot.area([2])
    expectEqual(ends, [CGPoint(x: 52, y: 53)])
    expectEqual(starts, [CGPoint(x: 52, y: 103)])
  }

  @Test func `values that are not finite are omitted`() {
    let plot = geometry(domain: nil) {
      ForEach([1, .nan, .infinity, 3], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0))
      }
    }
    expectEqual(plot.model.marks.count, 2)
    expectEqual(plot.line([0, 1]).count, 2)
  }
}
