import SwiftUI

struct GradientButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .padding(.horizontal, 24).padding(.vertical, 12)
      .background(
        LinearGradient(
          gradient: Gradient(colors: [.purple, .blue]), startPoint: .leading, endPoint: .trailing)
      )
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .opacity(isEnabled ? 1 : 0.5)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == GradientButtonStyle {
  static var gradient: GradientButtonStyle { .init() }
}

struct DoubleTapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2, perform: configuration.trigger)
  }
}

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      }
    }
    .buttonStyle(.plain)
  }
}

struct VerticalLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title2); configuration.title.font(.caption)
    }
  }
}

struct BarProgressStyle: ProgressViewStyle {
  var color = Color.green
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(color.opacity(0.2))
        Capsule().fill(color).frame(
          width: proxy.size.width * CGFloat(configuration.fractionCompleted ?? 0))
      }
    }
    .frame(height: 8)
  }
}

struct CardGroupStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline); configuration.content
    }
    .padding().background(.background.secondary, in: .rect(cornerRadius: 16))
  }
}

struct RatingGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: configuration.value).stroke(
        .orange, style: StrokeStyle(lineWidth: 6, lineCap: .round)
      )
      .rotationEffect(.degrees(-90))
      configuration.currentValueLabel
    }
  }
}

struct TreeStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          Image(systemName: configuration.isExpanded ? "minus" : "plus"); configuration.label
        }
      }
      if configuration.isExpanded { configuration.content.padding(.leading) }
    }
  }
}

struct StackedContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption).foregroundStyle(.secondary); configuration.content
    }
  }
}

struct WideControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 20) { configuration.content }
  }
}

struct StripedFill: ShapeStyle {
  var isOn: Bool
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark
      ? Color.white.opacity(0.2) : Color.black.opacity(isOn ? 0.3 : 0.1)
  }
}

struct CardModifier: ViewModifier {
  var radius: CGFloat = 12
  func body(content: Content) -> some View {
    content.padding().background(Color(.sRGB, red: 0.9, green: 0.95, blue: 1, opacity: 1))
      .cornerRadius(radius)
      .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
  }
}

extension View {
  func card(radius: CGFloat = 12) -> some View { modifier(CardModifier(radius: radius)) }
  @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct StylesGallery: View {
  @State private var isOn = true
  @State private var value = 0.4
  var body: some View {
    VStack {
      Button("Gradient") {}.buttonStyle(.gradient)
      Button("Gradient") {}.buttonStyle(GradientButtonStyle())
      Button("Twice") {}.buttonStyle(DoubleTapStyle())
      Button("Bordered") {}.buttonStyle(.bordered).controlSize(.large).buttonBorderShape(.capsule)
      Button("Prominent") {}.buttonStyle(.borderedProminent).tint(.indigo)
      Button("Glass") {}.buttonStyle(.glass)
      Button("Sizing") {}.buttonSizing(.flexible).buttonRepeatBehavior(.enabled)
      Button(role: .close) {
      } label: {
        Text("Close")
      }
      Toggle("Check", isOn: $isOn).toggleStyle(CheckboxStyle())
      Label("Up", systemImage: "arrow.up").labelStyle(VerticalLabelStyle())
      ProgressView(value: value).progressViewStyle(BarProgressStyle(color: .red))
      ProgressView(value: 3, total: 10) {
        Text("Three")
      } currentValueLabel: {
        Text("30 %")
      }
      GroupBox("Group") { Text("Inside") }.groupBoxStyle(CardGroupStyle())
      GroupBox(label: Label("Old", systemImage: "star")) { Text("Inside") }
      Gauge(value: value) {
        Text("Speed")
      } currentValueLabel: {
        Text("40")
      }.gaugeStyle(RatingGaugeStyle())
      Gauge(value: value, in: 0...1) { Text("A") }.gaugeStyle(.accessoryCircularCapacity)
      DisclosureGroup("Tree", isExpanded: $isOn) { Text("Leaf") }.disclosureGroupStyle(TreeStyle())
      LabeledContent("Name", value: "Value").labeledContentStyle(StackedContentStyle())
      ControlGroup {
        Button("A") {}; Button("B") {}
      }.controlGroupStyle(WideControlGroupStyle())
      ControlGroup("Named") { Button("A") {} }.controlGroupStyle(.navigation)
      ControlGroup {
        Button("A") {}
      } label: {
        Label("More", systemImage: "ellipsis")
      }
      .controlGroupStyle(.compactMenu)
      Rectangle().fill(StripedFill(isOn: isOn))
      Text("Card").card(radius: 4).if(isOn) { $0.bold() }
      Menu("Menu") {
        Button("One") {}
        Section("More") { Button("Two", role: .destructive) {} }
        Menu("Sub") { Button("Three") {} }
        Picker("Pick", selection: $isOn) {
          Text("Yes").tag(true); Text("No").tag(false)
        }
      } primaryAction: {
        isOn.toggle()
      }
      .menuStyle(.button).menuActionDismissBehavior(.disabled)
    }
  }
}

struct NestedBoxes: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content.groupBoxStyle(.nested).padding(.leading)
    }
  }
}

extension GroupBoxStyle where Self == NestedBoxes {
  static var nested: NestedBoxes { NestedBoxes() }
}
