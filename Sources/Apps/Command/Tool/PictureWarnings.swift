import Galley

extension ImageRenderer {
  /// What the views requested but did not get, in words.
  var warnings: [String] {
    diagnostics.map(ViewSources.current.words) + fontWarnings.map(\.remark)
  }
}

/// The warnings about several pictures. Equal ones are printed once.
@MainActor
struct PictureWarnings {
  private var order: [String] = []
  /// The ids of the pictures, by warning.
  private var pictures: [String: [String]] = [:]

  mutating func add(_ warnings: [String], about id: String) {
    for warning in warnings {
      if pictures[warning] == nil { order.append(warning) }
      if pictures[warning]?.last != id { pictures[warning, default: []].append(id) }
    }
  }

  func print(on console: Console) {
    for warning in order {
      let ids = pictures[warning] ?? []
      let others = ids.count > 1 ? " and \(counted(ids.count - 1, "other picture"))" : ""
      console.warn("\(ids.first ?? "")\(others): \(warning)")
    }
  }
}
