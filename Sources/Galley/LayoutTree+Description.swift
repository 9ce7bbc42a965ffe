import Foundation

extension LayoutTree: CustomStringConvertible {
  /// One line for each node, indented: type, identifier, frame, proposal, explicit guides, text.
  public var description: String {
    var lines = ["canvas \(Self.text(canvas))"]
    for node in nodes {
      let depth = node.path.filter { $0 == "." }.count
      lines.append(String(repeating: "  ", count: depth) + node.description)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  fileprivate static func text(_ size: CGSize) -> String {
    "\(NumberText.points(size.width))×\(NumberText.points(size.height))"
  }
}

extension LayoutTree.Node: CustomStringConvertible {
  public var description: String {
    var words = [type]
    if let identifier { words.append("#\(identifier)") }
    words.append("(\(NumberText.points(frame.minX)), \(NumberText.points(frame.minY)))")
    words.append(LayoutTree.text(frame.size))
    words.append("for \(proposal)")
    for guide in guides {
      guard let explicit = guide.explicit else { continue }
      words.append("\(guide.name) \(NumberText.points(explicit))")
    }
    if let text {
      let excerpt = text.string.replacingOccurrences(of: "\n", with: "⏎")
      words.append("\"\(excerpt)\"")
      if text.lineBaselines.count > 1 { words.append("\(text.lineBaselines.count) lines") }
    }
    return words.joined(separator: " ")
  }
}
