extension Int {
  /// Creates the nearest integer to any number.
  init(clamping value: Double) {
    let value = value.rounded()
    self = value.isNaN ? 0 : value >= 0x1p63 ? .max : value < -0x1p63 ? .min : Int(value)
  }
}
