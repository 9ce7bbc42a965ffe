import Foundation

extension SymbolTable {
  /// Names that stand for the drawing of another name: older and newer spellings, and variants of which
  /// Galley draws only one.
  package static let spellings: [String: String] = [
    "sidebar.leading": "sidebar.left", "sidebar.trailing": "sidebar.right",
    "text.justify.leading": "text.justify.left", "text.justifyleft": "text.justify.left",
    "document": "doc", "document.fill": "doc.fill", "document.on.document": "doc.on.doc",
    "document.badge.plus": "doc.badge.plus", "text.document": "doc.text",
    "text.document.fill": "doc.text.fill", "text.page": "doc.plaintext",
    "apple.terminal": "terminal", "apple.terminal.fill": "terminal.fill",
    "list.bullet.clipboard": "list.clipboard", "list.bullet.clipboard.fill": "list.clipboard.fill",
    "battery.0percent": "battery.0", "battery.25percent": "battery.25",
    "battery.50percent": "battery.50", "battery.75percent": "battery.75",
    "battery.100percent": "battery.100", "battery.100percent.bolt": "battery.100.bolt",
    "delete.backward": "delete.left", "delete.backward.fill": "delete.left.fill",
    "return.left": "return", "speaker.1": "speaker.wave.1", "speaker.1.fill": "speaker.wave.1.fill",
    "speaker.2": "speaker.wave.2", "speaker.2.fill": "speaker.wave.2.fill",
    "speaker.3": "speaker.wave.3", "speaker.3.fill": "speaker.wave.3.fill",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.clockwise": "arrow.clockwise",
    "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
    "arrow.triangle.2.circlepath.camera": "camera.rotate",
    "arrow.triangle.2.circlepath.camera.fill": "camera.rotate.fill",
    "arrow.up.backward.and.arrow.down.forward": "arrow.up.left.and.arrow.down.right",
    "arrow.forward.circle": "arrow.right.circle",
    "arrow.forward.circle.fill": "arrow.right.circle.fill",
    "arrow.backward.circle": "arrow.left.circle",
    "arrow.backward.circle.fill": "arrow.left.circle.fill",
    "arrowtriangle.forward": "arrowtriangle.right",
    "arrowtriangle.forward.fill": "arrowtriangle.right.fill",
    "arrowtriangle.backward": "arrowtriangle.left",
    "arrowtriangle.backward.fill": "arrowtriangle.left.fill",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    "rectangle.portrait.and.arrow.forward.fill": "rectangle.portrait.and.arrow.right.fill",
    "inset.filled.rectangle": "rectangle.inset.filled", "figure": "figure.stand",
    "person.fill.checkmark": "person.fill.badge.checkmark",
    "person.fill.xmark": "person.fill.badge.xmark",
    "person.fill.questionmark": "person.fill.badge.questionmark",
    "multiply.circle": "xmark.circle", "multiply.circle.fill": "xmark.circle.fill",
    "plus.slash.minus": "plus.forwardslash.minus", "plus.message": "plus.bubble",
    "ellipsis.message": "ellipsis.bubble", "ellipsis.message.fill": "ellipsis.bubble.fill",
    "mail": "envelope", "mail.fill": "envelope.fill", "vision.pro": "visionpro",
    "iphone.gen3": "iphone", "iphone.gen1": "iphone.homebutton", "macbook": "laptopcomputer",
    "macbook.and.iphone": "laptopcomputer.and.iphone", "gauge": "gauge.medium",
    "gauge.with.needle": "gauge.medium", "airplay.audio": "airplayaudio",
    "airplay.video": "airplayvideo", "hands.clap": "hands.clap.fill",
    "dot.circle": "smallcircle.filled.circle", "dot.circle.fill": "smallcircle.filled.circle.fill",
  ]

  /// Letters that come in circles and squares.
  private static let letters = [
    "a": "M-15 20 L0 -20 L15 20 M-9 6 H9",
    "b": "M-11 -20 V20 H2 C16 20 16 -1 2 -1 H-11 M2 -1 C13 -1 13 -20 2 -20 H-11",
    "c": "M14 -13 C11 -18 6 -20 1 -20 C-10 -20 -15 -12 -15 0 C-15 12 -10 20 1 20 C6 20 11 18 14 13",
    "d": "M-12 -20 V20 H-2 C20 20 20 -20 -2 -20 Z", "e": "M11 -20 H-11 V20 H11 M-11 0 H8",
    "f": "M11 -20 H-10 V20 M-10 0 H8",
    "g": "M14 -13 C11 -18 6 -20 1 -20 C-10 -20 -15 -12 -15 0 C-15 12 -10 20 1 20 C10 20 15 15 15 6"
      + " V3 H3",
    "h": "M-14 -20 V20 M14 -20 V20 M-14 0 H14", "i": "M-8 -20 H8 M0 -20 V20 M-8 20 H8",
    "j": "M9 -20 V8 C9 24 -12 24 -12 8", "k": "M-12 -20 V20 M13 -20 L-12 4 M-4 -3 L14 20",
    "l": "M-10 -20 V20 H11", "m": "M-17 20 V-20 L0 8 L17 -20 V20", "n": "M-13 20 V-20 L13 20 V-20",
    "o":
      "M0 -20 C-11 -20 -17 -12 -17 0 C-17 12 -11 20 0 20 C11 20 17 12 17 0 C17 -12 11 -20 0 -20 Z",
    "p": "M-11 20 V-20 H2 C17 -20 17 3 2 3 H-11",
    "q":
      "M0 -20 C-11 -20 -17 -12 -17 0 C-17 12 -11 20 0 20 C11 20 17 12 17 0 C17 -12 11 -20 0 -20 Z"
      + " M6 9 L16 21",
    "r": "M-11 20 V-20 H2 C17 -20 17 3 2 3 H-11 M3 3 L14 20",
    "s": "M12 -13 C10 -18 6 -20 0 -20 C-7 -20 -12 -16 -12 -10 C-12 4 13 -4 13 10 C13 16 8 20 0 20"
      + " C-7 20 -12 17 -13 11",
    "t": "M-14 -20 H14 M0 -20 V20", "u": "M-13 -20 V6 C-13 25 13 25 13 6 V-20",
    "v": "M-15 -20 L0 20 L15 -20", "w": "M-20 -20 L-10 20 L0 -12 L10 20 L20 -20",
    "x": "M-13 -20 L13 20 M13 -20 L-13 20", "y": "M-14 -20 L0 0 L14 -20 M0 0 V20",
    "z": "M-13 -20 H13 L-13 20 H13",
    "divide": "M-20 0 H20 M0 -15 V-14.5 M0 14.5 V15", "lessthan": "M14 -17 L-16 0 L14 17",
    "greaterthan": "M-14 -17 L16 0 L-14 17", "plusminus": "M0 -22 V8 M-15 -7 H15 M-15 20 H15",
  ]

  /// Marks in other shapes.
  private static var framed: [(shape: Enclosure, marks: [String])] {
    [
      (
        Enclosure(name: "app", outline: "R -41 -41 82 82 23", area: "R -45 -45 90 90 26"),
        ["plus", "xmark", "questionmark"]
      ),
      (
        Enclosure(name: "rectangle", outline: "R -50 -36 100 72 12", area: "R -54 -40 108 80 14"),
        ["plus", "minus", "xmark", "checkmark"]
      ),
      (
        Enclosure(
          name: "diamond", outline: "P 10 0 -52 52 0 0 52 -52 0",
          area: "P 12 0 -57 57 0 0 57 -57 0"),
        ["plus", "minus", "xmark", "checkmark", "questionmark", "exclamationmark"]
      ),
    ]
  }

  /// Symbols made of others: enclosed, marked, turned or moved.
  static let derived: Entries = {
    var entries: Entries = [:]
    for (name, lines) in letters {
      for shape in [Enclosure.circle, .square] { shape.enclose(lines, named: name, in: &entries) }
    }
    for (shape, names) in framed {
      for name in names { shape.enclose(marks[name] ?? "", named: name, in: &entries) }
    }
    for (shape, y, names) in [
      ("shield", -3, ["xmark", "exclamationmark"]), ("seal", 0, ["xmark"]),
      ("icloud", 2, ["xmark", "checkmark", "exclamationmark"]),
      ("bubble.left", -1, ["questionmark"]),
    ] as [(String, CGFloat, [String])] {
      for name in names {
        let ending = shape == "bubble.left" ? "bubble" : shape
        let lines = marks[name] ?? ""
        entries["\(name).\(ending)"] = { symbol(shape).marked(lines, y: y, isCut: false) }
        entries["\(name).\(ending).fill"] = {
          symbol(shape + ".fill").marked(lines, y: y, isCut: true)
        }
      }
    }
    for seconds in [5, 10, 15, 30, 45, 60, 75, 90] {
      for name in ["gobackward", "goforward"] {
        entries["\(name).\(seconds)"] = { symbol(name).numbered(seconds) }
      }
    }
    for (direction, degrees) in [("up", 45), ("right", 135), ("down", 225), ("left", -45)] {
      for form in ["", ".fill"] {
        entries["hand.point.\(direction)\(form)"] = {
          symbol("hand.point.up.left" + form).turned(by: Double(degrees))
        }
      }
    }
    for form in ["", ".fill"] {
      entries["key.horizontal\(form)"] = { symbol("key" + form).turned(by: -45) }
      for end in ["right", "forward"] {
        entries["arrowshape.turn.up.\(end)\(form)"] = {
          var arrow = symbol("arrowshape.turn.up.left" + form).reflected(x: -1)
          arrow.mirrors = end == "forward"
          return arrow
        }
      }
      entries["arrowshape.turn.up.backward\(form)"] = {
        var arrow = symbol("arrowshape.turn.up.left" + form)
        arrow.mirrors = true
        return arrow
      }
      for sky in ["sun", "moon"] {
        entries["cloud.\(sky).rain\(form)"] = {
          symbol("cloud.\(sky)" + form).moved(y: -12)
            .adding(lines: "M-18 36 L-25 50 M6 36 L-1 50 M30 36 L23 50")
        }
        entries["cloud.\(sky).bolt\(form)"] = {
          symbol("cloud.\(sky)" + form).moved(y: -14)
            .adding(areas: "M12 30 L-7 49 H4 L-4 63 L18 44 H7 Z")
        }
      }
      entries["phone.arrow.up.right\(form)"] = {
        symbol("phone" + form).adding(lines: "M12 -12 L40 -40 M20 -42 H42 V-20")
      }
      entries["phone.arrow.down.left\(form)"] = {
        symbol("phone" + form).adding(lines: "M42 -42 L14 -14 M12 -34 V-12 H34")
      }
      entries["person.wave.2\(form)"] = {
        symbol("person" + form).moved(x: -16)
          .adding(lines: "M30 -22 C38 -10 38 8 30 20 M45 -34 C58 -14 58 12 45 32")
      }
    }
    entries["iphone.landscape"] = { symbol("iphone").turned(by: 90) }
    entries["ipad.landscape"] = { symbol("ipad").turned(by: 90) }
    entries["arrow.down.left.and.arrow.up.right"] = {
      symbol("arrow.up.left.and.arrow.down.right").reflected(x: -1)
    }
    entries["arrow.up.right.and.arrow.down.left"] = {
      symbol("arrow.down.right.and.arrow.up.left").reflected(x: -1)
    }
    for (base, name, mark) in badgeMarks {
      entries[name] = { symbol(base).badged(mark) }
    }
    for badge in ["plus", "minus", "xmark", "checkmark"] {
      entries["text.badge.\(badge)"] = {
        Symbol(lines: "M-43 -30 H43 M-43 -10 H43 M-43 10 H8 M-43 30 H8").badged(marks[badge] ?? "")
      }
      entries["rectangle.badge.\(badge)"] = { symbol("rectangle").badged(marks[badge] ?? "") }
    }
    for name in ["square", "circle", "rectangle", "shield", "bookmark", "pin"] {
      entries["\(name).slash"] = { symbol(name).slashed() }
      entries["\(name).slash.fill"] = { symbol(name + ".fill").slashed() }
    }
    return entries
  }()

  /// Symbols with other badges: the symbol, its name with the badge, and the mark of the badge.
  private static let badgeMarks: [(String, String, String)] = {
    let clock = "M0 -24 V3 L15 13"
    let gear =
      "O 0 0 13 M0 -26 V-18 M0 18 V26 M-26 0 H-18 M18 0 H26 M-18 -18 L-13 -13 M18 18 L13 13"
      + " M18 -18 L13 -13 M-18 18 L-13 13"
    let dots = "M-18 0 H-17 M0 0 H1 M18 0 H19"
    let (plus, up) = (marks["plus"] ?? "", marks["arrow.up"] ?? "")
    return [
      ("calendar", "calendar.badge.clock", clock), ("person", "person.badge.clock", clock),
      ("person.fill", "person.badge.clock.fill", clock), ("bolt", "bolt.badge.clock", clock),
      ("bolt.fill", "bolt.badge.clock.fill", clock), ("doc", "doc.badge.gearshape", gear),
      ("doc.fill", "doc.badge.gearshape.fill", gear), ("folder", "folder.badge.gearshape", gear),
      ("folder.fill", "folder.fill.badge.gearshape", gear),
      ("person.2", "person.2.badge.gearshape", gear), ("doc", "doc.badge.ellipsis", dots),
      ("camera", "camera.badge.ellipsis", dots), ("keyboard", "keyboard.badge.ellipsis", dots),
      ("doc", "doc.badge.arrow.up", up), ("note.text", "note.text.badge.plus", plus),
      ("at", "at.badge.plus", plus), ("waveform", "waveform.badge.plus", plus),
      ("hourglass", "hourglass.badge.plus", plus),
    ]
  }()
}

extension Symbol {
  /// Returns the drawing with lines drawn on it or cut out of it, at 85% of their size.
  fileprivate func marked(_ lines: String, y: CGFloat, isCut: Bool) -> Symbol {
    var shown = self
    let path = SymbolOutline.path(lines)
      .applying(CGAffineTransform(a: 0.85, b: 0, c: 0, d: 0.85, tx: 0, ty: y))
    shown.parts.append(Part(path: path, lineFactor: 1, isCut: isCut))
    return shown
  }

  /// Returns the drawing with a number inside.
  fileprivate func numbered(_ number: Int) -> Symbol {
    var shown = self
    let path = SymbolTable.digits(number)
      .applying(CGAffineTransform(a: 0.68, b: 0, c: 0, d: 0.68, tx: 0, ty: 4))
    shown.parts.append(Part(path: path, lineFactor: 0.75))
    return shown
  }

  fileprivate func turned(by degrees: Double) -> Symbol {
    changed { $0.applying(CGAffineTransform(rotationAngle: degrees * .pi / 180)) }
  }

  fileprivate func moved(x: CGFloat = 0, y: CGFloat = 0) -> Symbol {
    changed { $0.applying(CGAffineTransform(translationX: x, y: y)) }
  }

  fileprivate func adding(areas: String = "", lines: String = "") -> Symbol {
    var all = parts
    if !areas.isEmpty { all.append(Part(path: SymbolOutline.path(areas))) }
    if !lines.isEmpty { all.append(Part(path: SymbolOutline.path(lines), lineFactor: 1)) }
    return Symbol(parts: all, size: Self.size(of: all), mirrors: mirrors)
  }

  private func changed(_ change: (Path) -> Path) -> Symbol {
    var all = parts
    for index in all.indices { all[index].path = change(all[index].path) }
    return Symbol(parts: all, size: Self.size(of: all), mirrors: mirrors)
  }
}
