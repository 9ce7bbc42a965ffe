/// The published bounds of the benchmark's figures.
enum Budgets {
  private struct Budget {
    let title: String
    let key: String
    let bound: Double
    var unit = ""
    var isLowerBound = false
    var digits = 2
  }

  private static let all: [Budget] =
    ["stacks nested 5 deep", "stacks nested 50 deep", "rows, 1000 nodes", "rows, 100000 nodes"].map
  {
    Budget(title: "layout, \($0)", key: "layout.\($0)", bound: 150, unit: " ns/node", digits: 0)
  } + [
    Budget(title: "grids of 100 to 10,000 cells", key: "grid.spread", bound: 1.5, unit: "x"),
    Budget(title: "50 styles, shaped", key: "text.styles", bound: 1.5, unit: "x"),
    Budget(title: "50 styles, as a view", key: "text.views", bound: 1.5, unit: "x"),
  ]
    + ["union", "intersection", "subtracting", "symmetricDifference"].map {
      Budget(title: "path, \($0)", key: "path.\($0)", bound: 10, unit: " ms")
    } + [
      Budget(
        title: "LazyVStack of a million rows", key: "scroll.LazyVStack", bound: 50, unit: " ms"),
      Budget(
        title: "memory of these rows", key: "scroll.LazyVStack.memory", bound: 100, unit: " MiB"),
      Budget(title: "List of a million rows", key: "scroll.List", bound: 50, unit: " ms"),
      Budget(title: "changing one label of 10,000", key: "change.label", bound: 1, unit: " ms"),
      Budget(
        title: "galley verify on two cores", key: "verify.milliseconds", bound: 1500, unit: " ms",
        digits: 0),
      Budget(title: "leaderboard on two cores", key: "s2.cores", bound: 0.6, unit: "x"),
      Budget(title: "article on two cores", key: "s3.cores", bound: 0.6, unit: "x"),
      Budget(title: "dashboard on two cores", key: "s4.cores", bound: 0.6, unit: "x"),
      Budget(
        title: "saved file to picture", key: "previews.file.milliseconds", bound: 700, unit: " ms",
        digits: 0),
      Budget(
        title: "changed property, 30 files", key: "previews.folder.property.milliseconds",
        bound: 1500, unit: " ms", digits: 0),
      Budget(
        title: "start with the shared library", key: "previews.start.milliseconds", bound: 3,
        unit: " ms", digits: 1),
      Budget(
        title: "data pictures ÷ hand-written", key: "previews.data.ratio", bound: 0.9, unit: "x",
        isLowerBound: true),
      Budget(title: "PDF of an invoice", key: "invoice.pdf", bound: 150, unit: " ms"),
      Budget(
        title: "size of that PDF", key: "invoice.pdf.size", bound: 200_000, unit: " bytes",
        digits: 0),
    ]

  /// Says of each budget whose figure was measured whether the figure meets it.
  static func run(_ report: Report) {
    let measured = all.compactMap { budget in report.values[budget.key].map { (budget, $0) } }
    guard !measured.isEmpty else { return }
    report.heading("Budgets")
    for (budget, value) in measured {
      let isMet = budget.isLowerBound ? value >= budget.bound : value <= budget.bound
      let sign = budget.isLowerBound ? "≥" : "≤"
      report.line(
        [
          budget.title, number(value, budget.digits) + budget.unit,
          "\(sign) " + number(budget.bound, budget.digits) + budget.unit, isMet ? "met" : "MISSED",
        ], widths: [32, 16, 18, 8])
    }
  }
}
