import Foundation

// The components by SwiftUI's names.
extension ColorMatrix {
  /// Creates the matrix that changes nothing.
  public init() {
    self.init((0..<4).map { row in (0..<5).map { $0 == row ? 1 : 0 } })
  }

  private subscript(row: Int, column: Int) -> Float {
    get { Float(rows[row][column]) }
    set { rows[row][column] = newValue.isNaN ? 0 : min(max(Double(newValue), -1e6), 1e6) }
  }

  /// The part of red in red.
  public var r1: Float {
    get { self[0, 0] }
    set { self[0, 0] = newValue }
  }
  /// The part of green in red.
  public var r2: Float {
    get { self[0, 1] }
    set { self[0, 1] = newValue }
  }
  /// The part of blue in red.
  public var r3: Float {
    get { self[0, 2] }
    set { self[0, 2] = newValue }
  }
  /// The part of opacity in red.
  public var r4: Float {
    get { self[0, 3] }
    set { self[0, 3] = newValue }
  }
  /// What is added to red.
  public var r5: Float {
    get { self[0, 4] }
    set { self[0, 4] = newValue }
  }
  /// The part of red in green.
  public var g1: Float {
    get { self[1, 0] }
    set { self[1, 0] = newValue }
  }
  /// The part of green in green.
  public var g2: Float {
    get { self[1, 1] }
    set { self[1, 1] = newValue }
  }
  /// The part of blue in green.
  public var g3: Float {
    get { self[1, 2] }
    set { self[1, 2] = newValue }
  }
  /// The part of opacity in green.
  public var g4: Float {
    get { self[1, 3] }
    set { self[1, 3] = newValue }
  }
  /// What is added to green.
  public var g5: Float {
    get { self[1, 4] }
    set { self[1, 4] = newValue }
  }
  /// The part of red in blue.
  public var b1: Float {
    get { self[2, 0] }
    set { self[2, 0] = newValue }
  }
  /// The part of green in blue.
  public var b2: Float {
    get { self[2, 1] }
    set { self[2, 1] = newValue }
  }
  /// The part of blue in blue.
  public var b3: Float {
    get { self[2, 2] }
    set { self[2, 2] = newValue }
  }
  /// The part of opacity in blue.
  public var b4: Float {
    get { self[2, 3] }
    set { self[2, 3] = newValue }
  }
  /// What is added to blue.
  public var b5: Float {
    get { self[2, 4] }
    set { self[2, 4] = newValue }
  }
  /// The part of red in opacity.
  public var a1: Float {
    get { self[3, 0] }
    set { self[3, 0] = newValue }
  }
  /// The part of green in opacity.
  public var a2: Float {
    get { self[3, 1] }
    set { self[3, 1] = newValue }
  }
  /// The part of blue in opacity.
  public var a3: Float {
    get { self[3, 2] }
    set { self[3, 2] = newValue }
  }
  /// The part of opacity in opacity.
  public var a4: Float {
    get { self[3, 3] }
    set { self[3, 3] = newValue }
  }
  /// What is added to opacity.
  public var a5: Float {
    get { self[3, 4] }
    set { self[3, 4] = newValue }
  }
}

extension ColorMatrix {
  /// One colour, as opaque as what was there, or with `isInverse` as transparent.
  package static func silhouette(in color: ResolvedColor, isInverse: Bool) -> ColorMatrix {
    let color = color.displayable
    var rows = [color.red, color.green, color.blue].map { [0, 0, 0, 0, $0] }
    rows.append(
      isInverse ? [0, 0, 0, -color.opacity, color.opacity] : [0, 0, 0, color.opacity, 0])
    return ColorMatrix(rows)
  }
}
