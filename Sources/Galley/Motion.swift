import Foundation

/// A change, and how long ago it was made.
struct Motion {
  let earlier: PlacedTree
  let animation: Animation
  let time: Double
}

extension ImageRenderer {
  /// Makes a change, such as tapping a button, and shows the moment `time` seconds after it.
  ///
  /// Views that keep their identity are between where they were and where they will be, as the
  /// animation of `withAnimation` or `animation(_:value:)` has it; what is new fades in, what is
  /// gone fades out, and texts move without being scaled. A change that is not animated is shown at
  /// once.
  ///
  /// - Parameters:
  ///   - time: Seconds. 0 shows the state before the change, the animation's duration and more the
  ///     state after it.
  ///   - change: What is done.
  /// - Returns: The animation's duration in seconds; 0 where there is none.
  /// - Throws: What `change` throws; `RenderError`, `FontError`.
  @discardableResult
  public func animate(to time: TimeInterval, _ change: () throws -> Void) throws -> TimeInterval {
    motion = nil
    let earlier = try settled().placed
    store.beginChange()
    try change()
    _ = try settled()
    guard let animation = store.animation else { return 0 }
    motion = Motion(earlier: earlier, animation: animation, time: time)
    return animation.duration
  }

  /// The same change at another moment.
  public func advance(to time: TimeInterval) {
    motion = motion.map {
      Motion(earlier: $0.earlier, animation: $0.animation, time: time)
    }
  }

  /// Whether there is a change that pictures can show a moment of.
  public var isAnimated: Bool { motion != nil }

  /// Every moment of the change, from the old state to the new one.
  ///
  /// - Parameter frameRate: Frames per second.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func frames(frameRate: Int = 30) throws -> [DisplayList] {
    guard let whole = motion else { return [try displayList()] }
    defer { motion = whole }
    let rate = min(max(frameRate, 1), 120)
    let count = Int((whole.animation.duration * Double(rate)).rounded(.up))
    return try (0...max(count, 1)).map { frame in
      advance(to: Double(frame) / Double(rate))
      return try displayList()
    }
  }

  /// The change as an animated PNG file, which browsers show.
  ///
  /// - Parameter frameRate: Frames per second, at most 120.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func animatedPNGData(frameRate: Int = 30) throws -> Data {
    Data(try AnimatedPNG.encode(frames(frameRate: frameRate), frameRate: frameRate))
  }

  /// Moments of the change side by side, each with its time below.
  ///
  /// - Parameter count: The number of moments, the two ends included; at least 2, at most 60.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func filmstrip(_ count: Int) throws -> DisplayList {
    let count = min(max(count, 2), 60)
    let whole = motion
    defer { motion = whole }
    let duration = whole?.animation.duration ?? 0
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

  /// What pictures show: the present state, or a moment on the way to it.
  func shown() throws -> (PlacedTree, Recorder.Moment?) {
    let placed = try settled().placed
    guard let motion else { return (placed, nil) }
    let progress = motion.time <= 0 ? 0 : motion.animation.progress(at: motion.time)
    if progress == 1 { return (placed, nil) }
    if progress == 0 { return (motion.earlier, nil) }
    let moved = placed.moved(
      from: motion.earlier, progress: CGFloat(progress), grid: PixelGrid(scale: Double(scale))
    ) { ($0.content as? Drawing)?.isText == true }
    let moment = Recorder.Moment(
      coming: placed.newcomers(since: motion.earlier)
        .filter { placed.nodes[$0].node.isAnimated },
      gone: motion.earlier,
      going: motion.earlier.newcomers(since: placed), progress: progress)
    return (moved, moment)
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
