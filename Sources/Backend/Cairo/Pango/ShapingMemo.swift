import GalleyGraphics

/// Remembers shaped texts: layout asks for the same text at the same few widths again and again.
///
/// Two generations: what was not asked for during the life of one generation is dropped with it.
struct ShapingMemo {
  struct Request: Hashable {
    var text: StyledText
    var width: Double?
    var lineLimit: Int?
    var truncation: TruncationPosition

    /// Strings are equal also where the same letters are composed of other characters, of which lines
    /// have other offsets.
    static func == (a: Request, b: Request) -> Bool {
      a.width == b.width && a.lineLimit == b.lineLimit && a.truncation == b.truncation
        && a.text == b.text
        && a.text.runs.indices.allSatisfy {
          a.text.runs[$0].text.utf8.elementsEqual(b.text.runs[$0].text.utf8)
        }
    }

    /// The characters and the width tell most requests apart; fonts would take longer to hash than
    /// a collision takes to find.
    func hash(into hasher: inout Hasher) {
      for run in text.runs {
        hasher.combine(run.text)
        hasher.combine(run.font.size)
      }
      hasher.combine(width)
    }
  }

  private static let entryLimit = 4096
  private static let byteLimit = 8 << 20
  private var young: [Request: ShapedText] = [:]
  private var old: [Request: ShapedText] = [:]
  private var youngBytes = 0

  subscript(request: Request) -> ShapedText? {
    mutating get {
      if let shaped = young[request] { return shaped }
      guard let shaped = old[request] else { return nil }
      insert(shaped, for: request)
      return shaped
    }
    set {
      guard let newValue else { return }
      insert(newValue, for: request)
    }
  }

  private mutating func insert(_ shaped: ShapedText, for request: Request) {
    if young.updateValue(shaped, forKey: request) == nil {
      youngBytes += request.text.runs.reduce(64) { $0 + $1.text.utf8.count }
    }
    guard young.count > Self.entryLimit || youngBytes > Self.byteLimit else { return }
    old = young
    young = [:]
    youngBytes = 0
  }
}
