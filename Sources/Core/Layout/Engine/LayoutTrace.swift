import Foundation

/// A complete record of layout: every proposal with its answer, and every placement, in order.
public struct LayoutTrace: Hashable, Sendable {
  /// A step of layout. Sizes and frames are in points.
  public enum Event: Hashable, Sendable {
    /// A view is measured for a proposal; `depth` is the number of enclosing views being measured.
    case measure(depth: Int, view: String, proposal: ProposedViewSize, answer: CGSize)
    /// The same, answered from the cache.
    case recall(depth: Int, view: String, proposal: ProposedViewSize, answer: CGSize)
    /// A view gets its frame, in its container's coordinates.
    case place(view: String, frame: CGRect, proposal: ProposedViewSize)
  }

  /// All events, in order.
  public private(set) var events: [Event] = []
  /// The identity of each event's view; empty for a partial trace.
  package private(set) var identities: [UInt64] = []
  private var open: [Int] = []

  package init() {}

  mutating func enter(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    open.append(events.count)
    identities.append(node.identity)
    events.append(
      .measure(depth: open.count - 1, view: node.name, proposal: proposal, answer: .zero))
  }

  mutating func leave(_ node: LayoutNode, _ answer: CGSize) {
    let index = open.removeLast()
    guard case .measure(let depth, let view, let proposal, _) = events[index] else { return }
    events[index] = .measure(depth: depth, view: view, proposal: proposal, answer: answer)
  }

  mutating func recall(_ node: LayoutNode, _ proposal: ProposedViewSize, _ answer: CGSize) {
    identities.append(node.identity)
    events.append(
      .recall(depth: open.count, view: node.name, proposal: proposal, answer: answer))
  }

  mutating func place(_ node: LayoutNode, _ place: NodeRecord.Placed) {
    identities.append(node.identity)
    events.append(
      .place(view: node.name, frame: place.frame, proposal: place.proposal.proposal))
  }
}

extension LayoutTrace {
  /// Compares the events, regardless of the identities of the views.
  public static func == (a: Self, b: Self) -> Bool { a.events == b.events }

  /// Hashes the events.
  public func hash(into hasher: inout Hasher) { hasher.combine(events) }
}

extension LayoutTrace {
  /// Returns the events of some views, including those inside them while they are measured.
  ///
  /// - Parameter views: The names of the views as in the events. The name of a view without an
  ///   identifier matches every view of its type.
  package func events(of views: Set<String>) -> LayoutTrace {
    var trace = LayoutTrace()
    /// The depth of the view being measured.
    var open: Int?
    trace.events = events.filter { event in
      switch event {
      case .measure(let depth, let view, _, _), .recall(let depth, let view, _, _):
        if let outer = open, depth > outer { return true }
        open = views.contains(view) ? depth : nil
        return open != nil
      case .place(let view, _, _):
        open = nil
        return views.contains(view)
      }
    }
    return trace
  }
}

extension LayoutTrace: CustomStringConvertible {
  /// One line for each event, indented by depth; `=` marks an answer from the cache.
  public var description: String {
    func text(_ size: CGSize) -> String {
      "\(NumberText.points(size.width))×\(NumberText.points(size.height))"
    }
    return events.map { event in
      switch event {
      case .measure(let depth, let view, let proposal, let answer):
        String(repeating: "  ", count: depth) + "\(view) ? \(proposal) → \(text(answer))"
      case .recall(let depth, let view, let proposal, let answer):
        String(repeating: "  ", count: depth) + "\(view) ? \(proposal) = \(text(answer))"
      case .place(let view, let frame, let proposal):
        "place \(view) at \(NumberText.points(frame.minX)), \(NumberText.points(frame.minY))"
          + " size \(text(frame.size)) for \(proposal)"
      }
    }.joined(separator: "\n") + "\n"
  }
}
