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
      "the picture would be \(width)×\(height) pixels; the limit is \(limit) per side"
    case .tooManyPixels(let width, let height, let limit):
      "the picture would be \(width)×\(height) pixels; the limit is \(limit) in total"
    case .drawing(let message): "drawing failed: \(message)"
    case .pageTooLong(let width, let height, let limit):
      "the page would be \(NumberText.points(width))×\(NumberText.points(height)) points; the limit"
        + " is \(NumberText.points(limit)) per side"
    }
  }

  /// How to fix it, in one sentence.
  public var hint: String {
    switch self {
    case .invalidCanvas: "give the canvas a positive, finite size and scale"
    case .canvasTooLong, .tooManyPixels: "make the canvas smaller, or lower the scale"
    case .drawing: "free some memory or make the canvas smaller"
    case .pageTooLong:
      "break a PDF file into pages, with --pages a4 or pdfData(pages: .a4), or make the view smaller"
    }
  }

  /// Converts an error of an encoder that throws no others.
  package init(_ error: any Error) { self = error as? PaintError ?? .drawing("\(error)") }
}
