import Foundation

// The components under SwiftUI's names.
extension ColorMatrix {
  /// Creates the identity matrix.
  public init() {
    self.init((0..<4).map { row in (0..<5).map { $0 == row ? 1 : 0 } })
  }

  private subscript(row: Int, column: Int) -> Float {
    get { Float(rows[row][column]) }
    set { rows[row][column] = newValue.isNaN ? 0 : min(max(Double(newValue), -1e6), 1e6) }
  }

  /// The factor from red to red.
  public var r1: Float {
    get { self[0, 0] }
    set { self[0, 0] = newValue }
  }
  /// The factor from green to red.
  public var r2: Float {
    get { self[0, 1] }
    set { self[0, 1] = newValue }
  }
  /// The factor from blue to red.
  public var r3: Float {
    get { self[0, 2] }
    set { self[0, 2] = newValue }
  }
  /// The factor from opacity to red.
  public var r4: Float {
    get { self[0, 3] }
    set { self[0, 3] = newValue }
  }
  /// The constant added to red.
  public var r5: Float {
    get { self[0, 4] }
    set { self[0, 4] = newValue }
  }
  /// The factor from red to green.
  public var g1: Float {
    get { self[1, 0] }
    set { self[1, 0] = newValue }
  }
  /// The factor from green to green.
  public var g2: Float {
    get { self[1, 1] }
    set { self[1, 1] = newValue }
  }
  /// The factor from blue to green.
  public var g3: Float {
    get { self[1, 2] }
    set { self[1, 2] = newValue }
  }
  /// The factor from opacity to green.
  public var g4: Float {
    get { self[1, 3] }
    set { self[1, 3] = newValue }
  }
  /// The constant added to green.
  public var g5: Float {
    get { self[1, 4] }
    set { self[1, 4] = newValue }
  }
  /// The factor from red to blue.
  public var b1: Float {
    get { self[2, 0] }
    set { self[2, 0] = newValue }
  }
  /// The factor from green to blue.
  public var b2: Float {
    get { self[2, 1] }
    set { self[2, 1] = newValue }
  }
  /// The factor from blue to blue.
  public var b3: Float {
    get { self[2, 2] }
    set { self[2, 2] = newValue }
  }
  /// The factor from opacity to blue.
  public var b4: Float {
    get { self[2, 3] }
    set { self[2, 3] = newValue }
  }
  /// The constant added to blue.
  public var b5: Float {
    get { self[2, 4] }
    set { self[2, 4] = newValue }
  }
  /// The factor from red to opacity.
  public var a1: Float {
    get { self[3, 0] }
    set { self[3, 0] = newValue }
  }
  /// The factor from green to opacity.
  public var a2: Float {
    get { self[3, 1] }
    set { self[3, 1] = newValue }
  }
  /// The factor from blue to opacity.
  public var a3: Float {
    get { self[3, 2] }
    set { self[3, 2] = newValue }
  }
  /// The factor from opacity to opacity.
  public var a4: Float {
    get { self[3, 3] }
    set { self[3, 3] = newValue }
  }
  /// The constant added to opacity.
  public var a5: Float {
    get { self[3, 4] }
    set { self[3, 4] = newValue }
  }
}

extension ColorMatrix {
  /// Returns a matrix that replaces all colors by one, keeping opacity, or inverting it if
  /// `isInverse`.
  package static func silhouette(in color: ResolvedColor, isInverse: Bool) -> ColorMatrix {
    let color = color.displayable
    var rows = [color.red, color.green, color.blue].map { [0, 0, 0, 0, $0] }
    rows.append(
      isInverse ? [0, 0, 0, -color.opacity, color.opacity] : [0, 0, 0, color.opacity, 0])
    return ColorMatrix(rows)
  }
}
