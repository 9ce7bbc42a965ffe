extension SymbolTable {
  private static let check = "M-36 5 L-13 34 L35 -36"
  private static let smallCheck = "M-20 2 L-6 19 L20 -18"
  private static let smallPlus = "M-22 0 H22 M0 -22 V22"
  private static let smallMinus = "M-22 0 H22"
  private static let smallCross = "M-16 -16 L16 16 M16 -16 L-16 16"
  private static let star =
    "P 3 0 -47 13.2 -15.2 47.6 -12.5 21.4 10 29.4 43.5 0 25.5 -29.4 43.5 -21.4 10 -47.6 -12.5"
    + " -13.2 -15.2"
  private static let filledStar =
    "P 5 0 -53 15 -17.6 53.3 -14.3 24.3 10.9 32.9 48.3 0 28.5 -32.9 48.3 -24.3 10.9 -53.3 -14.3"
    + " -15 -17.6"
  private static let heart =
    "M0 39 C-6 35 -46 9 -46 -16 C-46 -31 -35 -40 -24 -40 C-12 -40 -4 -32 0 -24"
    + " C4 -32 12 -40 24 -40 C35 -40 46 -31 46 -16 C46 9 6 35 0 39 Z"
  private static let filledHeart =
    "M0 44 C-3 44 -50 14 -50 -17 C-50 -34 -38 -44.5 -25 -44.5 C-13 -44.5 -4.5 -38 0 -29"
    + " C4.5 -38 13 -44.5 25 -44.5 C38 -44.5 50 -34 50 -17 C50 14 3 44 0 44 Z"
  private static let triangle = "P 10 0 -44 51 43 -51 43"
  private static let filledTriangle = "P 13 0 -52 58 47 -58 47"

  /// Shapes, checkmarks, crosses and marks.
  static let signs: Entries = [
    "circle": { Symbol(lines: ring) },
    "circle.fill": { Symbol(areas: disc) },
    "square": { Symbol(lines: box) },
    "square.fill": { Symbol(areas: filledBox) },
    "triangle": { Symbol(lines: triangle) },
    "triangle.fill": { Symbol(areas: filledTriangle) },
    "plus": { Symbol(lines: "M-39 0 H39 M0 -39 V39", lineFactor: 1.15) },
    "plus.circle": { Symbol(lines: ring + smallPlus) },
    "plus.circle.fill": { Symbol(areas: disc, cuts: smallPlus) },
    "plus.square": { Symbol(lines: box + smallPlus) },
    "minus": { Symbol(lines: "M-39 0 H39", lineFactor: 1.15) },
    "minus.circle": { Symbol(lines: ring + smallMinus) },
    "minus.circle.fill": { Symbol(areas: disc, cuts: smallMinus) },
    "xmark": { Symbol(lines: "M-34 -34 L34 34 M34 -34 L-34 34", lineFactor: 1.15) },
    "xmark.circle": { Symbol(lines: ring + smallCross) },
    "xmark.circle.fill": { Symbol(areas: disc, cuts: smallCross) },
    "checkmark": { Symbol(lines: check, lineFactor: 1.2) },
    "checkmark.circle": { Symbol(lines: ring + smallCheck) },
    "checkmark.circle.fill": { Symbol(areas: disc, cuts: smallCheck) },
    "checkmark.square": { Symbol(lines: box + smallCheck) },
    "checkmark.square.fill": { Symbol(areas: filledBox, cuts: smallCheck) },
    "star": { Symbol(lines: star) },
    "star.fill": { Symbol(areas: filledStar) },
    "heart": { Symbol(lines: heart) },
    "heart.fill": { Symbol(areas: filledHeart) },
    "info.circle": {
      Symbol(areas: "O 0 -21 5.6", lines: ring + "M-8 -4 H1 V21 M-10 21 H12", lineFactor: 0.95)
    },
    "info.circle.fill": {
      Symbol(areas: disc + "O 0 -22 6", cuts: "M-8 -5 L1 -5 L1 21 M-10 21 L12 21")
    },
    "exclamationmark.circle": { Symbol(areas: "O 0 20 5.2", lines: ring + "M0 -24 V6") },
    "exclamationmark.circle.fill": { Symbol(areas: disc + "O 0 21 5.6", cuts: "M0 -25 L0 6") },
    "exclamationmark.triangle": { Symbol(areas: "O 0 28 5", lines: triangle + "M0 -14 V13") },
    "exclamationmark.triangle.fill": {
      Symbol(areas: filledTriangle + "O 0 30 5.4", cuts: "M0 -16 L0 14")
    },
    "questionmark": {
      Symbol(
        areas: "O 0 36 6.4",
        lines: "M-21 -22 C-21 -34 -12 -41 0 -41 C13 -41 22 -33 22 -22 C22 -6 0 -6 0 12",
        lineFactor: 1.15)
    },
    "questionmark.circle": {
      Symbol(
        areas: "O 0 23 5.2",
        lines: ring + "M-13 -13 C-13 -21 -7 -25 0 -25 C8 -25 14 -20 14 -13 C14 -3 0 -3 0 8")
    },
    "ellipsis": { Symbol(areas: "O -34 0 7.6 O 0 0 7.6 O 34 0 7.6") },
    "ellipsis.circle": { Symbol(areas: "O -21 0 5.4 O 0 0 5.4 O 21 0 5.4", lines: ring) },
    "line.3.horizontal": { Symbol(lines: "M-43 -25 H43 M-43 0 H43 M-43 25 H43") },
    "list.bullet": {
      Symbol(
        areas: "O -43 -25 5.4 O -43 0 5.4 O -43 25 5.4",
        lines: "M-23 -25 H46 M-23 0 H46 M-23 25 H46", mirrors: true)
    },
    "magnifyingglass": { Symbol(lines: "O -9 -9 32 M15 15 L41 41", lineFactor: 1.1) },
  ]
}
