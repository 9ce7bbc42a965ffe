import Foundation
import GalleyCore

/// The layout of a view in detail: the containers and modifiers around it, their proposals and
/// answers, and an explanation of the view's size and position.
package struct LayoutInspection: Encodable {
  /// A view, container or modifier.
  package struct Step: Encodable {
    package struct Guide: Encodable {
      package let name: String
      /// The distance from the view's leading or top edge, in points.
      package let value: CGFloat
      package let isExplicit: Bool
    }

    /// The dimensions of a proposal; `nil` is unspecified.
    package struct Proposal: Encodable {
      package let width, height: CGFloat?
    }

    package let path: String
    /// The name as in source code, such as `.padding(16)`.
    package let name: String
    package let type: String
    package let isModifier: Bool
    package let frame: CGRect
    package let proposal: Proposal
    package let priority: Double
    /// The answers to proposals other than the one with which it was placed.
    package let answers: [Answer]
    package let guides: [Guide]
    package let measurementCount: Int
    package let text: TextSummary?
    /// Whether it is a modifier with an effect, or a container with a nondefault alignment.
    package let hasEffect: Bool
  }

  /// An environment value that differs from its default.
  package struct Inherited: Encodable {
    package let name: String
    package let value: String
    /// The path of the outermost view with this value; `nil` if it applies to the whole picture.
    package let path: String?
  }

  package struct Answer: Encodable {
    package let proposal: Step.Proposal
    package let width, height: CGFloat
  }

  /// The steps from the root to the view.
  package let chain: [Step]
  package let explanation: LayoutExplanation
  package let inherited: [Inherited]
}

extension LayoutTree {
  /// Inspects the view at a path. The tree must have been laid out with `tracing`.
  ///
  /// - Throws: `LayoutExplanationError`.
  package func inspection(ofPath path: String) throws -> LayoutInspection {
    let explanation = try explanation(of: path)
    guard let index = placed.index(ofPath: path) else {
      throw LayoutExplanationError(message: "no view at path '\(path)'", hint: "")
    }
    let indices = [index] + placed.ancestors(of: index)
    return LayoutInspection(
      chain: indices.reversed().map(step), explanation: explanation,
      inherited: inherited(along: indices))
  }

  /// - Parameter indices: A view and its ancestors, innermost first.
  private func inherited(along indices: [Int]) -> [LayoutInspection.Inherited] {
    guard let view = indices.first else { return [] }
    return placed.inherited(by: view).map { value in
      let setting = indices.prefix { placed.inherited(by: $0).contains(value) }.last ?? view
      return LayoutInspection.Inherited(
        name: value.name, value: value.value, path: setting == 0 ? nil : placed.path(of: setting))
    }
  }

  private func hasEffect(_ index: Int) -> Bool {
    let node = placed.nodes[index]
    switch placed.facts(of: index)?.rule {
    case .stack(_, let alignment, _, isLazy: false):
      return alignment != HorizontalAlignment.center.key
        && alignment != VerticalAlignment.center.key
    case .layers(let alignment): return node.kind == .zStack && alignment != .center
    case .passthrough:
      return node.drawing != nil || node.kind == .modifier("layoutPriority")
    case let rule: return node.kind.role == .modifier && rule != nil
    }
  }

  private func step(_ index: Int) -> LayoutInspection.Step {
    let (node, explained) = (nodes[index], ExplainedNode(tree: placed, index: index))
    let facts = placed.facts(of: index)
    let answers = (facts?.answers ?? []).filter { $0.proposal != node.proposal }.map {
      LayoutInspection.Answer(
        proposal: .init(width: $0.proposal.width, height: $0.proposal.height),
        width: $0.size.width, height: $0.size.height)
    }
    return LayoutInspection.Step(
      path: node.path, name: explained.name, type: node.type, isModifier: explained.isModifier,
      frame: node.frame,
      proposal: .init(width: node.proposal.width, height: node.proposal.height),
      priority: Double(facts?.priority ?? 0), answers: answers,
      guides: node.guides.map {
        .init(name: $0.name, value: $0.value, isExplicit: $0.explicit != nil)
      },
      measurementCount: node.measurementCount, text: node.text, hasEffect: hasEffect(index))
  }
}
