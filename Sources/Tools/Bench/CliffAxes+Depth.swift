import Foundation
import Galley

/// A preference whose values add up.
private enum SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

// Views inside views, and drawings of one view.
extension CliffSection {
  static var depths: [Axis] {
    func axis(
      _ name: String, _ key: String, _ count: Int, milliseconds: Double? = nil,
      _ wrap: @escaping (AnyView, Int) -> AnyView
    ) -> Axis {
      Axis(
        name: name, key: key, count: count, ratio: nil, milliseconds: milliseconds, plain: nil,
        view: { (0..<$0).reduce(AnyView(Color.red.preference(key: SumKey.self, value: 1)), wrap) })
    }
    return [
      axis("depth of geometry readers' actions", "geometry", 1024) { view, _ in
        AnyView(view.onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in })
      },
      axis("depth of coordinate spaces", "spaces", 1024) { view, index in
        AnyView(
          view.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .named(index)) }) { _ in }
            .coordinateSpace(.named(index)))
      },
      axis("depth of preferences", "preferences", 1024) { view, _ in
        AnyView(view.onPreferenceChange(SumKey.self) { _ in })
      },
      axis("depth of changed preferences", "transforms", 1024) { view, _ in
        AnyView(
          view.transformPreference(SumKey.self) { $0 += 1 }.onPreferenceChange(SumKey.self) { _ in }
        )
      },
      axis("depth of bars around a scroll view", "insets", 32, milliseconds: 50) {
        view, index in
        AnyView(
          (index == 0 ? AnyView(ScrollView { view }) : view).safeAreaInset(edge: .top) {
            Color.blue.frame(height: 1 + CGFloat(index) / 8)
          })
      },
      axis("depth of 2×2 grids", "nestedGrids", 16, milliseconds: 50) { view, _ in
        AnyView(
          Grid {
            GridRow {
              Color.red; Color.green
            }
            GridRow {
              Color.blue; view
            }
          })
      },
      axis("depth of 3D rotations", "rotations", 16) { view, _ in
        AnyView(view.rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0)))
      },
      // Over a color, because the outermost material would otherwise have nothing to blur, and cost nothing.
      Axis(
        name: "depth of materials", key: "materials", count: 16, ratio: nil, plain: nil,
        view: { count in
          let view = (0..<count).reduce(AnyView(Color.red)) { view, _ in
            AnyView(view.padding(1).background(.thinMaterial))
          }
          return AnyView(view.background(.blue))
        }),
    ]
  }

  static var drawings: [Axis] {
    let scripts = ["word ", "слово ", "λέξη ", "\t", "מילה ", "語 "]
    return [
      Axis(
        name: "scripts and tabs in one text", key: "scripts", count: 4000, ratio: nil,
        milliseconds: 400, plain: nil,
        view: { count in
          AnyView(Text(verbatim: (0..<count).map { scripts[$0 % scripts.count] }.joined()))
        }),
      Axis(
        name: "crossings of one wide stroke", key: "stroke", count: 512, ratio: nil,
        milliseconds: 400, plain: nil,
        view: { count in AnyView(zigzag(count).stroke(.red, lineWidth: 12)) }),
      // Nearly every line crosses every other one.
      Axis(
        name: "crossing lines, normalized", key: "normalized", count: 128, exponent: 2.6,
        ratio: nil, milliseconds: 400, plain: nil,
        view: { count in AnyView(zigzag(count).normalized().fill(.red)) }),
      Axis(
        name: "clips of one canvas", key: "clips", count: 64, ratio: nil, milliseconds: 150,
        plain: nil,
        view: { count in
          AnyView(
            Canvas { context, size in
              for index in 0..<count {
                let inset = CGFloat(index) / CGFloat(count)
                context.clip(
                  to: Path(
                    ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)))
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
              }
            })
        }),
    ] + fills
  }

  /// One view that fills a phone's screen, against a plain fill.
  private static var fills: [Axis] {
    func axis(
      _ name: String, _ key: String, milliseconds: Double, _ view: @escaping () -> some View
    ) -> Axis {
      Axis(
        name: name, key: key, count: 1, exponent: 1, ratio: nil, milliseconds: milliseconds,
        scale: 3, plain: { _ in AnyView(Color.orange) }, view: { _ in AnyView(view()) })
    }
    return [
      axis("one angular gradient", "angularFill", milliseconds: 60) {
        AngularGradient(colors: [.red, .yellow, .blue], center: .center)
      },
      axis("one mesh gradient", "meshFill", milliseconds: 120) {
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [.red, .yellow, .blue, .green])
      },
      axis("one 3D rotation", "rotationFill", milliseconds: 120) {
        Color.orange.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
      },
      axis("one 3D rotation of a gradient", "rotationGradient", milliseconds: 200) {
        LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
          .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
      },
      axis("one material", "materialFill", milliseconds: 120) {
        Color.orange.overlay(.thinMaterial)
      },
    ]
  }

  /// A path whose `count` lines nearly all cross each other.
  private static func zigzag(_ count: Int) -> Path {
    Path { path in
      for index in 0..<count {
        let angle = Double(index) * .pi * (1 + 1 / Double(count))
        let point = CGPoint(x: 195 + 180 * cos(angle), y: 420 + 180 * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}
