import Foundation

extension ImageRenderer {
  /// Performs a change, such as tapping a button, and shows the moment `time` seconds after it.
  ///
  /// Views that keep their identity move between their old and new places, following the animation
  /// of `withAnimation` or `animation(_:value:)`. Their drawing, and the parameters of `Animatable`
  /// layouts, shapes, views and modifiers, are interpolated in the same way. Views are inserted and
  /// removed with their `transition`. Text moves without scaling unless its font size changes.
  /// `phaseAnimator` and `keyframeAnimator` start at the change. A change without an animation
  /// shows immediately.
  ///
  /// - Parameters:
  ///   - time: The time in seconds. 0 shows the state before the change; the animation's duration
  ///     or more shows the state after it. Animations that repeat forever continue.
  ///   - change: The change to perform.
  /// - Returns: The animation's duration in seconds; 0 if the change isn't animated.
  /// - Throws: Rethrows errors of `change`; `RenderError`, `FontError`.
  @discardableResult
  public func animate(to time: TimeInterval, _ change: () throws -> Void) throws -> TimeInterval {
    try session.animate(to: time, change)
  }

  /// Shows the same change at another moment.
  public func advance(to time: TimeInterval) { session.motion?.time = time }

  /// Whether there is a change to show.
  public var isAnimated: Bool { session.motion != nil }

  /// Returns every frame of the change, from the old state to the new one. If the change repeats
  /// forever, returns one cycle.
  ///
  /// - Parameter frameRate: Frames per second. At most 3,600 frames are returned.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func frames(frameRate: Int = 30) throws -> [DisplayList] {
    guard let whole = session.motion else { return [try displayList()] }
    defer { session.motion = whole }
    let rate = Double(min(max(frameRate, 1), 120))
    let count = Int(min((whole.duration * rate).rounded(.up), 3_600))
    let last = whole.isEndless ? count - 1 : count
    return try (0...max(last, 1)).map { frame in
      advance(to: Double(frame) / rate)
      return try displayList()
    }
  }

  /// Renders the change as an animated PNG file, which browsers can play.
  ///
  /// - Parameter frameRate: Frames per second, at most 120.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func animatedPNGData(frameRate: Int = 30) throws -> Data {
    Data(try animation(as: .png, frameRate: frameRate))
  }

  /// Returns the change as an animated file.
  package func animation(as format: ImageFormat, frameRate: Int = 30) throws -> [UInt8] {
    let pause = session.motion?.isEndless == true ? 0 : 0.5
    return try Rasterizer.animation(
      of: frames(frameRate: frameRate), as: format,
      FrameTiming(frameRate: frameRate, pause: pause), ImageOptions())
  }

  /// Returns moments of the change side by side, each with its time below.
  ///
  /// - Parameter count: The number of moments including both ends, from 2 to 60.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func filmstrip(_ count: Int) throws -> DisplayList {
    let count = min(max(count, 2), 60)
    let whole = session.motion
    defer { session.motion = whole }
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
}

/// Pictures in rows of up to six, each with its time.
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
