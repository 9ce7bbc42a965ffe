import Foundation

/// An error that occurs when a view can't be rendered.
public enum RenderError: ExplainedError, Hashable {
  /// The views are nested too deeply; `view` is the one that exceeded the limit.
  case nestedTooDeeply(limit: Int, view: String)
  /// There are too many views and modifiers.
  case tooManyViews(limit: Int)
  /// A text is too long.
  case textTooLong(bytes: Int, limit: Int)
  /// The picture took longer than allowed; `view` is the one that was being worked on.
  case tookTooLong(limit: Duration, view: String)
  /// There is not enough memory to lay out the views.
  case outOfMemory
  /// The view's size is zero, infinite or NaN, so there is nothing to paint on.
  case noSize(width: CGFloat, height: CGFloat)

  /// A description of the error, in one sentence.
  public var message: String {
    switch self {
    case .nestedTooDeeply(let limit, let view):
      "views are nested more than \(limit) levels deep, at \(view)"
    case .tooManyViews(let limit): "there are more than \(limit) views and modifiers"
    case .textTooLong(let bytes, let limit):
      "a text is \(bytes) bytes long; the limit is \(limit)"
    case .tookTooLong(let limit, let view):
      "the picture took longer than \(NumberText.points(limit / .seconds(1))) s, at \(view)"
    case .outOfMemory: "there is not enough memory to lay out the views"
    case .noSize(let width, let height):
      "the view's size is \(NumberText.points(width))×\(NumberText.points(height)) points"
    }
  }

  /// A suggestion for resolving the error, in one sentence.
  public var hint: String {
    switch self {
    case .nestedTooDeeply: "if a view contains itself, add a condition that ends the recursion"
    case .tooManyViews: "show part of the data, or split it across several pictures"
    case .textTooLong: "show part of the text, or split it across several views"
    case .tookTooLong: "show fewer views, or allow more time"
    case .outOfMemory: "show part of the data, or raise the memory limit of the process"
    case .noSize: "give the view a frame, or propose a finite, nonzero size"
    }
  }
}
