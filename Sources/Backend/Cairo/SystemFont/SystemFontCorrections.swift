/// The differences between the advances of iOS's system font and Inter's, in thousandths of an em.
///
/// - Source: 826 lines of text measured in pictures that iOS 17, 18 and 26 painted, which public
///   snapshot tests keep; no file of Apple's fonts was read. Decision 0026 describes the fit and how
///   to refine it.
/// - Errors: widths of lines that the fit did not see differ by 0.4 points (root mean square) at
///   10 to 17 points, of which measuring makes up 0.14. A single advance is known to 3 (small
///   letters of the regular weight) to 10 (capitals, digits, signs, medium and bold), and only with
///   Inter's kerning.
enum SystemFontCorrections {
  /// The weights of the columns.
  static let weights = [400, 500, 600, 700]

  /// Returns the correction of each character at a weight; other weights use the nearest column.
  static func corrections(weight: Int) -> [Unicode.Scalar: Double] {
    let column = column(of: weight)
    var result: [Unicode.Scalar: Double] = [:]
    for row in table.split(separator: "\n") {
      guard let character = row.unicodeScalars.first else { continue }
      let values = row.dropFirst().split(separator: " ")
      guard values.count == weights.count, let value = Double(values[column]) else { continue }
      result[character] = value
    }
    return result
  }

  /// Returns how wide iOS draws the characters that Inter draws too wide for these advances, in
  /// thousandths of an em.
  ///
  /// - Source: the ink of `w` in the same pictures, known to 8; in bold, its advance.
  static func inkWidths(weight: Int) -> [Unicode.Scalar: Double] {
    ["w": [699, 726, 751, 766][column(of: weight)]]
  }

  /// Returns the column for a weight: the nearest.
  private static func column(of weight: Int) -> Int {
    weights.indices.min { abs(weights[$0] - weight) < abs(weights[$1] - weight) } ?? 0
  }

  /// Character, and corrections at weights 400, 500, 600 and 700.
  private static let table = """
    A  -4.9 -10.3 -15.5  -9.6
    B   6.9  16.1  23.6  40.9
    C -10.6 -12.5 -16.4 -19.1
    D   9.6   7.6  25.6  15.7
    E   2.7   3.5   2.9  12.8
    F -12.4  -1.0   7.3   2.7
    G  -4.9  -0.7  -4.8  -1.4
    H  -2.1  10.2  15.6  16.9
    I   2.3  -2.5  20.8  39.8
    J  -9.4   4.1  -8.2  -8.2
    K  -1.3  -0.2   0.6   2.7
    L   3.2 -10.9  -4.6   9.6
    M -29.3 -20.5 -23.8 -31.9
    N -10.2  -1.8   7.9  13.4
    O  16.8  10.7  15.2  15.2
    P -13.2  -3.0   7.6   4.2
    Q  -8.5  -6.9  -1.8  -5.9
    R  16.2  28.7  30.0  33.9
    S  -2.3   3.7   8.5  12.8
    T -41.5 -44.4 -52.4 -40.6
    U  -3.4   5.4  14.7  24.0
    V  -6.8 -20.0 -23.5 -20.8
    W  20.4   3.6  -2.7 -17.6
    X  -3.8  -3.4  -3.4   3.0
    Y  -7.3  -4.7   1.3  -3.8
    Z   0.0  -2.2   0.0   0.0
    a -11.7  -9.7   4.6   4.2
    b -12.9 -10.0   7.6   4.5
    c   0.1   6.0  -6.1  -2.6
    d  -6.0   4.5   9.9   7.3
    e -10.7 -10.0  -4.4  -8.7
    f  -3.2   7.3  12.5   6.4
    g   0.2   9.4   7.1   7.2
    h  -3.6  11.6   4.0   2.3
    i   9.4  20.4   6.8  14.8
    j   3.0   6.4  11.5  10.6
    k  -8.1  12.0  -2.4  -2.0
    l  13.2  13.5  14.0  14.3
    m   0.4  15.0  11.1   7.5
    n  -2.1  -1.2   4.6  -4.9
    o  -3.8   7.0   3.4 -10.1
    p  -1.9  -5.9   5.3   2.6
    q  -2.1   3.9  -1.3  -1.3
    r   7.0  21.5  18.0   3.9
    s  -3.6  -1.3  -1.5  -5.6
    t  -4.2   4.2  10.6   7.2
    u   3.4  -5.4   6.9  -3.6
    v -15.5 -18.7 -14.0 -14.5
    w -45.6 -41.3 -27.4 -29.8
    x -20.8 -20.2 -19.8 -19.8
    y -22.7 -22.3  -6.4  -5.3
    z   8.5   5.3   2.1   4.2
    0  -7.8 -15.0 -15.6 -16.3
    1   2.8   0.4  -7.5   7.2
    2  -1.4   3.1   7.9   7.9
    3 -15.9 -14.6  -6.2 -11.7
    4  -3.3  -2.9  -8.2  -2.7
    5  -4.1  -1.0  -1.9   1.5
    6  14.9  12.0  10.8  13.5
    7   2.7   1.8   2.0  -0.3
    8  35.0  21.0  45.8  37.6
    9   6.3   4.2   4.5   4.5
    .  11.3  -2.1   7.7   0.5
    ,  14.4  18.5  23.3  23.3
    :  26.4  16.8  18.7  27.0
    ;   0.0   0.0   0.0   0.0
    !   2.5   2.8   2.8   2.8
    ?  -6.2  -5.0   0.5  -5.1
    '  73.4  71.1  69.1  78.9
    -  10.9  12.7  19.1  22.5
    (  25.6  24.3  24.3  24.3
    )  21.0  21.0  21.0  21.0
    / -47.9 -58.3 -52.5 -52.5
    &  72.4  71.9  71.9  71.9
    + -33.6 -33.7 -33.7 -33.7
    @ -21.7 -21.2 -21.2 -21.2
    #   2.6   3.3  11.3   3.3
    $ -16.8 -16.0 -16.0 -16.0
    _  98.2  96.3  96.3  96.3
        3.0  22.7  23.8  19.8
    """
}
