import SwiftUI

enum Phase: CaseIterable {
  case start, middle, end
  var scale: Double { self == .middle ? 1.5 : 1 }
}

struct KeyframeValues {
  var scale = 1.0
  var angle = Angle.zero
  var offset = CGSize.zero
}

struct SpinModifier: ViewModifier {
  let amount: Double
  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(amount)).clipped()
  }
}

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(active: SpinModifier(amount: -90), identity: SpinModifier(amount: 0))
  }
  static var moveAndFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .scale.combined(with: .opacity))
  }
}

struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
      .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : 0))
  }
}

struct AnimationsScreen: View {
  @State private var isOn = false
  @State private var count = 0
  @State private var trigger = 0

  var body: some View {
    VStack {
      if isOn {
        Text("Pivot").transition(.pivot)
        Text("Fade").transition(.moveAndFade)
        Text("Slide").transition(.slide.animation(.easeInOut))
        Text("Push").transition(.push(from: .bottom))
        Text("Blur").transition(.blurReplace)
        Text("Scale").transition(.scale(scale: 0.2, anchor: .bottom))
        Text("Scale").transition(.scale())
        Text("Twirl").transition(Twirl())
        Text("Move").transition(AnyTransition.move(edge: .top).animation(.default))
        Text("Offset").transition(.offset(x: 0, y: 100))
      }
      Circle().scaleEffect(isOn ? 2 : 1)
        .animation(.interpolatingSpring(stiffness: 50, damping: 5), value: isOn)
        .animation(
          isOn ? Animation.linear(duration: 2).repeatForever(autoreverses: false) : .default,
          value: count
        )
        .animation(.easeInOut.delay(0.1).speed(2)) { $0.opacity(isOn ? 1 : 0.2) }
        .transaction { $0.animation = nil }
      Rectangle().phaseAnimator([false, true]) { content, phase in
        content.opacity(phase ? 1 : 0.5)
      }
      Rectangle().phaseAnimator(Phase.allCases, trigger: trigger) { content, phase in
        content.scaleEffect(phase.scale)
      } animation: { phase in
        switch phase {
        case .start: .bouncy
        case .middle: .easeIn(duration: 0.2)
        case .end: .spring(duration: 0.4, bounce: 0.3)
        }
      }
      PhaseAnimator([0.0, 10.0]) { value in
        Text("Phase").offset(x: value)
      } animation: { _ in
        .linear
      }
      Text("Key").keyframeAnimator(initialValue: KeyframeValues(), trigger: trigger) {
        content, value in
        content.scaleEffect(value.scale).rotationEffect(value.angle).offset(value.offset)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.0, duration: 0.3)
          SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
          CubicKeyframe(1, duration: 0.2)
        }
        KeyframeTrack(\.angle) {
          MoveKeyframe(.degrees(10)); CubicKeyframe(.zero, duration: 1)
        }
        KeyframeTrack(\.offset.height) { LinearKeyframe(-20, duration: 0.4, timingCurve: .easeOut) }
      }
      KeyframeAnimator(initialValue: 0.0, repeating: true) { value in
        Text("Repeating").opacity(value)
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1)
      }
      Text("\(count)").contentTransition(.numericText(value: Double(count))).monospacedDigit()
      Image(systemName: isOn ? "pause.fill" : "play.fill").contentTransition(
        .symbolEffect(.replace))
      Image(systemName: "wifi", variableValue: 0.5).symbolEffect(.variableColor.iterative.reversing)
      Image(systemName: "bell").symbolEffect(.bounce, value: count)
        .symbolEffect(.pulse, options: .repeating.speed(2), isActive: isOn)
        .symbolEffect(.bounce.up.byLayer, options: .repeat(2), value: isOn)
        .symbolRenderingMode(.palette).foregroundStyle(.red, .blue).symbolVariant(.fill)
      Image(systemName: "heart").symbolEffect(.scale.up, isActive: isOn).transition(
        .symbolEffect(.appear))
      Text("3D").rotation3DEffect(.degrees(isOn ? 180 : 0), axis: (x: 0, y: 1, z: 0))
        .rotation3DEffect(
          Angle(degrees: 30), axis: (x: 1, y: 0, z: 0), anchor: .bottom, anchorZ: 0,
          perspective: 0.5)
      Button("Go") {
        withAnimation(.easeInOut(duration: 0.5)) {
          isOn.toggle()
        } completion: {
          count += 1
        }
        withAnimation { trigger += 1 }
        var transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        withTransaction(transaction) { count += 1 }
      }
      .sensoryFeedback(.impact(weight: .heavy), trigger: count)
      .sensoryFeedback(.success, trigger: isOn) { $0 != $1 }
    }
    .onAppear { DispatchQueue.global().async { withAnimation { count += 1 } } }
  }
}

struct WaveShape: Shape, Animatable {
  var phase: Double
  var amplitude: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, amplitude) }
    set { phase = newValue.first; amplitude = newValue.second }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 2) {
      path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 20 + phase) * amplitude))
    }
    return path
  }
}

struct CountingText: View, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text(value, format: .number.precision(.fractionLength(0))) }
}

struct GlowModifier: AnimatableModifier {
  var radius: CGFloat
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
  func body(content: Content) -> some View { content.shadow(radius: radius) }
}

struct ElasticAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time > 1 ? nil : value.scaled(by: time)
  }
}
