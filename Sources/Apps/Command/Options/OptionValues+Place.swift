import Galley

extension OptionValues {
  /// Reads a place on a canvas, in points, such as `120,300`.
  static func place(_ text: String) throws -> CGPoint? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw ValueError(expected: "the coordinates of a place in points, such as 120,300")
    }
    return CGPoint(x: x, y: y)
  }
}
