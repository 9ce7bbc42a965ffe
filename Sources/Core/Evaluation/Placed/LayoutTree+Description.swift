import Foundation

extension LayoutTree: CustomStringConvertible {
  /// The canvas, with its place in a larger picture, and one indented line for each node: type,
  /// identifier, frame, proposal, explicit guides and text.
  public var description: String {
    let place = margins.map {
      " at (\(NumberText.points($0.origin.x)), \(NumberText.points($0.origin.y)))"
        + " in \(Self.text($0.picture))"
    }
    var lines = ["canvas \(Self.text(canvas))\(place ?? "")"]
    for (node, depth) in zip(nodes, depths) {
      lines.append(String(repeating: "  ", count: depth) + node.description)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  fileprivate static func text(_ size: CGSize) -> String {
    "\(NumberText.points(size.width))×\(NumberText.points(size.height))"
  }
}

extension LayoutTree.Node: CustomStringConvertible {
  /// The type, identifier, frame, proposal, explicit guides and text on one line; numbers are in
  /// points.
  public var description: String {
    var words = [type]
    if let identifier { words.append("#\(identifier)") }
    words.append("(\(NumberText.points(frame.minX)), \(NumberText.points(frame.minY)))")
    words.append(LayoutTree.text(frame.size))
    words.append("for \(proposal)")
    words += explicitGuides.map { "\($0.name) \(NumberText.points($0.value))" }
    if let quotedText { words.append(quotedText) }
    return words.joined(separator: " ")
  }

  /// The quoted text, with the number of lines if there are several; `nil` for other views.
  package var quotedText: String? {
    guard let text else { return nil }
    let string = text.string.replacingOccurrences(of: "\n", with: "⏎")
    let count = text.lineBaselines.count
    return "\"\(string)\"" + (count > 1 ? " \(count) lines" : "")
  }
}
