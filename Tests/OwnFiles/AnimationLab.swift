import SwiftUI

struct LabSpinKit: View {
  @State private var isAnimating = false
  @State private var trigger = 0
  @State var progress: CGFloat = 0
  let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
  enum Phase: CaseIterable {
    case start, mid, end
    var scale: Double {
      switch self {
      case .start: 1;
      case .mid: 1.5;
      case .end: 0.5
      }
    }
  }
  struct Values { var scale = 1.0; var stretch = 1.0; var y = 0.0; var angle = Angle.zero }
  var body: some View {
    VStack {
      Circle().trim(from: 0, to: 0.7).stroke(
        AngularGradient(gradient: .init(colors: [.red, .blue]), center: .center),
        style: StrokeStyle(lineWidth: 8, lineCap: .round, dash: [4, 2])
      )
      .rotationEffect(Angle(degrees: isAnimating ? 360 : 0))
      .animation(
        Animation.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimating
      )
      .onAppear { self.isAnimating = true }
      Text("x").phaseAnimator(Phase.allCases, trigger: trigger) { c, phase in
        c.scaleEffect(phase.scale)
      } animation: { phase in
        switch phase {
        case .start: .smooth;
        case .mid: .bouncy;
        case .end: .snappy(duration: 0.3, extraBounce: 0.2)
        }
      }
      PhaseAnimator([false, true]) { v in
        Text("a").opacity(v ? 1 : 0)
      } animation: { _ in
        .easeInOut(duration: 1)
      }
      Text("k").keyframeAnimator(initialValue: Values(), trigger: trigger) { content, value in
        content.rotationEffect(value.angle).scaleEffect(value.scale).scaleEffect(y: value.stretch)
          .offset(y: value.y)
      } keyframes: { _ in
        KeyframeTrack(\.angle) {
          CubicKeyframe(.zero, duration: 0.58); CubicKeyframe(.degrees(16), duration: 0.125);
          MoveKeyframe(.zero)
        }
        KeyframeTrack(\.y) {
          LinearKeyframe(0, duration: 0.1); SpringKeyframe(20, duration: 0.15, spring: .bouncy);
          SpringKeyframe(-60.0, duration: 1.0, spring: .init(mass: 1, stiffness: 2, damping: 3))
        }
        KeyframeTrack(\.stretch) { for i in 0..<3 { CubicKeyframe(Double(i), duration: 0.2) } }
      }
      KeyframeAnimator(initialValue: 0.0, repeating: true) {
        Text("\($0)")
      } keyframes: { _ in
        LinearKeyframe(1.0, duration: 1)
      }
      Button("Go") {
        withAnimation(.interpolatingSpring(stiffness: 170, damping: 15)) { progress = 1 }
        withAnimation(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0)) {
          progress = 0
        } completion: {
          trigger += 1
        }
        withAnimation(.easeIn.delay(1).speed(2).repeatCount(3, autoreverses: true)) {
          progress.negate()
        }
        withAnimation(
          .timingCurve(0.1, 0.2, 0.3, 1, duration: 2), completionCriteria: .logicallyComplete
        ) {
        } completion: {
        }
        var t = Transaction(animation: .default); t.disablesAnimations = true
        withTransaction(t) { progress = 4 }
        withTransaction(\.disablesAnimations, true) {}
      }
      .transaction { $0.animation = nil }
      .transaction(value: trigger) { t in t.animation = t.animation?.delay(1) }
      .contentTransition(.numericText(countsDown: true))
      .contentTransition(.numericText(value: Double(progress)))
      .animation(.spring) { $0.opacity(progress) }
      .symbolEffect(.bounce, options: .repeat(2).speed(3), value: trigger)
      .symbolEffect(.variableColor.iterative.reversing, isActive: isAnimating)
      .symbolEffect(.pulse.byLayer, options: .repeating)
      .symbolEffect(.rotate, options: .repeat(.periodic(delay: 1)))
      .contentTransition(.symbolEffect(.replace.downUp))
      .sensoryFeedback(.impact(weight: .heavy, intensity: 0.9), trigger: trigger)
      .sensoryFeedback(.success, trigger: trigger) { o, n in n > o }
      .onReceive(timer) { time in progress += 0.1 }
      if isAnimating {
        Text("T").transition(.push(from: .bottom))
        Text("T").transition(.blurReplace.combined(with: .opacity))
        Text("T").transition(.asymmetric(insertion: .slide, removal: .offset(x: 3, y: 3)))
        Text("T").transition(
          AnyTransition.scale(scale: 0.1, anchor: .topLeading).animation(.easeOut))
        Text("T").transition(LabTwirl())
        Text("T").transition(.modifier(active: LabFade(v: 0), identity: LabFade(v: 1)))
        Text("T").transition(.symbolEffect(.appear))
      }
    }
    .geometryGroup()
  }
}
struct LabFade: ViewModifier, Animatable {
  var v: Double; func body(content: Content) -> some View { content.opacity(v) }
}
struct LabTwirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0).blur(
      radius: phase == .willAppear ? 10 : 0
    )
    .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : .zero))
    .brightness(phase.value)
  }
}
struct LabElastic: CustomAnimation {
  let duration: TimeInterval
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time > duration { return nil }
    return value.scaled(by: time / duration)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>)
    -> V?
  { value.scaled(by: 1 / duration) }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { true }
}
extension Animation {
  static func elastic(_ d: TimeInterval) -> Animation { Animation(LabElastic(duration: d)) }
}
struct LabWave: Shape {
  var offset: Angle; var percent: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(offset.degrees, percent) }
    set { offset = Angle(degrees: newValue.first); percent = newValue.second }
  }
  func path(in rect: CGRect) -> Path {
    var p = Path()
    let h = 0.015 * rect.height
    let y = CGFloat(1 - percent) * (rect.height - 4 * h) + 2 * h
    p.move(to: CGPoint(x: 0, y: y + h * CGFloat(sin(offset.radians))))
    for angle in stride(from: offset.degrees, through: offset.degrees + 360, by: 5) {
      let x = CGFloat((angle - offset.degrees) / 360) * rect.width
      p.addLine(to: CGPoint(x: x, y: y + h * CGFloat(sin(Angle(degrees: angle).radians))))
    }
    p.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 2));
    p.addCurve(to: .zero, control1: .zero, control2: .zero)
    p.addArc(
      center: .zero, radius: 3, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    p.addArc(tangent1End: .zero, tangent2End: .zero, radius: 3)
    p.addRoundedRect(in: rect, cornerSize: .init(width: 3, height: 3), style: .continuous)
    p.addPath(Circle().path(in: rect)); p.addLines([.zero]); p.addEllipse(in: rect); p.addRect(rect)
    p.closeSubpath()
    return p.applying(.init(rotationAngle: 1)).trimmedPath(from: 0, to: 1).offsetBy(dx: 1, dy: 1)
  }
}
struct LabShake: GeometryEffect {
  var amount: CGFloat = 10; var shakesPerUnit = 3; var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}
struct LabAnimNum: View, Animatable {
  var value: Double
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text(String(format: "%.2f", value)).monospacedDigit() }
}
