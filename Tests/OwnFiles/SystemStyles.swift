import SwiftUI

struct SystemStylesView: View {
  @Environment(\.backgroundStyle) private var background
  @Environment(\.isSceneCaptured) private var isCaptured
  @State private var isOn = false
  @State private var text = AttributedString("Notes")
  @State private var selection = AttributedTextSelection()
  private let walk = Measurement(value: 5, unit: UnitLength.kilometers)

  var body: some View {
    List {
      Text("Nothing here").foregroundStyle(.placeholder).listRowInsets(.horizontal, 4)
      Text("More").foregroundStyle(isOn ? AnyShapeStyle(.link) : AnyShapeStyle(.selection))
      Capsule().fill(.fill.tertiary).background(.windowBackground)
      Text(walk, format: .measurement(width: .abbreviated, usage: .road))
      Text(walk.formatted()) + Text(MeasurementFormatter().string(from: walk))
      Text("Framed").background(.background.secondary, in: .buttonBorder)
        .overlay { ButtonBorderShape.capsule.strokeBorder(background ?? AnyShapeStyle(.separator)) }
      TextEditor(text: $text, selection: $selection).textSelectionAffinity(.upstream)
      Image("dial", variableValue: 0.5).symbolVariant(.slash)
      Button("Glass") { isOn.toggle() }.buttonStyle(.glass(.clear)).disabled(isCaptured)
        .glassEffectTransition(.materialize)
      GroupBox("Box") { Text("Content") }.groupBoxStyle(FramedBoxStyle())
    }
  }
}

struct FramedBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).border(.separator)
  }
}
