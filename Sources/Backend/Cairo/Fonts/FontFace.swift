/// A face in a font file.
struct FontFace: Hashable, Sendable {
  var family: String
  var path: String
  /// The index in a font collection; 0 in a file with one face.
  var index: UInt32 = 0
  /// The CSS weight, 100…900; the default weight of a variable face.
  var weight: Int
  var isItalic = false
  /// The width of letters, in percent; the default width of a variable face.
  var stretch = 100
  /// The axes of a variable face; empty for other faces.
  var axes: [FontAxis] = []
  /// The name of this one face, such as `Inter-SemiBold`; `nil` if its file does not say.
  var postScriptName: String?
  /// The Debian package that installs the file; `nil` for a registered file.
  var package: String?
}

/// A variation axis of a variable face.
struct FontAxis: Hashable, Sendable {
  /// The OpenType tags of known axes.
  enum Name: String, Sendable {
    case weight = "wght"
    case width = "wdth"
    case slant = "slnt"
    case italic = "ital"
    case opticalSize = "opsz"
  }

  let name: Name
  let range: ClosedRange<Double>
  let standard: Double

  func nearest(to value: Double) -> Double {
    value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : standard
  }
}

extension FontFace {
  /// Returns the distance between this face and a request; 0 is an exact match.
  ///
  /// The width counts most, then the slope, as in CSS. Of two equally distant weights, light text
  /// prefers the lighter one and bold text the bolder one.
  func distance(weight: Int, isItalic: Bool, stretch: Int) -> Int {
    let own = nearestWeight(to: weight)
    let apart = abs(own - weight) * 2
    let wrongSide = weight > 500 ? own < weight : own > weight
    // A face with a slant axis ranks below one drawn as italic.
    let slope = self.isItalic == isItalic ? 0 : isItalic && canLean ? 1_000 : 10_000
    return apart + (wrongSide ? 1 : 0) + slope + abs(nearestStretch(to: stretch) - stretch)
      * 100_000
  }

  /// Returns the weight that the face uses for text of `weight`.
  func nearestWeight(to weight: Int) -> Int {
    axis(.weight).map { Int($0.nearest(to: Double(weight)).rounded()) } ?? self.weight
  }

  /// Returns the width that the face uses for text of width `stretch`, both in percent.
  func nearestStretch(to stretch: Int) -> Int {
    axis(.width).map { Int($0.nearest(to: Double(stretch)).rounded()) } ?? self.stretch
  }

  /// Returns the values of all axes in Pango's format, such as `wght=400,opsz=17`; `nil` if the
  /// face is not variable.
  ///
  /// - Parameter opticalSize: The size to shape letters for, in points.
  func variations(weight: Int, isItalic: Bool, stretch: Int, opticalSize: Double) -> String? {
    guard !axes.isEmpty else { return nil }
    let leans = isItalic && !self.isItalic
    return axes.map { axis in
      let value =
        switch axis.name {
        case .weight: axis.nearest(to: Double(weight))
        case .width: axis.nearest(to: Double(stretch))
        // A forward slant is negative.
        case .slant: leans ? axis.range.lowerBound : axis.standard
        case .italic: leans ? axis.range.upperBound : axis.standard
        case .opticalSize: axis.nearest(to: opticalSize)
        }
      return "\(axis.name.rawValue)=\(value)"
    }.joined(separator: ",")
  }

  var hasOpticalSizes: Bool { axis(.opticalSize) != nil }

  private var canLean: Bool {
    (axis(.slant).map { $0.range.lowerBound < 0 } ?? false) || axis(.italic) != nil
  }

  private func axis(_ name: FontAxis.Name) -> FontAxis? { axes.first { $0.name == name } }
}
