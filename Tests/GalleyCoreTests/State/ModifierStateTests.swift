import Combine
import Expectations
import Galley
import Observation
import Testing

/// A modifier has the same type for all arguments, so that its content keeps its identity.
@MainActor
@Suite("Modifier arguments and state of the content")
struct ModifierStateTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }.accessibilityIdentifier("counter")
    }
  }

  private struct Host: View {
    let content: @MainActor (Bool) -> AnyView
    @State private var isOn = true
    var body: some View {
      VStack {
        Button("switch") { isOn.toggle() }
        content(isOn)
      }
    }
  }

  /// A view that depends on a condition and contains a counter.
  struct Case: CustomTestStringConvertible, Sendable {
    nonisolated let testDescription: String
    let content: @MainActor (Bool) -> AnyView

    /// Creates a case with a modifier around the counter.
    nonisolated init<V: View>(_ name: String, _ modified: @escaping @MainActor (Counter, Bool) -> V)
    {
      testDescription = name
      content = { AnyView(modified(Counter(), $0)) }
    }
  }

  @Observable final class Model {}

  private nonisolated static let styles: [Case] = [
    Case("foregroundColor") { $0.foregroundColor($1 ? .red : nil) },
    Case("foregroundStyle") { $0.foregroundStyle($1 ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)) },
    Case("tint") { $0.tint($1 ? Color.red : nil) },
    Case("tint of a style") { $0.tint($1 ? Gradient(colors: [.red, .blue]) : nil) },
    Case("accentColor") { $0.accentColor($1 ? .red : nil) },
    Case("opacity") { $0.opacity($1 ? 0.5 : 1) },
    Case("shadow") { $0.shadow(radius: $1 ? 5 : 0) },
    Case("blur") { $0.blur(radius: $1 ? 5 : 0, opaque: $1) },
    Case("clipped") { $0.clipped(antialiased: $1) },
    Case("cornerRadius") { $0.cornerRadius($1 ? 5 : 0, antialiased: $1) },
    Case("drawingGroup") { $0.drawingGroup(opaque: $1) },
    Case("colorMultiply") { $0.colorMultiply($1 ? .red : .white) },
    Case("flips") { $0.flipsForRightToLeftLayoutDirection($1) },
    Case("redacted") { $0.redacted(reason: $1 ? .placeholder : []) },
    Case("privacySensitive") { $0.privacySensitive($1) },
    Case("overlay") { counter, isOn in counter.overlay { if isOn { Color.red.opacity(0.1) } } },
    Case("background") { counter, isOn in counter.background { if isOn { Color.red } } },
    Case("mask") { counter, isOn in counter.mask { if isOn { Color.red } } },
    Case("preferredColorScheme") { $0.preferredColorScheme($1 ? .dark : nil) },
    Case("colorScheme") { $0.colorScheme($1 ? .dark : .light) },
  ]

  private nonisolated static let texts: [Case] = [
    Case("font") { $0.font($1 ? .title : nil) },
    Case("fontWeight") { $0.fontWeight($1 ? .bold : nil) },
    Case("fontDesign") { $0.fontDesign($1 ? .serif : nil) },
    Case("bold") { $0.bold($1) },
    Case("italic") { $0.italic($1) },
    Case("monospaced") { $0.monospaced($1) },
    Case("underline") { $0.underline($1, color: $1 ? .red : nil) },
    Case("strikethrough") { $0.strikethrough($1, color: $1 ? .red : nil) },
    Case("textCase") { $0.textCase($1 ? .uppercase : nil) },
    Case("lineLimit") { $0.lineLimit($1 ? 1 : nil) },
    Case("lineLimit reserving space") { $0.lineLimit(2, reservesSpace: $1) },
    Case("allowsTightening") { $0.allowsTightening($1) },
    Case("minimumScaleFactor") { $0.minimumScaleFactor($1 ? 0.5 : 1) },
    Case("truncationMode") { $0.truncationMode($1 ? .head : .tail) },
    Case("dynamicTypeSize") { $0.dynamicTypeSize($1 ? .xLarge : .large) },
    Case("symbolVariant") { $0.symbolVariant($1 ? .fill : .none) },
  ]

  private nonisolated static let layouts: [Case] = [
    Case("frame") { $0.frame(width: $1 ? 100 : nil, height: $1 ? 50 : nil) },
    Case("flexible frame") { $0.frame(minWidth: $1 ? 100 : nil, maxHeight: $1 ? 50 : nil) },
    Case("padding") { $0.padding(.all, $1 ? 10 : nil) },
    Case("fixedSize") { $0.fixedSize(horizontal: $1, vertical: $1) },
    Case("aspectRatio") { $0.aspectRatio($1 ? 1 : nil, contentMode: $1 ? .fit : .fill) },
    Case("safeAreaPadding") { $0.safeAreaPadding(.all, $1 ? 10 : nil) },
    Case("safeAreaInset") { counter, isOn in
      counter.safeAreaInset(edge: .bottom, spacing: isOn ? 5 : nil) { Text("inset") }
    },
    Case("ignoresSafeArea") { $0.ignoresSafeArea(edges: $1 ? .all : []) },
    Case("containerRelativeFrame") { $0.containerRelativeFrame($1 ? .horizontal : []) },
    Case("layoutPriority") { $0.layoutPriority($1 ? 1 : 0) },
    Case("AnyLayout") { counter, isOn in
      (isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { counter }
    },
    Case("contentMargins") { counter, isOn in
      ScrollView { counter }.contentMargins(.all, isOn ? 5 : nil)
    },
    Case("defaultScrollAnchor") { counter, isOn in
      ScrollView { counter }.defaultScrollAnchor(isOn ? .bottom : nil)
    },
    Case("scrollClipDisabled") { counter, isOn in
      ScrollView { counter }.scrollClipDisabled(isOn).scrollDisabled(isOn)
    },
    Case("listRowInsets") { counter, isOn in
      List {
        counter.listRowInsets(isOn ? EdgeInsets() : nil)
          .listRowBackground(isOn ? Color.red : nil)
          .listRowSeparator(isOn ? .hidden : .automatic)
      }
    },
    Case("section header") { counter, isOn in
      List {
        Section {
          counter
        } header: {
          if isOn { Text("header") }
        }
      }
    },
  ]

  private nonisolated static let behaviours: [Case] = [
    Case("disabled") { $0.disabled($1) },
    Case("allowsHitTesting") { $0.allowsHitTesting($1) },
    Case("onAppear") { $0.onAppear(perform: $1 ? {} : nil) },
    Case("onDisappear") { $0.onDisappear(perform: $1 ? {} : nil) },
    Case("gesture") { $0.gesture(TapGesture().onEnded {}, isEnabled: $1) },
    Case("simultaneousGesture") { $0.simultaneousGesture(TapGesture(), isEnabled: !$1) },
    Case("gesture of a mask") { $0.gesture(TapGesture(), including: $1 ? .subviews : .all) },
    Case("animation") { $0.animation($1 ? .default : nil, value: $1) },
    Case("environment") { $0.environment(\.font, $1 ? .title : nil) },
    Case("environment object") { $0.environment($1 ? Model() : nil) },
    Case("environmentObject") { counter, isOn in
      counter.transformEnvironment(\.isEnabled) { $0 = $0 && !isOn }
    },
    Case("sheet") { counter, isOn in
      counter.sheet(isPresented: .constant(isOn)) { Text("sheet") }
    },
    Case("alert") { $0.alert("alert", isPresented: .constant($1)) {} },
    Case("searchable") { counter, isOn in
      counter.searchable(text: .constant(""), prompt: isOn ? Text("prompt") : nil)
    },
    Case("navigationBarHidden") { counter, isOn in
      NavigationStack { counter.navigationTitle("title").navigationBarHidden(isOn) }
    },
    Case("toolbar") { counter, isOn in
      NavigationStack { counter.toolbar { if isOn { Text("bar") } } }
    },
    Case("keyboardShortcut") { $0.keyboardShortcut($1 ? .defaultAction : nil) },
    Case("accessibilityHidden") { $0.accessibilityHidden($1) },
    Case("tag") { $0.tag($1 ? Optional(1) : nil) },
  ]

  /// Controls whose label contains the counter, and whose styles depend on a condition.
  private nonisolated static let controls: [Case] = [
    Case("plain button") { counter, isOn in
      Button(action: {}, label: { counter }).buttonStyle(.plain).disabled(isOn)
    },
    Case("bordered button") { counter, isOn in
      Button(role: isOn ? .destructive : nil, action: {}, label: { counter })
        .buttonStyle(.bordered).disabled(isOn)
    },
    Case("prominent button") { counter, isOn in
      Button(action: {}, label: { counter }).buttonStyle(.borderedProminent)
        .controlSize(isOn ? .large : .small)
    },
    Case("toggle") { counter, isOn in Toggle(isOn: .constant(isOn)) { counter } },
    Case("toggle with tint") { counter, isOn in
      Toggle(isOn: .constant(isOn)) { counter }.tint(isOn ? Color.red : nil).disabled(isOn)
    },
    Case("toggle as a button") { counter, isOn in
      Toggle(isOn: .constant(isOn)) { counter }.toggleStyle(.button)
    },
    Case("progress") { counter, isOn in
      ProgressView(value: isOn ? 0.5 : nil) {
        counter
      } currentValueLabel: {
        Text("value")
      }
    },
    Case("progress value") { counter, isOn in
      ProgressView(value: isOn ? 0.5 : nil) {
        Text("label")
      } currentValueLabel: {
        counter
      }
    },
    Case("gauge") { counter, isOn in
      Gauge(value: isOn ? 0.5 : 1) { counter }
    },
    Case("disclosure") { counter, isOn in
      DisclosureGroup(isExpanded: .constant(isOn)) {
        Text("content")
      } label: {
        counter
      }
    },
  ]

  @Test(
    "state is kept when a modifier's argument changes to nil and back",
    arguments: styles + texts + layouts + behaviours + controls)
  func keepsState(sample: Case) throws {
    let renderer = ImageRenderer(content: Host(content: sample.content))
    renderer.proposedSize = ProposedViewSize(width: 200, height: 400)
    func count() throws -> String? {
      try renderer.layoutTree().nodes.compactMap(\.text?.string.localizedLowercase)
        .first { $0.hasPrefix("count") }
    }
    // If the counter is not usable at first, it is after the argument has changed.
    do { try renderer.tap("counter") } catch is InteractionError {
      try renderer.tap("switch")
      try renderer.tap("counter")
    }
    for _ in 0..<3 {
      try expectEqual(count(), "count 1")
      try renderer.tap("switch")
    }
  }
}
