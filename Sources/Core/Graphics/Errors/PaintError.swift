/// Why a display list cannot be painted.
public enum PaintError: ExplainedError, Hashable {
  /// The canvas has no pixels, or its size or scale is not a positive number.
  case invalidCanvas(width: Double, height: Double, scale: Double)
  /// A side of the canvas has more pixels than can be addressed.
  case canvasTooLong(width: Int, height: Int, limit: Int)
  /// The canvas has more pixels than are painted at once.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The drawing library failed, most often for lack of memory.
  case drawing(String)
}

extension PaintError {
  /// What happened, in one sentence.
  public var description: String { message }

  /// What happened, in one sentence.
  public var message: String {
    switch self {
    case .invalidCanvas(let width, let height, let scale):
      "the canvas has no area: \(NumberText.points(width))×\(NumberText.points(height)) points"
        + " at scale \(NumberText.points(scale))"
    case .canvasTooLong(let width, let height, let limit):
      "the picture would be \(width)×\(height) pixels; a side has at most \(limit)"
    case .tooManyPixels(let width, let height, let limit):
      "the picture would be \(width)×\(height) pixels, more than \(limit) in all"
    case .drawing(let message): "drawing failed: \(message)"
    }
  }

  /// What to do about it, in one sentence.
  public var hint: String {
    switch self {
    case .invalidCanvas: "give the canvas a positive, finite size and scale"
    case .canvasTooLong, .tooManyPixels: "make the canvas smaller, or lower the scale"
    case .drawing: "check how much memory is free, or make the canvas smaller"
    }
  }
}
