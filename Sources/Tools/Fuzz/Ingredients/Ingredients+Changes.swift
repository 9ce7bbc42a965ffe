import Galley

extension Ingredients {
  /// Adds views that are inserted, removed, reordered, or animated by their parameters.
  mutating func addChanges() {
    #add("if {bool} {view} else {other}")
    #add("if {bool} {view}")
    add("Rotated(by: {count}) {views}") { inputs in
      Rotated(steps: inputs.count(0), views: inputs.views)
    }
    #add("{view}.animation({animation}, value: {number})")
    #add("{view}.transaction(value: {count}) { $0.animation = {animation} }")
    #add("{view}.transition(Falling(height: {number}).animation({animation}))")
    add("Growing(length: {number}) {view}") { inputs in
      Growing(length: inputs.number(0), content: inputs.view)
    }
    #add("{view}.modifier(Leaning(angle: {number}))")
    #add("Fan(turn: {number}) {views}")
    #add("Wave(height: {number})")
    #add("{view}.onReceive(Just(1)) { _ in }.environmentObject(Model())")
    add("SubscriptionView {view}") { inputs in
      SubscriptionView(content: inputs.view, publisher: Just(1)) { _ in }
    }
    #add("Text(verbatim: {string}).font(.system(size: {number})).foregroundColor({color})")
  }
}

/// An object to share.
private final class Model: ObservableObject {}

/// A sequence of views, rotated.
private struct Rotated: View {
  let steps: Int
  let views: [AnyView]

  var body: some View {
    let first = views.isEmpty ? 0 : Int(steps.magnitude % UInt(views.count))
    ForEach(Array(views.indices.dropFirst(first)) + views.indices.prefix(first), id: \.self) {
      views[$0].transition(.move(edge: .leading))
    }
  }
}

/// A custom transition.
private struct Falling: Transition {
  let height: CGFloat

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.padding(phase.isIdentity ? 0 : height).offset(y: phase.value * height)
      .opacity(phase.isIdentity ? 1 : 0.2)
  }
}

/// A view animated by its parameter.
private struct Growing: View, Animatable {
  var length: CGFloat
  let content: AnyView

  nonisolated var animatableData: CGFloat {
    get { length }
    set { length = newValue }
  }

  var body: some View {
    content.frame(width: length).overlay(alignment: .bottom) { Text(verbatim: "\(length)") }
  }
}

/// A modifier animated by its parameter.
private struct Leaning: ViewModifier, Animatable {
  var angle: Double

  nonisolated var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(angle)).padding(.top, angle)
  }
}

/// A layout animated by its parameter.
private struct Fan: Layout {
  var turn: CGFloat

  var animatableData: CGFloat {
    get { turn }
    set { turn = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = turn + CGFloat(index)
      subview.place(
        at: CGPoint(x: bounds.midX + cos(angle) * 20, y: bounds.midY + sin(angle) * 20),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// A shape animated by its parameter.
private struct Wave: Shape {
  var height: CGFloat

  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY), control: CGPoint(x: rect.midX, y: height))
    }
  }
}
