import Expectations
import Testing

@testable import GalleyGraphics

@Suite("Characters that are not whitespace")
struct CharacterCountTests {
  @Test("are counted up to a limit, in ASCII and in other texts")
  func count() {
    for (text, count) in [
      ("", 0), (" \t\r\n", 0), ("a b\r\nc", 3), ("\u{0}\u{1B}~", 3), ("e\u{301} \u{A0}f", 2),
      ("ab \u{1F468}\u{200D}\u{1F469}", 3),
    ] {
      expectEqual(text.visibleCharacterCount(upTo: .max), count, "\(text)")
      for limit in 0...2 {
        expectEqual(text.visibleCharacterCount(upTo: limit), min(count, limit), "\(text)")
      }
    }
  }
}
