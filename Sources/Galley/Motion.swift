import Foundation

/// A change, and how long ago it was made.
struct Motion {
  let change: Change
  let time: Double
  /// Whether views have to be evaluated at each moment.
  let movesParameters: Bool

  func at(_ time: Double) -> Motion {
    Motion(change: change, time: time, movesParameters: movesParameters)
  }
}

extension ImageRenderer {
  /// Makes a change, such as tapping a button, and shows the moment `time` seconds after it.
  ///
  /// Views that keep their identity are between where they were and where they will be, as the
  /// animation of `withAnimation` or `animation(_:value:)` has it, and so are their colours, effects
  /// and the parameters of layouts, shapes and views that are `Animatable`. What is new comes in
  /// and what is gone goes out by its `transition`; texts move without being scaled. A change that
  /// is not animated is shown at once.
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
    store.motion.remembersParameters = true
    let earlier = try settled().placed
    store.beginChange()
    try change()
    let target = try settled().placed
    guard !store.motion.animations.isEmpty else { return 0 }
    let movesParameters = store.motion.movesParameters
    let made = Change(
      earlier: earlier, target: target, start: movesParameters ? try moment(0) : nil,
      animations: store.motion.animations, scale: Double(scale))
    motion = Motion(change: made, time: time, movesParameters: movesParameters)
    return made.duration
  }

  /// The same change at another moment.
  public func advance(to time: TimeInterval) { motion = motion?.at(time) }

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
    let count = Int(min((whole.change.duration * rate).rounded(.up), 3_600))
    let last = whole.change.isEndless ? count - 1 : count
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
    let pause = motion?.change.isEndless == true ? 0 : 0.5
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
    let duration = whole?.change.duration ?? 0
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
  enum Shown {
    /// A state in which nothing moves.
    case still(PlacedTree)
    case moment(Moment)

    @MainActor
    var tree: PlacedTree {
      switch self {
      case .still(let tree): tree
      case .moment(let moment): moment.tree
      }
    }
  }

  func shown() throws -> Shown {
    // A change of a model after this one has no part in it.
    if store.hasChanged { motion = nil }
    guard let motion else { return .still(try settled().placed) }
    let change = motion.change
    if motion.time <= 0 { return .still(change.earlier.tree) }
    let isOver = change.isEndless ? motion.time == .infinity : motion.time >= change.duration
    if isOver || motion.time.isNaN { return .still(change.target.tree) }
    return .moment(
      Moment(
        change, current: motion.movesParameters ? try moment(motion.time) : nil,
        at: motion.time))
  }

  /// The new state with parameters as they are `time` seconds after the change.
  func moment(_ time: Double, tracing: Bool = false) throws -> PlacedTree {
    let engine = try SharedTextEngine.engine()
    engine.scalesFonts = true
    defer { engine.scalesFonts = false }
    return try Pipeline.atMoment(
      time, content, environment: surroundings, proposal: proposedSize, store: store,
      tracing: tracing)
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
                .font(.caption.monospacedDigit())
                .foregroundStyle(.secondary)
            }
          }
        }
      }
    }
    .padding(8)
  }
}
