/// Text in XML files.
package enum XMLText {
  /// Escapes text between tags or in an attribute.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - breaks: Returns the escaped form of a tab or line break. Default: a space.
  ///   - invalid: Replaces characters that XML does not allow. Default: nothing.
  package static func escaped(
    _ text: String, breaks: (Unicode.Scalar) -> String = { _ in " " }, invalid: String = ""
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += breaks(scalar)
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: result += invalid
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
