import SwiftUI

// Macros as used in files for SwiftUI. The test is that they compile; MacroTests uses them.

extension EnvironmentValues {
  @Entry var accent: Color = .orange
  /// The word var in this comment declares nothing.
  @Entry public var columns = 3  // as on a telephone
  @Entry var subtitle: String?
  @Entry var names: [String: [Int]] = [
    "a=b": [1, 2],
    "c": [],
  ]
  @Entry fileprivate var format: @Sendable (Int) -> String = { "\($0 == 1 ? "one" : "many")" }
}

struct Columns: View {
  @Environment(\.columns) private var columns
  @Environment(\.subtitle) private var subtitle
  @Environment(\.format) private var format
  @Environment(\.names) private var names

  var body: some View {
    VStack {
      Text("\(columns)")
      Text(subtitle ?? "none")
      Text(format(columns))
      Text("\(names.count)")
    }
  }
}

struct Counter: View {
  @Binding var count: Int
  var body: some View { Stepper("\(count)", value: $count) }
}

#Preview {
  Columns()
}

// Previews see the names of their file, not those of their record.
private let (list, record) = (3, 1)

#Preview("Four", traits: .sizeThatFitsLayout) {
  Columns()
    .environment(\.columns, list + record)
  Columns()
}

#Preview("State", traits: .fixedLayout(width: 200, height: 100), .landscapeLeft) {
  @Previewable @State var count = 1
  Counter(count: $count)
}

@Animatable
struct Wedge: Shape {
  var start: Angle
  var end = Angle.degrees(90)
  var title = "not animated", count: Int = 3
  var radius: CGFloat = 5 { didSet { count += 1 } }
  @AnimatableIgnored var inset: CGFloat = 2
  let center = 0.5
  private nonisolated var diameter: CGFloat { 2 * radius }
  static var shared = 1.0

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: start.degrees, y: end.degrees, width: diameter, height: inset))
  }
}

@Animatable
package struct Pair {
  var x = 1.0, y: Double = 2
  var names: Dictionary<String, Int> = [:]
  var values = CGSize(width: 3, height: 4)
}

@Animatable
struct Level: View {
  var value: Double
  @State private var isOn = false
  var body: some View { Text("\(value, format: .number.precision(.fractionLength(1)))") }
}
