/// A square matrix of four columns.
public struct simd_float4x4: Hashable, Sendable {
  /// The columns, from left to right.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }

  /// Creates a matrix from its columns.
  public init(
    _ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>
  ) { columns = (first, second, third, fourth) }

  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }

  /// Creates a matrix with numbers on its diagonal and zeros elsewhere.
  public init(diagonal: SIMD4<Float>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }

  /// Creates a matrix with a number on its diagonal and zeros elsewhere.
  public init(_ scalar: Float) { self.init(diagonal: SIMD4(repeating: scalar)) }

  /// A column.
  public subscript(column: Int) -> SIMD4<Float> {
    get { [columns.0, columns.1, columns.2, columns.3][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  /// The transpose of the matrix.
  public var transpose: simd_float4x4 {
    var result = simd_float4x4()
    for column in 0..<4 { for row in 0..<4 { result[column][row] = self[row][column] } }
    return result
  }

  /// Returns the product of two matrices: the effect of the second, followed by that of the first.
  public static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(a * b[0], a * b[1], a * b[2], a * b[3])
  }

  /// Returns the effect of a matrix on a vector.
  public static func * (matrix: simd_float4x4, vector: SIMD4<Float>) -> SIMD4<Float> {
    matrix[0] * vector.x + matrix[1] * vector.y + matrix[2] * vector.z + matrix[3] * vector.w
  }

  /// Returns whether all numbers are equal.
  public static func == (a: simd_float4x4, b: simd_float4x4) -> Bool { a.columns == b.columns }

  /// Hashes all numbers.
  public func hash(into hasher: inout Hasher) { for index in 0..<4 { hasher.combine(self[index]) } }
}

/// A square matrix of four columns.
public typealias float4x4 = simd_float4x4
/// A square matrix of four columns.
public typealias matrix_float4x4 = simd_float4x4

/// The identity matrix.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// Returns the product of two matrices.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }

/// Returns the effect of a matrix on a vector.
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
