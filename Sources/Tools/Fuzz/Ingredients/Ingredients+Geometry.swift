import Galley

extension Ingredients {
  mutating func addGeometry() {
    #add("GeometryReader { _ in Group {views} }")
    #add(
      "GeometryReader { proxy in Group {views}.frame(width: proxy.size.width * {number}, height: proxy.frame(in: .global).minY) }"
    )
    #add(
      "{view}.overlay { GeometryReader { Text(verbatim: \"\\($0.frame(in: .named({string})))\") } }"
    )
    #add("{view}.coordinateSpace(name: {string})")
    #add("{view}.onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }")
    add("Measured {views}") { inputs in Measured(content: AnyView(inputs.members)) }
  }

  mutating func addPreferences() {
    #add("{view}.preference(key: Sum.self, value: {number})")
    #add("{view}.transformPreference(Sum.self) { $0 *= {number} }")
    #add("{view}.onPreferenceChange(Sum.self) { _ in }")
    #add(
      "{view}.overlayPreferenceValue(Sum.self, alignment: {alignment}) { Color.blue.frame(width: $0) }"
    )
    #add(
      "{view}.backgroundPreferenceValue(Bounds.self) { bounds in GeometryReader { proxy in ForEach(bounds.indices, id: \\.self) { Color.red.frame(width: proxy[bounds[$0]].width) } } }"
    )
    #add("{view}.anchorPreference(key: Bounds.self, value: .bounds) { [$0] }")
    #add("{view}.transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }")
  }

  mutating func addState() {
    #add("{view}.id({string})")
    #add("{view}.animation(.spring(duration: {number}), value: 1)")
    #add("{view}.transaction { $0.animation = nil }")
    #add("{view}.transition({transition})")
    #add("{view}.phaseAnimator([0.5, {number}]) { $0.scaleEffect($1) }")
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
    #add("{view}.onAppear {}.onChange(of: 1) {}.task {}")
    #add("{view}.disabled({bool})")
    #add("{view}.modifier(EmptyModifier())")
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
