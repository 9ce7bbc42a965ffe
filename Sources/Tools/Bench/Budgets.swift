/// The goals for the benchmark's figures.
enum Budgets {
  private struct Budget: Sendable {
    let title: String
    let bound: Double
    var unit = ""
    var isLowerBound = false
    var digits = 2
    /// Computes the figure; `nil` if its section did not run.
    let value: @Sendable ([String: Double]) -> Double?

    init(
      _ title: String, _ key: String, _ bound: Double, unit: String = "",
      isLowerBound: Bool = false, digits: Int = 2
    ) {
      self.init(title, bound, unit: unit, isLowerBound: isLowerBound, digits: digits) { $0[key] }
    }

    init(
      _ title: String, _ bound: Double, unit: String = "", isLowerBound: Bool = false,
      digits: Int = 2, value: @escaping @Sendable ([String: Double]) -> Double?
    ) {
      (self.title, self.bound, self.unit) = (title, bound, unit)
      (self.isLowerBound, self.digits, self.value) = (isLowerBound, digits, value)
    }
  }

  private static let all = pictures + views + texts + wholes + files

  /// Time and memory against the C programs.
  private static let pictures: [Budget] =
    [("s1", 1.0), ("s2", 1), ("s3", 1), ("s4", 1.5)].map { name, bound in
      Budget("picture \(name) ÷ C, warm", "\(name).warm", bound, unit: "x")
    }
    + [Budget("picture s1 ÷ C, cold", "s1.cold", 1.0, unit: "x")]
    + ["s1", "s2"].map { name in
      Budget("memory of \(name) over C's", 15, unit: " MiB", digits: 0) {
        difference($0, "\(name).memory", "\(name).c.memory")
      }
    } + [
      Budget("memory of s3 ÷ C's", 1.3, unit: "x") { ratio($0, "s3.memory", "s3.c.memory") }
    ]
    + ["s2", "s3", "s4"].map { name in
      Budget("picture \(name), two cores ÷ one", "\(name).cores", 1 / 1.8, unit: "x")
    } + [
      Budget(
        "painting several on two cores", "parallel.speedup", 1.7, unit: "x", isLowerBound: true),
      Budget("requests for cards on two cores", 1.7, unit: "x", isLowerBound: true) {
        ratio($0, "server.card.all", "server.card.one")
      },
      Budget("requests for s1 on two cores", 1.7, unit: "x", isLowerBound: true) {
        ratio($0, "server.s1.all", "server.s1.one")
      },
    ]

  private static let views: [Budget] =
    ["stacks nested 5 deep", "stacks nested 50 deep", "rows, 1000 nodes", "rows, 100000 nodes"].map
  {
    Budget("layout, \($0)", "layout.\($0)", 150, unit: " ns/node", digits: 0)
  } + [
    Budget("layout, 100,000 nodes ÷ 1,000", 1.5, unit: "x") {
      ratio($0, "layout.rows, 100000 nodes", "layout.rows, 1000 nodes")
    },
    Budget("s4 up to the display list", 500, unit: " ns/node", digits: 0) { values in
      let stages = ["resolve", "layout", "record"].compactMap { values["s4.stage.\($0)"] }
      guard stages.count == 3, let nodes = values["s4.nodes"] else { return nil }
      return stages.reduce(0, +) * 1e6 / nodes
    },
    Budget("grids of 100 to 10,000 cells", "grid.spread", 1.5, unit: "x"),
    Budget("LazyVStack of a million rows", "scroll.LazyVStack", 50, unit: " ms"),
    Budget("memory of these rows", "scroll.LazyVStack.memory", 100, unit: " MiB"),
    Budget("List of a million rows", "scroll.List", 50, unit: " ms"),
    Budget("changing one label of 10,000", "change.label", 1, unit: " ms"),
    Budget("translucent dots ÷ opaque ones", "cliff.opacity.ratio", 1.5, unit: "x"),
  ]

  private static let texts: [Budget] =
    [
      Budget("50 styles, shaped", "text.styles", 1.5, unit: "x"),
      Budget("50 styles, as a view", "text.views", 1.5, unit: "x"),
      Budget("a text of 1 MB with a line limit", "cliff.limit", 20, unit: " ms"),
      Budget("a text of 1 MB", "cliff.text", 1500, unit: " ms", digits: 0),
    ]
    + ["union", "intersection", "subtracting", "symmetricDifference"].map {
      Budget("path, \($0)", "path.\($0)", 10, unit: " ms")
    }

  /// Whole programs.
  private static let wholes = [
    Budget(
      "galley verify on two cores", "verify.milliseconds", 800, unit: " ms", digits: 0),
    Budget(
      "saved file to picture", "previews.file.milliseconds", 700, unit: " ms", digits: 0),
    Budget(
      "changed property, 30 files", "previews.folder.property.milliseconds", 700, unit: " ms",
      digits: 0),
    Budget(
      "start with the shared library", "previews.start.milliseconds", 3, unit: " ms", digits: 1),
    Budget(
      "data pictures ÷ hand-written", "previews.data.ratio", 0.95, unit: "x", isLowerBound: true),
    Budget("Chromium ÷ Galley, cold", "peer.chromium", 4, unit: "x", isLowerBound: true),
    Budget("Typst ÷ Galley, cold", "peer.typst", 4, unit: "x", isLowerBound: true),
  ]

  private static let files = [
    Budget("PDF of an invoice", "invoice.pdf", 150, unit: " ms"),
    Budget("size of that PDF", "invoice.pdf.size", 200_000, unit: " bytes", digits: 0),
  ]

  private static func ratio(_ values: [String: Double], _ a: String, _ b: String) -> Double? {
    guard let a = values[a], let b = values[b] else { return nil }
    return a / b
  }

  private static func difference(
    _ values: [String: Double], _ a: String, _ b: String
  ) -> Double? {
    guard let a = values[a], let b = values[b] else { return nil }
    return a - b
  }

  /// Says of each goal whose figure was measured whether the figure meets it.
  static func run(_ report: Report) {
    let measured = all.compactMap { budget in budget.value(report.values).map { (budget, $0) } }
    guard !measured.isEmpty else { return }
    report.heading("Goals")
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
