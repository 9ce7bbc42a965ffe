/// One face in one font file.
struct FontFace: Hashable, Sendable {
  var family: String
  var path: String
  /// Position in a font collection; 0 in a file that holds one face.
  var index: UInt32 = 0
  /// 100…900, as CSS counts; of a variable face, where nothing else is asked for.
  var weight: Int
  var isItalic = false
  /// How wide letters are, in percent; of a variable face, where nothing else is asked for.
  var stretch = 100
  /// What of a variable face can be chosen freely; empty for others.
  var axes: [FontAxis] = []
  /// The Debian package that installs the file; `nil` for a file that the user registered.
  var package: String?
}

/// Something of a variable face that can be chosen between two values.
struct FontAxis: Hashable, Sendable {
  /// What axes of this name mean, by OpenType.
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
  /// How badly this face fits a request; 0 fits exactly.
  ///
  /// The width counts most, then the slope, as in CSS. Between two weights that are equally far away,
  /// light text takes the lighter one and bold text the bolder one.
  func distance(weight: Int, isItalic: Bool, stretch: Int) -> Int {
    let own = nearestWeight(to: weight)
    let apart = abs(own - weight) * 2
    let wrongSide = weight > 500 ? own < weight : own > weight
    // A face that can lean is second to one that was drawn for it.
    let slope = self.isItalic == isItalic ? 0 : isItalic && canLean ? 1_000 : 10_000
    return apart + (wrongSide ? 1 : 0) + slope + abs(nearestStretch(to: stretch) - stretch)
      * 100_000
  }

  /// The weight in which the face shows text that asks for `weight`.
  func nearestWeight(to weight: Int) -> Int {
    axis(.weight).map { Int($0.nearest(to: Double(weight)).rounded()) } ?? self.weight
  }

  /// The width in which the face shows text that asks for `stretch`, both in percent.
  func nearestStretch(to stretch: Int) -> Int {
    axis(.width).map { Int($0.nearest(to: Double(stretch)).rounded()) } ?? self.stretch
  }

  /// The values of all axes for a font, as Pango reads them, such as `wght=400,opsz=17`; `nil` for a
  /// face that is not variable.
  ///
  /// - Parameter opticalSize: The size that letters are shaped for, in points.
  func variations(weight: Int, isItalic: Bool, stretch: Int, opticalSize: Double) -> String? {
    guard !axes.isEmpty else { return nil }
    let leans = isItalic && !self.isItalic
    return axes.map { axis in
      let value =
        switch axis.name {
        case .weight: axis.nearest(to: Double(weight))
        case .width: axis.nearest(to: Double(stretch))
        // Letters that lean forward have a negative slant.
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
