import Foundation

/// A change, and the time after it that pictures show.
struct Motion {
  let earlier: PlacedIndex
  let target: PlacedTree
  /// Everything between; made anew for each moment where views go through phases.
  var change: AnimatedChange
  /// Seconds until everything is in its new state, or until all begins again.
  let duration: Double
  /// Whether something repeats for ever.
  let isEndless: Bool
  /// Whether views have to be evaluated at each moment.
  let changesViews: Bool
  /// Whether views go through phases by themselves.
  let hasPhases: Bool
  /// Seconds after the change.
  var time: Double
}

extension ImageRenderer {
  /// Makes a change, such as tapping a button, and shows the moment `time` seconds after it.
  ///
  /// Views that keep their identity are between where they were and where they will be, as the
  /// animation of `withAnimation` or `animation(_:value:)` has it, and so are what they draw and the
  /// parameters of layouts, shapes, views and modifiers that are `Animatable`. What is new comes in
  /// and what is gone goes out by its `transition`; texts move without being scaled, unless the size
  /// of their font changes. `phaseAnimator` and `keyframeAnimator` run from the change on. A change
  /// that is not animated is shown at once.
  ///
  /// - Parameters:
  ///   - time: Seconds. 0 shows the state before the change, the animation's duration and more the
  ///     state after it; animations that repeat for ever go on.
  ///   - change: What is done.
  /// - Returns: The animation's duration in seconds; 0 where there is none.
  /// - Throws: What `change` throws; `RenderError`, `FontError`.
  @discardableResult
  public func animate(to time: TimeInterval, _ change: () throws -> Void) throws -> TimeInterval {
    motion = nil
    store.motion.remembersViews = true
    let earlier = PlacedIndex(try evaluate(gathering: LayoutTree.gathering).placed)
    store.beginChange()
    try change()
    let target = try evaluate(gathering: LayoutTree.gathering).placed
    let context = store.motion
    guard !context.running.isEmpty || context.cycle != nil else { return 0 }
    let made = try animatedChange(from: earlier, to: target, at: 0)
    let motion = Motion(
      earlier: earlier, target: target, change: made,
      duration: max(made.duration, context.cycle ?? 0),
      isEndless: made.isEndless || context.cycle != nil, changesViews: context.changesViews,
      hasPhases: context.hasAnimators, time: time)
    self.motion = motion
    return motion.duration
  }

  /// What lies between two states at a time.
  private func animatedChange(
    from earlier: PlacedIndex, to target: PlacedTree, at time: Double
  ) throws -> AnimatedChange {
    let context = store.motion
    var start = PlacedIndex(target)
    var end = start
    if context.changesViews || context.hasTransitions || context.cycle != nil {
      start = PlacedIndex(try show(.start(time: time), from: earlier, to: target))
      end = PlacedIndex(
        try show(
          .end(time: time), from: earlier, to: target, gathering: LayoutTree.gathering))
    }
    return AnimatedChange(
      earlier: earlier, start: start, end: end, running: context.running, scale: Double(scale))
  }

  /// The same change at another moment.
  public func advance(to time: TimeInterval) { motion?.time = time }

  /// Whether there is a change that pictures can show a moment of.
  public var isAnimated: Bool { motion != nil }

  /// Every moment of the change, from the old state to the new one; of a change that repeats for
  /// ever, the moments until it begins again.
  ///
  /// - Parameter frameRate: Frames per second. A change of more than 3,600 frames is cut off there.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func frames(frameRate: Int = 30) throws -> [DisplayList] {
    guard let whole = motion else { return [try displayList()] }
    defer { motion = whole }
    let rate = Double(min(max(frameRate, 1), 120))
    let count = Int(min((whole.duration * rate).rounded(.up), 3_600))
    let last = whole.isEndless ? count - 1 : count
    return try (0...max(last, 1)).map { frame in
      advance(to: Double(frame) / rate)
      return try displayList()
    }
  }

  /// The change as an animated PNG file, which browsers show.
  ///
  /// - Parameter frameRate: Frames per second, at most 120.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func animatedPNGData(frameRate: Int = 30) throws -> Data {
    let pause = motion?.isEndless == true ? 0 : 0.5
    return Data(
      try AnimatedPNG.encode(frames(frameRate: frameRate), frameRate: frameRate, pause: pause))
  }

  /// Moments of the change side by side, each with its time below.
  ///
  /// - Parameter count: The number of moments, the two ends included; at least 2, at most 60.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func filmstrip(_ count: Int) throws -> DisplayList {
    let count = min(max(count, 2), 60)
    let whole = motion
    defer { motion = whole }
    let duration = whole?.duration ?? 0
    let moments = try (0..<count).map { index in
      let time = duration * Double(index) / Double(count - 1)
      advance(to: time)
      return FilmstripView.Moment(time: time, picture: Image(try bitmap(), scale: scale))
    }
    let strip = ImageRenderer<FilmstripView>(content: FilmstripView(moments: moments))
    strip.scale = scale
    strip.isOpaque = true
    return try strip.displayList()
  }

  /// What pictures show.
  func shown(gathering: PlacedTree.Gathering = []) throws -> PlacedTree {
    // A change of a model after this one has no part in it.
    if store.hasChanged { motion = nil }
    guard let motion else { return try evaluate(gathering: gathering).placed }
    keptViews = nil
    if motion.time <= 0 { return motion.earlier.tree }
    let isOver = motion.isEndless ? motion.time == .infinity : motion.time >= motion.duration
    if isOver || motion.time.isNaN { return motion.target }
    if motion.hasPhases {
      self.motion?.change = try animatedChange(
        from: motion.earlier, to: motion.target, at: motion.time)
    }
    let evaluated =
      motion.changesViews
      ? try show(
        .moment(time: motion.time), from: motion.earlier, to: motion.target,
        gathering: gathering) : nil
    return (self.motion ?? motion).change.frame(
      at: motion.time, evaluated: evaluated, running: store.motion.running)
  }

  /// The views evaluated to show a part of the change.
  private func show(
    _ mode: EvaluationMode, from earlier: PlacedIndex, to target: PlacedTree,
    gathering: PlacedTree.Gathering = []
  ) throws -> PlacedTree {
    try Pipeline.show(
      mode, from: earlier, to: target, content, environment: rootEnvironment,
      proposal: proposedSize,
      store: store, gathering: gathering)
  }
}

/// Pictures side by side, at most six in a row, with their times.
private struct FilmstripView: View {
  struct Moment {
    let time: Double
    let picture: Image
  }

  let moments: [Moment]
  private static let columns = 6

  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 12) {
      ForEach(Array(stride(from: 0, to: moments.count, by: Self.columns)), id: \.self) { start in
        GridRow {
          ForEach(start..<min(start + Self.columns, moments.count), id: \.self) { index in
            VStack(spacing: 4) {
              moments[index].picture
              Text(verbatim: "\(NumberText.points(CGFloat(moments[index].time))) s")
                .font(.subheadline.monospacedDigit())
            }
          }
        }
      }
    }
    .padding(8)
  }
}
