import Foundation

extension SymbolTable {
  /// Line marks that also come enclosed in circles and squares.
  static let marks = [
    "plus": "M-22 0 H22 M0 -22 V22", "minus": "M-22 0 H22",
    "xmark": "M-16 -16 L16 16 M16 -16 L-16 16", "checkmark": "M-20 2 L-6 19 L20 -18",
    "chevron.left": "M8 -20 L-11 0 L8 20", "chevron.right": "M-8 -20 L11 0 L-8 20",
    "chevron.up": "M-20 8 L0 -11 L20 8", "chevron.down": "M-20 -8 L0 11 L20 -8",
    "arrow.left": "M22 0 H-22 M-6 -16 L-22 0 L-6 16",
    "arrow.right": "M-22 0 H22 M6 -16 L22 0 L6 16", "arrow.up": "M0 22 V-22 M-16 -6 L0 -22 L16 -6",
    "arrow.down": "M0 -22 V22 M-16 6 L0 22 L16 6",
    "arrow.up.right": "M-15 15 L15 -15 M-8 -16 H16 V8",
    "arrow.left.arrow.right":
      "M-20 -9 H20 M11 -18 L21 -9 L11 0 M20 9 H-20 M-11 0 L-21 9 L-11 18",
    "magnifyingglass": "O -4 -4 14 M7 7 L19 19", "equal": "M-19 -9 H19 M-19 9 H19",
    "number": "M-7 -21 L-12 21 M12 -21 L7 21 M-19 -8 H21 M-21 8 H19",
    "dollarsign":
      "M12 -11 C11 -16 7 -19 0 -19 C-7 -19 -13 -15 -13 -9 C-13 4 13 -4 13 9 C13 15 8 19 0 19"
      + " C-7 19 -12 16 -13 10 M0 -25 V25",
    "eurosign": "M15 -15 C12 -18 8 -20 4 -20 C-6 -20 -12 -12 -12 0 C-12 12 -6 20 4 20"
      + " C8 20 12 18 15 15 M-19 -5 H8 M-19 5 H6",
    "pencil": "M-20 20 L-17 9 L12 -20 C14 -22 16 -22 18 -20 L20 -18 C22 -16 22 -14 20 -12 L-9 17 Z",
    "line.3.horizontal": "M-22 -12 H22 M-22 0 H22 M-22 12 H22",
    "line.3.horizontal.decrease": "M-24 -12 H24 M-15 2 H15 M-6 16 H6",
    "link": "M-3 3 L3 -3 M-1 -11 L6 -18 C10 -22 15 -22 18 -18 C22 -15 22 -10 18 -6 L11 1"
      + " M1 11 L-6 18 C-10 22 -15 22 -18 18 C-22 15 -22 10 -18 6 L-11 -1",
    "exclamationmark": "M0 -21 V5 M0 17 V19",
    "questionmark": "M-11 -11 C-11 -17 -6 -21 0 -21 C6 -21 11 -17 11 -11 C11 -4 0 -4 0 5"
      + " M0 17 V19",
    "arrow.down.left": "M15 -15 L-15 15 M8 16 H-16 V-8",
    "arrow.up.left": "M15 15 L-15 -15 M8 -16 H-16 V8",
    "arrow.down.right": "M-15 -15 L15 15 M-8 16 H16 V-8",
    "arrow.up.arrow.down": "M-9 20 V-20 M-18 -11 L-9 -21 L0 -11 M9 -20 V20 M0 11 L9 21 L18 11",
    "arrow.up.and.down": "M0 -23 V23 M-10 -13 L0 -24 L10 -13 M-10 13 L0 24 L10 13",
    "arrow.left.and.right": "M-23 0 H23 M-13 -10 L-24 0 L-13 10 M13 -10 L24 0 L13 10",
    "sterlingsign":
      "M12 -15 C10 -19 6 -21 2 -21 C-5 -21 -9 -16 -9 -9 C-9 2 -3 6 -9 20 H13 M-14 2 H6",
    "yensign": "M-14 -21 L0 -2 L14 -21 M0 -2 V21 M-12 2 H12 M-12 11 H12",
    "indianrupeesign": "M-11 -20 H12 M-11 -9 H12 M-11 -20 H-5 C9 -20 9 2 -5 2 H-11 L7 21",
    "bitcoinsign": "M-10 -18 V18 M-14 -18 H2 C14 -18 14 -1 2 -1 H-10 M2 -1 C17 -1 17 18 2 18 H-14"
      + " M-4 -18 V-25 M4 -18 V-25 M-4 18 V25 M4 18 V25",
    "percent": "O -11 -11 6 O 11 11 6 M15 -17 L-15 17",
    "asterisk": "M0 -20 V20 M-17 -10 L17 10 M-17 10 L17 -10",
    "infinity": "M0 0 C6 -8 11 -12 17 -12 C24 -12 28 -7 28 0 C28 7 24 12 17 12 C11 12 6 8 0 0"
      + " C-6 -8 -11 -12 -17 -12 C-24 -12 -28 -7 -28 0 C-28 7 -24 12 -17 12 C-11 12 -6 8 0 0 Z",
    "list.bullet": "M-22 -12 H-21 M-22 0 H-21 M-22 12 H-21 M-9 -12 H22 M-9 0 H22 M-9 12 H22",
    "power": "M0 -24 V-2 M-12 -16 C-17 -12 -20 -7 -20 1 C-20 12 -11 21 0 21 C11 21 20 12 20 1"
      + " C20 -7 17 -12 12 -16",
  ]

  /// Filled symbols that also come at about half size in circles and squares.
  private static let pictures = [
    "star", "heart", "bolt", "flag", "bell", "bookmark", "tag", "mic", "phone", "envelope", "house",
    "moon", "leaf", "drop", "flame", "cart", "bag", "trash", "folder", "gift", "camera", "video",
    "play", "pause", "stop", "location", "car", "airplane", "key", "crown", "trophy", "book",
    "person.2", "pawprint", "music.note", "cross", "lightbulb", "paperplane", "creditcard",
    "fork.knife", "calendar", "headphones", "gearshape", "wrench", "shield", "eye", "figure.run",
    "figure.walk", "square.and.arrow.up", "square.and.pencil", "doc", "photo", "map", "globe",
    "gear", "timer", "forward.end", "backward.end", "forward", "backward", "lock", "cloud",
    "sun.max", "hammer", "scissors", "paperclip", "tram", "bicycle", "hare", "tortoise", "fuelpump",
    "gamecontroller", "graduationcap", "stethoscope", "ladybug", "tray", "archivebox", "message",
    "speaker", "pin", "mappin", "pills", "hand.raised", "hand.thumbsup", "arrow.clockwise",
    "arrow.counterclockwise", "arrow.triangle.2.circlepath", "arrow.uturn.backward",
    "arrow.uturn.left", "at", "wifi", "waveform", "repeat", "repeat.1", "shuffle", "snowflake",
    "wind", "clock", "hourglass", "newspaper", "cube", "shippingbox", "safari", "iphone", "tv",
    "viewfinder", "music.mic", "bubble.left", "bubble.right", "building.2", "birthday.cake",
    "chart.line.uptrend.xyaxis", "antenna.radiowaves.left.and.right",
    "bolt.horizontal", "tshirt", "textformat.size", "icloud", "command", "function",
    "parkingsign", "bed.double", "figure.wave", "arrowtriangle.up", "arrowtriangle.down",
    "arrowtriangle.left", "arrowtriangle.right",
  ]

  static let ring = "O 0 0 46"
  static let disc = "O 0 0 49.8"
  static let box = "R -41 -41 82 82 17"
  static let filledBox = "R -44.8 -44.8 89.6 89.6 20"

  /// A shape around marks.
  struct Enclosure {
    /// The end of the names of symbols in the shape.
    let name: String
    let outline: String
    let area: String

    static let circle = Enclosure(name: "circle", outline: ring, area: disc)
    static let square = Enclosure(name: "square", outline: box, area: filledBox)

    /// Adds two symbols: lines in the outline, and cut out of the area.
    func enclose(_ lines: String, named name: String, in entries: inout Entries) {
      entries["\(name).\(self.name)"] = { Symbol(lines: outline + lines) }
      entries["\(name).\(self.name).fill"] = { Symbol(areas: area, cuts: lines) }
    }
  }

  /// Symbols whose names end with an enclosing shape.
  static let enclosed: Entries = {
    var entries: Entries = [:]
    for shape in [Enclosure.circle, .square] {
      for (name, lines) in marks { shape.enclose(lines, named: name, in: &entries) }
      for name in pictures {
        entries["\(name).\(shape.name)"] = {
          Symbol(lines: shape.outline).showing(picture(name), isCut: false)
        }
        entries["\(name).\(shape.name).fill"] = {
          Symbol(areas: shape.area).showing(picture(name), isCut: true)
        }
      }
      for number in 0...50 {
        entries["\(number).\(shape.name)"] = {
          Symbol(lines: shape.outline).showing(number, isCut: false)
        }
        entries["\(number).\(shape.name).fill"] = {
          Symbol(areas: shape.area).showing(number, isCut: true)
        }
      }
    }
    return entries
  }()

  // MARK: Badges, slashes and reflections

  private static let badged = [
    ("person", ""), ("person", ".fill"), ("person.crop.circle", ""),
    ("person.crop.circle", ".fill"), ("calendar", ""), ("bell", ""), ("bell", ".fill"),
    ("folder", ""), ("folder", ".fill"), ("cart", ""), ("cart", ".fill"), ("doc", ""),
    ("doc", ".fill"), ("clock", ""), ("bag", ""), ("bag", ".fill"), ("rectangle.stack", ""),
    ("rectangle.stack", ".fill"), ("creditcard", ""), ("video", ""), ("video", ".fill"),
    ("message", ""), ("message", ".fill"), ("mic", ""), ("mic", ".fill"), ("link", ""),
    ("phone", ""), ("phone", ".fill"), ("photo", ""), ("photo", ".fill"),
  ]
  private static let badges = ["plus", "minus", "xmark", "checkmark"]
  private static let questioned = [
    ("person", ".fill"), ("person.crop.circle", ""), ("person.crop.circle", ".fill"),
    ("calendar", ""), ("clock", ""), ("folder", ""), ("folder", ".fill"),
  ]

  /// Symbols with a slash variant, and the suffix of the form that is crossed out.
  private static let slashed =
    [
      "mic", "bell", "bolt", "heart", "star", "location", "video", "eye", "phone", "tag", "flag",
      "person", "moon", "lightbulb", "camera",
      "speaker", "trash", "cloud", "icloud", "hand.raised", "lock", "play",
    ].flatMap { [($0, ""), ($0, ".fill")] } + [
      ("wifi", ""), ("network", ""), ("pencil", ""), ("iphone", ""),
      ("antenna.radiowaves.left.and.right", ""),
    ]

  /// Symbols derived from another symbol.
  static let changed: Entries = {
    var entries: Entries = [
      "person.crop.circle": { symbol("person.circle") },
      "person.crop.circle.fill": { symbol("person.circle.fill") },
      "message": { symbol("bubble.left") },
      "message.fill": { symbol("bubble.left.fill") },
      "line.horizontal.3": { symbol("line.3.horizontal") },
      "line.horizontal.3.decrease": { symbol("line.3.horizontal.decrease") },
      "line.horizontal.3.decrease.circle": { symbol("line.3.horizontal.decrease.circle") },
      "line.horizontal.3.decrease.circle.fill": {
        symbol("line.3.horizontal.decrease.circle.fill")
      },
      "hand.thumbsdown": { symbol("hand.thumbsup").reflected(y: -1) },
      "hand.thumbsdown.fill": { symbol("hand.thumbsup.fill").reflected(y: -1) },
      "bubble.right": { symbol("bubble.left").reflected(x: -1) },
      "bubble.right.fill": { symbol("bubble.left.fill").reflected(x: -1) },
      "goforward": { symbol("gobackward").reflected(x: -1) },
      "arrow.uturn.right": { symbol("arrow.uturn.left").reflected(x: -1) },
      "arrow.uturn.forward": { symbol("arrow.uturn.backward").reflected(x: -1) },
      "bell.badge": { symbol("bell").dotted },
      "bell.badge.fill": { symbol("bell.fill").dotted },
      "message.badge": { symbol("message").dotted },
      "message.badge.fill": { symbol("message.fill").dotted },
      "envelope.badge": { symbol("envelope").dotted },
      "envelope.badge.fill": { symbol("envelope.fill").dotted },
      "app.badge": { symbol("app").dotted },
      "app.badge.fill": { symbol("app.fill").dotted },
      "mappin.slash": { symbol("mappin").slashed(y: 18) },
    ]
    for (name, form) in badged {
      for badge in badges {
        entries["\(name)\(form).badge.\(badge)"] = {
          symbol(name + form).badged(marks[badge] ?? "")
        }
      }
    }
    for (name, form) in questioned {
      for badge in ["exclamationmark", "questionmark"] {
        entries["\(name)\(form).badge.\(badge)"] = {
          symbol(name + form).badged(marks[badge] ?? "")
        }
      }
    }
    for (name, form) in slashed {
      entries["\(name).slash\(form)"] = { symbol(name + form).slashed() }
    }
    return entries
  }()

  static func symbol(_ name: String) -> Symbol { Symbol.named(name) ?? Symbol.placeholder }

  /// Returns the filled form of a symbol, or its only form. Pictures of two things are outlines.
  private static func picture(_ name: String) -> Symbol {
    if name.contains(".and.") { return symbol(name) }
    return Symbol.named(name + ".fill") ?? Symbol.named(name) ?? Symbol.placeholder
  }

  // MARK: Numbers

  /// Digits, 28 units wide and 43 tall, centered.
  private static let figures = [
    "M0 -21.5 C-9 -21.5 -14 -13 -14 0 C-14 13 -9 21.5 0 21.5 C9 21.5 14 13 14 0"
      + " C14 -13 9 -21.5 0 -21.5 Z",
    "M-8 -14 L3 -21.5 V21.5",
    "M-13 -9 C-13 -17 -7 -21.5 0 -21.5 C7.5 -21.5 13 -17 13 -10 C13 -4 9 0 4 5 L-13 21.5 H14",
    "M-12 -14 C-10 -19 -5 -21.5 0 -21.5 C7 -21.5 12 -17 12 -11 C12 -5 7 -1.5 -2 -1.5"
      + " C8 -1.5 14 3.5 14 10 C14 17 8 21.5 0 21.5 C-6 21.5 -12 18.5 -14 13",
    "M6 21.5 V-21.5 L-15 11 H14",
    "M11 -21.5 H-9 L-11 -3 C-8 -6 -4 -7 1 -7 C9 -7 14 -1 14 7 C14 15 8 21.5 0 21.5"
      + " C-7 21.5 -12 18 -14 13",
    "M10 -17 C8 -20 5 -21.5 1 -21.5 C-8 -21.5 -14 -12 -14 4 C-14 15 -8 21.5 0 21.5"
      + " C8 21.5 14 16 14 8 C14 0 8 -5 1 -5 C-6 -5 -12 -1 -14 5",
    "M-13 -21.5 H14 L-4 21.5",
    "M0 -21.5 C-7 -21.5 -12 -17 -12 -11.5 C-12 -6 -7 -2 0 -2 C7 -2 12 -6 12 -11.5"
      + " C12 -17 7 -21.5 0 -21.5 Z M0 -2 C-8 -2 -14 3 -14 10 C-14 17 -8 21.5 0 21.5"
      + " C8 21.5 14 17 14 10 C14 3 8 -2 0 -2 Z",
    "M-10 17 C-8 20 -5 21.5 -1 21.5 C8 21.5 14 12 14 -4 C14 -15 8 -21.5 0 -21.5"
      + " C-8 -21.5 -14 -16 -14 -8 C-14 0 -8 5 -1 5 C6 5 12 1 14 -5",
  ]

  static func digits(_ number: Int) -> Path {
    let digits = String(number).compactMap(\.wholeNumberValue).map {
      SymbolOutline.path(figures[$0])
    }
    guard digits.count == 2 else { return digits[0] }
    var path = Path()
    for (digit, x) in zip(digits, [-14.5, 14.5]) {
      path.addPath(
        digit.applying(CGAffineTransform(a: 0.72, b: 0, c: 0, d: 0.86, tx: x, ty: 0)))
    }
    return path
  }
}

extension Symbol {
  /// Returns the drawing with a disc in its lower corner that shows a mark.
  func badged(_ mark: String) -> Symbol {
    var parts = parts
    parts += [
      Part(path: SymbolOutline.path("O 47 41 27.5"), isCut: true),
      Part(path: SymbolOutline.path("O 47 41 22")),
      Part(
        path: SymbolOutline.path(mark)
          .applying(CGAffineTransform(a: 0.54, b: 0, c: 0, d: 0.54, tx: 47, ty: 41)),
        lineFactor: 0.75, isCut: true),
    ]
    return Symbol(parts: parts, size: Self.size(of: parts), mirrors: mirrors)
  }

  /// The drawing with a dot in its upper corner.
  fileprivate var dotted: Symbol {
    var parts = parts
    parts += [
      Part(path: SymbolOutline.path("O 28 -32 23"), isCut: true),
      Part(path: SymbolOutline.path("O 28 -32 16")),
    ]
    return Symbol(parts: parts, size: Self.size(of: parts), mirrors: mirrors)
  }

  /// Returns the drawing crossed out.
  ///
  /// - Parameter y: How far the middle of the slash is below that of the drawing, in units of the
  ///   drawing. Default: 0.
  func slashed(y: CGFloat = 0) -> Symbol {
    var parts = parts
    let half = 43 - y
    let line = SymbolOutline.path("M\(-half) \(y - half) L\(half) \(y + half)")
    parts += [
      Part(
        path: line.applying(CGAffineTransform(translationX: 3.5, y: -3.5)), lineFactor: 2,
        isCut: true),
      Part(path: line, lineFactor: 1),
    ]
    return Symbol(parts: parts, size: Self.size(of: parts), mirrors: mirrors)
  }

  func reflected(x: CGFloat = 1, y: CGFloat = 1) -> Symbol {
    var shown = self
    for index in parts.indices {
      shown.parts[index].path = parts[index].path.applying(CGAffineTransform(scaleX: x, y: y))
    }
    return shown
  }

  /// Returns the drawing with a number drawn on it or cut out of it.
  fileprivate func showing(_ number: Int, isCut: Bool) -> Symbol {
    var shown = self
    shown.parts.append(
      Part(path: SymbolTable.digits(number), lineFactor: number > 9 ? 0.9 : 1, isCut: isCut))
    return shown
  }
}
