import Foundation

/// A view that cannot be turned into a picture.
public enum RenderError: ExplainedError, Hashable {
  /// More views are nested in each other than can be laid out; `view` is where the limit was met.
  case nestedTooDeeply(limit: Int, view: String)
  /// There are more views and modifiers than are laid out.
  case tooManyViews(limit: Int)
  /// One text is longer than is set.
  case textTooLong(bytes: Int, limit: Int)
  /// The view's size is zero, infinite or not a number, so there is nothing to paint on.
  case noSize(width: CGFloat, height: CGFloat)

  /// What happened, in one sentence.
  public var message: String {
    switch self {
    case .nestedTooDeeply(let limit, let view):
      "more than \(limit) views are nested in each other, at \(view)"
    case .tooManyViews(let limit): "there are more than \(limit) views and modifiers"
    case .textTooLong(let bytes, let limit):
      "a text is \(bytes) bytes long; the limit is \(limit)"
    case .noSize(let width, let height):
      "the view's size is \(NumberText.points(width))×\(NumberText.points(height)) points"
    }
  }

  /// What to do about it, in one sentence.
  public var hint: String {
    switch self {
    case .nestedTooDeeply: "a view whose body contains itself needs a condition that ends it"
    case .tooManyViews: "show a part of the data, or several pictures"
    case .textTooLong: "show a part of the text, or divide it among several views"
    case .noSize: "give the view a frame, or propose a finite size that is not zero"
    }
  }
}
