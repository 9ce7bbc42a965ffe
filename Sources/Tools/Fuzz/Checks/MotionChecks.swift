import Galley
import Observation

/// Checks of pictures between two states of a view.
@MainActor
enum MotionChecks {
  /// Checks that a renderer that has shown another state shows the same as a new one, and that each
  /// moment between both states gives the same picture regardless of what was shown before.
  static func differenceAfterChange(in trial: Trial) -> String? {
    let scene = MovingScene(trial)
    guard let start = try? scene.renderer(of: scene.first).bitmap(),
      let end = try? scene.renderer(of: scene.second).bitmap()
    else { return nil }
    do {
      let model = Switch()
      let renderer = scene.renderer(
        of: Moving(model: model, first: scene.first, second: scene.second))
      let duration = try renderer.animate(to: 0) {
        withAnimation(trial.animation) { model.isOn = true }
      }
      guard renderer.isAnimated else {
        return try renderer.bitmap() == end ? nil : "an unanimated change shows another picture"
      }
      if try renderer.bitmap() != start { return "the first picture differs" }
      let moments = [0.3, 0.7, 0.3].map { $0 * duration }
      let lists = try moments.map { time in
        renderer.advance(to: time)
        guard let list = try scene.displayList(renderer) else { return "no picture" }
        _ = try Rasterizer.bitmap(of: list)
        return "\(list)"
      }
      if lists[0] != lists[2] { return "a moment differs the second time" }
      renderer.advance(to: .infinity)
      return try renderer.bitmap() == end ? nil : "the last picture differs"
    } catch {
      return "both states can be rendered, but not in between: \(error)"
    }
  }
}

/// Two states of a trial's view, in a small frame or at their own size.
@MainActor
private struct MovingScene {
  let trial: Trial
  let first: AnyView
  let second: AnyView

  init(_ trial: Trial) {
    self.trial = trial
    first = trial.recipe.view
    second = trial.recipe.changed.view
  }

  /// Whether the view has no frame, so that a change can affect the canvas.
  private var isFree: Bool { trial.recipe.count.isMultiple(of: 3) && trial.isSmall }

  /// Returns the display list; `nil` if a view without a frame temporarily has a size that can't be
  /// rendered, for example because of a keyframe.
  func displayList(_ renderer: ImageRenderer<some View>) throws -> DisplayList? {
    do {
      let list = try renderer.displayList()
      return isFree && (try? list.pixelSize()) == nil ? nil : list
    } catch RenderError.noSize where isFree {
      return nil
    }
  }

  func renderer<V: View>(of view: V) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(
      content: view.frame(width: isFree ? nil : 60, height: isFree ? nil : 40))
    renderer.scale = CGFloat(trial.surroundings.scale)
    renderer.environment = trial.surroundings.environment
    return renderer
  }
}

@Observable
private final class Switch {
  var isOn = false
}

/// A view that keeps its identity when its arguments change.
private struct Moving: View {
  let model: Switch
  let first: AnyView
  let second: AnyView

  var body: some View { model.isOn ? second : first }
}

extension Trial {
  /// The animation of the change. It is derived from the trial, so that a shrunk trial keeps
  /// varying.
  fileprivate var animation: Animation? {
    switch (recipe.count + recipe.parts.count) % 8 {
    case 0: .default
    case 1: .spring(duration: 0.4, bounce: 0.5)
    case 2: .easeInOut(duration: surroundings.width ?? 1)
    case 3: .timingCurve(0.2, -3, 0.1, 4, duration: 1)
    case 4: .linear(duration: 0.2).delay(surroundings.height ?? 0.1).repeatCount(3)
    case 5: .interpolatingSpring(mass: 1, stiffness: surroundings.width ?? 100, damping: 1)
    default: .linear(duration: 1)
    }
  }
}

extension Recipe {
  /// The same view with other arguments and, in some places, fewer views.
  @MainActor
  fileprivate var changed: Recipe {
    let parameters = Ingredients.full[template]?.parameters ?? []
    var copy = self
    copy.arguments = zip(arguments, parameters).map { $0.changed(parameter: $1) }
    copy.parts = parts.map(\.changed)
    if template.contains("{views}"), parts.count > 2 { copy.parts.removeFirst() }
    return copy
  }
}

extension Argument {
  /// Returns the next value of the same kind; a hostile value follows a hostile one.
  fileprivate func changed(parameter: Parameter) -> Argument {
    switch self {
    case .absent: .absent
    case .number(let number):
      .number(
        HostileValues.tameNumbers.element(after: number)
          ?? HostileValues.numbers.element(after: number) ?? 10)
    case .count(let count): .count(count == 1 ? 3 : 1)
    case .string(let string):
      .string(
        HostileValues.tameStrings.element(after: string)
          ?? HostileValues.strings.element(after: string) ?? "a")
    case .option(let index): .option((index + 1) % parameter.options.count)
    }
  }
}

extension Array where Element: Equatable {
  /// Returns the next element, wrapping around; `nil` if the array doesn't contain `element`.
  fileprivate func element(after element: Element) -> Element? {
    firstIndex(of: element).map { self[($0 + 1) % count] }
  }
}
