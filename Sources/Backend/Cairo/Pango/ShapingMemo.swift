import GalleyGraphics

/// Caches shaped texts, because layout measures the same text at the same few widths repeatedly.
///
/// If its memory is used up, a new entry replaces random ones. So if a picture has a few more texts
/// than fit, a few are shaped again, where dropping the oldest would shape all of them again.
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
          a.text.runs[$0].text.hasBytes(of: b.text.runs[$0].text)
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

  /// The memory for entries, in bytes.
  static let byteLimit = 16 << 20

  private struct Entry {
    var request: Request
    var shaped: ShapedText
    var bytes: Int
  }

  private var indices: [Request: Int] = [:]
  private var entries: [Entry] = []
  private var bytes = 0
  private var random: UInt64 = 1

  subscript(request: Request) -> ShapedText? {
    get { indices[request].map { entries[$0].shaped } }
    set {
      guard let newValue else { return }
      insert(newValue, for: request)
    }
  }

  private mutating func insert(_ shaped: ShapedText, for request: Request) {
    let entry = Entry(request: request, shaped: shaped, bytes: request.bytes + shaped.bytes)
    // A text that needs most of the memory would drive out all others.
    guard indices[request] == nil, entry.bytes <= Self.byteLimit / 4 else { return }
    while bytes + entry.bytes > Self.byteLimit { removeAny() }
    indices[request] = entries.count
    entries.append(entry)
    bytes += entry.bytes
  }

  private mutating func removeAny() {
    // The generator of Knuth's MMIX; its upper bits are the random ones.
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let index = Int(random >> 33) % entries.count
    bytes -= entries[index].bytes
    indices[entries[index].request] = nil
    let last = entries.removeLast()
    if index < entries.count {
      entries[index] = last
      indices[last.request] = index
    }
  }
}

extension ShapingMemo.Request {
  /// The approximate size in memory.
  fileprivate var bytes: Int { text.runs.reduce(64) { $0 + 192 + $1.text.utf8.count } }
}

extension ShapedText {
  /// The approximate size in memory.
  fileprivate var bytes: Int {
    lines.reduce(64) { sum, line in
      line.runs.reduce(sum + 192 + line.text.utf8.count) {
        $0 + 160 + $1.glyphs.count * MemoryLayout<GlyphRun.Glyph>.stride
      }
    }
  }
}
