import GalleyGraphics

/// Caches shaped texts, because layout measures the same text at the same few widths repeatedly.
///
/// Entries live in two generations. An entry that isn't used during one generation is dropped.
struct ShapingMemo {
  struct Request: Hashable {
    var text: StyledText
    var width: Double?
    var lineLimit: Int?
    var truncation: TruncationPosition

    /// Strings with different characters can be canonically equal, but their lines have different
    /// offsets.
    static func == (a: Request, b: Request) -> Bool {
      a.width == b.width && a.lineLimit == b.lineLimit && a.truncation == b.truncation
        && a.text == b.text
        && a.text.runs.indices.allSatisfy {
          a.text.runs[$0].text.utf8.elementsEqual(b.text.runs[$0].text.utf8)
        }
    }

    /// The characters and the width distinguish most requests. Hashing fonts would take longer than
    /// resolving collisions.
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
