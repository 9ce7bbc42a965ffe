import Foundation
import Galley

// The axes that are doubled.
extension CliffSection {
  static var axes: [Axis] { layers + texts + pictures + depths + drawings + rows }

  private static let phone: CGFloat = 3

  private static var layers: [Axis] {
    func axis(
      _ name: String, _ key: String, _ count: Int = 64, ratio: Double?, milliseconds: Double? = nil,
      scale: CGFloat = phone, _ effect: @escaping (AnyView) -> some View
    ) -> Axis {
      Axis(
        name: name, key: key, count: count, ratio: ratio, milliseconds: milliseconds, scale: scale,
        plain: { tiles($0) { AnyView(tile) } },
        view: { tiles($0) { AnyView(effect(AnyView(tile))) } })
    }
    return [
      axis("blurs on a phone", "blur", ratio: 4, milliseconds: 80) { $0.blur(radius: 4) },
      axis("shadowed cards", "shadow", 256, ratio: 2.5, scale: 1) { $0.shadow(radius: 4) },
      axis("translucent dots", "opacity", 896, ratio: 1.5, scale: 1) { $0.opacity(0.5) },
      axis("blended tiles", "blend", ratio: 2.5) { $0.blendMode(.multiply) },
      axis("masked tiles", "mask", ratio: 2.5) { $0.mask(Circle()) },
      axis("saturated tiles", "saturation", ratio: 2.5) { $0.saturation(0.3) },
      axis("drawing groups", "group", ratio: 2.5) { $0.drawingGroup() },
      axis("toggles", "toggle", ratio: nil, milliseconds: 64 * 0.2 + 5) { _ in
        Toggle("", isOn: .constant(true)).labelsHidden()
      },
      Axis(
        name: "nested shadows", key: "nested", count: 16, ratio: nil, milliseconds: 40,
        scale: phone, plain: nil,
        view: { (0..<$0).reduce(AnyView(tile)) { view, _ in AnyView(view.shadow(radius: 4)) } }),
      Axis(
        name: "nested blurs", key: "nestedBlurs", count: 16, ratio: nil, milliseconds: 80,
        scale: phone, plain: nil,
        view: { (0..<$0).reduce(AnyView(tile)) { view, _ in AnyView(view.blur(radius: 2)) } }),
    ]
  }

  private static var texts: [Axis] {
    [
      Axis(
        name: "styled runs in one text", key: "runs", count: 1600, ratio: 3,
        plain: { AnyView(Text(verbatim: words($0))) },
        view: { count in
          var text = AttributedString()
          for index in 0..<count {
            var run = AttributedString(index % 5 == 0 ? "wörd " : "word ")
            run.foregroundColor = [Color.red, .blue, .green][index % 3]
            text += run
          }
          return AnyView(Text(text))
        }),
      Axis(
        name: "sum of texts", key: "sum", count: 3200, ratio: 3,
        plain: { AnyView(Text(verbatim: words($0))) },
        view: { count in
          AnyView(
            (0..<count).reduce(Text(verbatim: "")) { sum, index in
              sum + Text(verbatim: "word ").bold(index % 2 == 0)
            })
        }),
      Axis(
        name: "nested baselines", key: "baselines", count: 48, ratio: nil, plain: nil,
        view: { count in
          (0..<count).reduce(AnyView(Text("a"))) { view, _ in
            AnyView(
              HStack(alignment: .firstTextBaseline) {
                Text("b")
                VStack { view }
              })
          }
        }),
      Axis(
        name: "a long text with a line limit", key: "limit", count: 1_000_000,
        ratio: nil, milliseconds: 20, plain: nil,
        view: { AnyView(Text(verbatim: words($0 / 5)).lineLimit(4)) }),
      Axis(
        name: "a long text", key: "text", count: 1_000_000, ratio: nil,
        milliseconds: 1500, plain: nil,
        view: { count in
          // Shaped texts are remembered if they need little memory, so no two are the same.
          textCount += 1
          return AnyView(ScrollView { Text(verbatim: "\(textCount) " + words(count / 5)) })
        }),
    ]
  }

  private static var pictures: [Axis] {
    [
      Axis(
        name: "one photo shown often", key: "photo", count: 32, ratio: 6,
        plain: { tiles($0) { AnyView(tile) } },
        view: {
          tiles($0) { AnyView(Image(photo).resizable().frame(width: 32, height: 32)) }
        }),
      gradient("linear gradient's stops", "linear") {
        AnyView(LinearGradient(stops: $0, startPoint: .topLeading, endPoint: .bottomTrailing))
      },
      gradient("radial gradient's stops", "radial") {
        AnyView(RadialGradient(stops: $0, center: .center, startRadius: 0, endRadius: 400))
      },
      gradient("angular gradient's stops", "angular") {
        AnyView(AngularGradient(stops: $0, center: .center))
      },
    ]
  }

  private static func gradient(
    _ name: String, _ key: String, _ view: @escaping ([Gradient.Stop]) -> AnyView
  ) -> Axis {
    Axis(
      name: name, key: key, count: 1024, exponent: 0.7, ratio: 8,
      plain: { view(stops(min($0, 2))) },
      view: { view(stops($0)) })
  }

  private static func stops(_ count: Int) -> [Gradient.Stop] {
    (0..<count).map { index -> Gradient.Stop in
      let (red, green, blue) = (Double(index % 7), Double(index % 5), Double(index % 3))
      return Gradient.Stop(
        color: Color(red: red / 6, green: green / 4, blue: blue / 2),
        location: CGFloat(index) / CGFloat(max(count - 1, 1)))
    }
  }

  /// Scrolled lazy containers, which show the same number of rows however many there are.
  private static var rows: [Axis] {
    func axis(
      _ name: String, _ key: String, milliseconds: Double = 50,
      _ view: @escaping (Range<Int>) -> some View
    ) -> Axis {
      Axis(
        name: name, key: key, count: 1_000_000, ratio: nil, milliseconds: milliseconds, plain: nil,
        view: { AnyView(view(0..<$0)) })
    }
    return [
      axis("rows of a lazy stack at its end", "stackEnd") { rows in
        ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("row \($0)") } } }
          .defaultScrollAnchor(.bottom)
      },
      axis("cells of a lazy grid in the middle", "gridMiddle") { rows in
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
            ForEach(rows, id: \.self) { Text("cell \($0)") }
          }
        }
        .defaultScrollAnchor(.center)
      },
      // The search reads the identifier of each element up to the row.
      axis("rows of a list, scrolled to one", "listRow", milliseconds: 400) { rows in
        ScrollViewReader { proxy in
          List(rows, id: \.self) { Text("row \($0)") }
            .onAppear { proxy.scrollTo(rows.count * 3 / 4, anchor: .top) }
        }
      },
      axis("rows of a form at its end", "formEnd") { rows in
        Form { Section { ForEach(rows, id: \.self) { Text("row \($0)") } } }
          .defaultScrollAnchor(.bottom)
      },
    ]
  }

  private static let photo: Bitmap = {
    let side = 1500
    return Bitmap(
      width: side, height: side,
      pixels: [UInt8](unsafeUninitializedCapacity: side * side * 4) { bytes, count in
        count = bytes.count
        for index in 0..<count { bytes[index] = index % 4 == 3 ? 255 : UInt8(index / 4 % 251) }
      })
  }()

  private static var tile: some View { Circle().fill(.orange).frame(width: 20, height: 20) }

  private static func tiles(_ count: Int, _ tile: @escaping () -> AnyView) -> AnyView {
    AnyView(
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(24), spacing: 2), count: 15), spacing: 2)
      {
        ForEach(0..<count, id: \.self) { _ in tile() }
      })
  }

  /// The number of long texts created.
  private static var textCount = 0

  private static func words(_ count: Int) -> String { String(repeating: "word ", count: count) }
}
