import Foundation
import GalleyCore
import GalleyOptions

extension LayoutTree {
  /// Explains a view's size and position.
  ///
  /// - Parameter name: The view's `accessibilityIdentifier(_:)`, text, accessibility label, type or
  ///   path, such as `0.1.0`. These are tried in this order.
  /// - Throws: `LayoutExplanationError` if the name matches no view or several views, or if the
  ///   tree was laid out without `tracing`.
  public func explanation(of name: String) throws -> LayoutExplanation {
    if let failure { throw failure }
    return try explanation(ofNodeAt: try index(named: name))
  }

  /// Explains the size and position of a view or modifier.
  ///
  /// - Throws: `LayoutExplanationError` if the tree was laid out without `tracing`.
  public func explanation(of node: Node) throws -> LayoutExplanation {
    try explanation(ofNodeAt: node.index)
  }

  private func explanation(ofNodeAt index: Int) throws -> LayoutExplanation {
    guard placed.facts(of: index) != nil else {
      throw LayoutExplanationError(
        message: "the layout was not traced", hint: "set tracing to true")
    }
    return LargeStack.run { Explainer(placed, index).explanation }
  }

  /// The distinct identifiers and texts by which views can be found, in the order of declaration.
  package var names: [String] {
    let all = placed.nodes.indices.flatMap { index in
      [placed.identifier(of: index), placed.text(of: index)?.string]
    }
    var known: Set<String> = []
    return all.compactMap { $0 }.filter { known.insert($0).inserted }
  }

  /// Returns the view with the given name and its descendants, each before its own descendants.
  ///
  /// - Throws: `LayoutExplanationError`.
  package func nodes(in name: String) throws -> [Node] {
    let first = try index(named: name)
    let depths = depths
    let count = depths[(first + 1)...].prefix { $0 > depths[first] }.count
    return Array(nodes[first...first + count])
  }

  /// Returns the index of the view with the given name.
  ///
  /// - Throws: `LayoutExplanationError`.
  private func index(named name: String) throws -> Int {
    let indices = placed.nodes.indices
    let ways: [(Int) -> String?] = [
      placed.identifier(of:), { placed.text(of: $0)?.string }, placed.accessibilityLabel(of:),
      { placed.nodes[$0].kind.name }, placed.path(of:),
    ]
    for way in ways {
      let found = indices.filter { way($0) == name }
      guard let first = found.first else { continue }
      // A modifier may have the same label as the view inside it.
      let others = found.dropFirst().filter { !placed.ancestors(of: $0).contains(first) }
      if others.isEmpty { return first }
      let list = found.prefix(5).map { "\(placed.path(of: $0)) (\(place(of: $0)))" }
      throw LayoutExplanationError(
        message: "\(found.count) views are called '\(name)'",
        hint: "choose one by its path: \(list.joined(separator: ", "))"
          + (found.count > 5 ? ", …" : ""))
    }
    let names = names
    let nearest = NearestName.find(name, in: names)
    let known = names.prefix(12).map { $0.count > 40 ? "\($0.prefix(39))…" : $0 }
    throw LayoutExplanationError(
      message: "no view is called '\(name)'",
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? (known.isEmpty
          ? "give views names with .accessibilityIdentifier(_:)"
          : "choose one of: \(known.joined(separator: ", "))\(names.count > 12 ? ", …" : "")"))
  }

  /// Describes a view's position, to distinguish it from others.
  private func place(of index: Int) -> String {
    let frame = placed.nodes[index].frame
    return "at \(PointText.number(frame.minX)), \(PointText.number(frame.minY))"
  }
}
