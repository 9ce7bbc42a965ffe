extension SymbolTable {
  private static let left = "M18 -38 L-19 0 L18 38"
  private static let right = "M-18 -38 L19 0 L-18 38"
  private static let arrowLeft = "M42 0 H-42 M-11 -31 L-42 0 L-11 31"
  private static let arrowRight = "M-42 0 H42 M11 -31 L42 0 L11 31"

  private static let upward = "P 4 0 -42 42 2 18 2 18 40 -18 40 -18 2 -42 2"
  private static let downward = "P 4 0 42 42 -2 18 -2 18 -40 -18 -40 -18 -2 -42 -2"

  /// Returns a broad arrow pointing right, or left if reflected.
  private static func shape(reflected: Bool = false) -> String {
    reflected
      ? "P 4 -42 0 -2 42 -2 18 40 18 40 -18 -2 -18 -2 -42"
      : "P 4 42 0 2 42 2 18 -40 18 -40 -18 2 -18 2 -42"
  }

  private static func mark(_ lines: String, mirrors: Bool = false) -> Symbol {
    Symbol(lines: lines, lineFactor: 1.15, mirrors: mirrors)
  }

  /// Chevrons and arrows. Forward and backward variants follow the reading direction.
  static let arrows: Entries = [
    "arrowshape.left": { mark(shape(reflected: true)) },
    "arrowshape.left.fill": { Symbol(areas: shape(reflected: true)) },
    "arrowshape.right": { mark(shape()) },
    "arrowshape.right.fill": { Symbol(areas: shape()) },
    "arrowshape.backward": { mark(shape(reflected: true), mirrors: true) },
    "arrowshape.backward.fill": { Symbol(areas: shape(reflected: true), mirrors: true) },
    "arrowshape.forward": { mark(shape(), mirrors: true) },
    "arrowshape.forward.fill": { Symbol(areas: shape(), mirrors: true) },
    "arrowshape.up": { mark(upward) },
    "arrowshape.up.fill": { Symbol(areas: upward) },
    "arrowshape.down": { mark(downward) },
    "arrowshape.down.fill": { Symbol(areas: downward) },
    "chevron.left": { mark(left) },
    "chevron.right": { mark(right) },
    "chevron.backward": { mark(left, mirrors: true) },
    "chevron.forward": { mark(right, mirrors: true) },
    "chevron.up": { mark("M-38 18 L0 -19 L38 18") },
    "chevron.down": { mark("M-38 -18 L0 19 L38 -18") },
    "chevron.up.chevron.down": {
      mark("M-23 -15 L0 -38 L23 -15 M-23 15 L0 38 L23 15")
    },
    "arrow.left": { mark(arrowLeft) },
    "arrow.right": { mark(arrowRight) },
    "arrow.backward": { mark(arrowLeft, mirrors: true) },
    "arrow.forward": { mark(arrowRight, mirrors: true) },
    "arrow.up": { mark("M0 42 V-42 M-31 -11 L0 -42 L31 -11") },
    "arrow.down": { mark("M0 -42 V42 M-31 11 L0 42 L31 11") },
    "arrow.clockwise": {
      Symbol(
        areas: "P 4 -3 -53 -3 -13 27 -33",
        lines: "M33.5 -11.6 C35.8 -6.7 37 -1.4 37 4 C37 24.4 20.4 41 0 41"
          + " C-20.4 41 -37 24.4 -37 4 C-37 -16.4 -20.4 -33 0 -33")
    },
    "square.and.arrow.up": {
      Symbol(
        lines: "M-13 -16 H-22 C-32 -16 -36 -12 -36 -2 V33 C-36 43 -32 47 -22 47 H22"
          + " C32 47 36 43 36 33 V-2 C36 -12 32 -16 22 -16 H13 M0 15 V-50 M-18 -33 L0 -51 L18 -33")
    },
  ]
}
