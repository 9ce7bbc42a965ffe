/// One face in one font file.
struct FontFace: Hashable, Sendable {
  var family: String
  var path: String
  /// Position in a font collection; 0 in a file that holds one face.
  var index: UInt32 = 0
  /// 100…900, as CSS counts.
  var weight: Int
  var isItalic = false
  /// The Debian package that installs the file; `nil` for a file that the user registered.
  var package: String?
}

extension FontFace {
  /// How badly this face fits a request; 0 fits exactly.
  ///
  /// Between two weights that are equally far away, light text takes the lighter one and bold text
  /// the bolder one.
  func distance(weight: Int, isItalic: Bool) -> Int {
    let apart = abs(self.weight - weight) * 2
    let wrongSide = weight > 500 ? self.weight < weight : self.weight > weight
    return apart + (wrongSide ? 1 : 0) + (self.isItalic == isItalic ? 0 : 10_000)
  }
}
