import Galley

extension Ingredients {
  mutating func addGeometry() {
    add("GeometryReader { _ in Group {views} }") { inputs in GeometryReader { _ in inputs.members }
    }
    add(
      "GeometryReader { proxy in Group {views}.frame(width: proxy.size.width * {number}, height: proxy.frame(in: .global).minY) }"
    ) {
      inputs in
      GeometryReader { proxy in
        Group { inputs.members }.frame(
          width: proxy.size.width * inputs.number(0), height: proxy.frame(in: .global).minY)
      }
    }
    add(
      "{view}.overlay { GeometryReader { Text(verbatim: \"\\($0.frame(in: .named({string})))\") } }"
    ) {
      inputs in
      let name = inputs.string(0)
      return inputs.view.overlay {
        GeometryReader { Text(verbatim: "\($0.frame(in: .named(name)))") }
      }
    }
    add("{view}.coordinateSpace(name: {string})") { $0.view.coordinateSpace(name: $0.string(0)) }
    add("{view}.onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }") {
      $0.view.onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { _ in
      }
    }
    add("Measured {views}") { inputs in Measured(content: AnyView(inputs.members)) }
  }

  mutating func addPreferences() {
    add("{view}.preference(key: Sum.self, value: {number})") {
      $0.view.preference(key: Sum.self, value: $0.number(0))
    }
    add("{view}.transformPreference(Sum.self) { $0 *= {number} }") { inputs in
      let factor = inputs.number(0)
      return inputs.view.transformPreference(Sum.self) { $0 *= factor }
    }
    add("{view}.onPreferenceChange(Sum.self) { _ in }") {
      $0.view.onPreferenceChange(Sum.self) { _ in }
    }
    add(
      "{view}.overlayPreferenceValue(Sum.self, alignment: {alignment}) { Color.blue.frame(width: $0) }"
    ) {
      $0.view.overlayPreferenceValue(Sum.self, alignment: $0.pick(Choices.alignment, 0)) {
        Color.blue.frame(width: $0)
      }
    }
    add(
      "{view}.backgroundPreferenceValue(Bounds.self) { bounds in GeometryReader { proxy in ForEach(bounds, id: \\.self) { Color.red.frame(width: proxy[$0].width) } } }"
    ) {
      $0.view.backgroundPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            Color.red.frame(width: proxy[anchors[index]].width)
          }
        }
      }
    }
    add("{view}.anchorPreference(key: Bounds.self, value: .bounds) { [$0] }") {
      $0.view.anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
    add("{view}.transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }") {
      $0.view.transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
    }
  }

  mutating func addState() {
    add("{view}.id({string})") { $0.view.id($0.string(0)) }
    add("{view}.animation(.spring(duration: {number}), value: 1)") {
      $0.view.animation(.spring(duration: $0.number(0)), value: 1)
    }
    add("{view}.transaction { $0.animation = nil }") { $0.view.transaction { $0.animation = nil } }
    add("{view}.transition({transition})") {
      $0.view.transition($0.pick(Choices.transition, 0))
    }
    add("{view}.phaseAnimator([0.5, {number}]) { $0.scaleEffect($1) }") { inputs in
      inputs.view.phaseAnimator([0.5, inputs.number(0)]) { $0.scaleEffect($1) }
    }
    add("PhaseAnimator([20, {length?}]) { view.frame(width: $0) } for {view}") { inputs in
      PhaseAnimator([20, inputs.length(0)]) {
        inputs.view.frame(width: $0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    add(
      "KeyframeAnimator(initialValue: 10) { view.frame(height: $0) } keyframes: { CubicKeyframe({number}, duration: {number}) } for {view}"
    ) { inputs in
      KeyframeAnimator(initialValue: CGFloat(10)) {
        inputs.view.frame(height: $0)
      } keyframes: { _ in
        CubicKeyframe(inputs.number(0), duration: Double(inputs.number(1)))
        SpringKeyframe(inputs.number(0))
      }
    }
    add("{view}.keyframeAnimator(initialValue: 0.0) { $0.opacity($1) } keyframes: {number}") {
      inputs in
      inputs.view.keyframeAnimator(initialValue: 0.0) {
        $0.opacity($1)
      } keyframes: { _ in
        LinearKeyframe(Double(inputs.number(0)), duration: 0.4)
        MoveKeyframe(1)
      }
    }
    add("Matched({bool}) {view} {other}") { inputs in
      Matched(first: inputs.view, second: inputs.other, isSource: inputs.pick(Choices.bool, 0))
    }
    add("Restless {views}") { inputs in Restless(content: AnyView(inputs.members)) }
    add("{view}.onAppear {}.onChange(of: 1) {}.task {}") {
      $0.view.onAppear {}.onChange(of: 1) {}.task {}
    }
    add("{view}.disabled({bool})") { $0.view.disabled($0.pick(Choices.bool, 0)) }
    add("{view}.modifier(EmptyModifier())") { $0.view.modifier(EmptyModifier()) }
  }
}

private enum Sum: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private enum Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Two views that share a geometry.
private struct Matched: View {
  let first: AnyView
  let second: AnyView
  let isSource: Bool
  @Namespace private var space

  var body: some View {
    first.matchedGeometryEffect(id: 1, in: space)
    second.matchedGeometryEffect(id: 1, in: space, anchor: .top, isSource: isSource)
  }
}

/// A view that feeds its size back into its layout.
private struct Measured: View {
  let content: AnyView
  @State private var size = CGSize(width: 20, height: 20)

  var body: some View {
    content.frame(maxWidth: size.width, maxHeight: size.height)
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
  }
}

/// A view whose state changes each time it appears, and once more afterwards.
private struct Restless: View {
  let content: AnyView
  @State private var count = 0

  var body: some View {
    content.padding(CGFloat(count)).id(count / 2)
      .onAppear { count += 1 }
      .onChange(of: count) { if count < 4 { count += 1 } }
  }
}
