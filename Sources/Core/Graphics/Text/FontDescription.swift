import Foundation

extension FontDescription: CustomStringConvertible {
  /// The family, size in points and weight, on one line.
  public var description: String {
    let name =
      switch family {
      case .system: "system"
      case .monospaced: "monospaced"
      case .serif: "serif"
      case .rounded: "rounded"
      case .named(let name): name
      }
    return "\(name) \(NumberText.points(size)) \(weight)\(isItalic ? " italic" : "")"
  }
}
