import Foundation
import GalleyCore

private func number(_ value: CGFloat) -> String { PointText.number(value) }

// Surprising sizes.
extension Surprise {
  static let fixedSize = Surprise("fixed-size") { node, surroundings in
    guard case .fixedSize(let axes) = node.rule else { return nil }
    let axis = Axis.allCases.first { axis in
      guard axes.contains(Axis.Set(axis)), let proposed = node.proposal[axis] else { return false }
      return node.size[axis] > proposed + 0.005
    }
    guard let axis, let proposed = node.proposal[axis] else { return nil }
    let otherwise =
      surroundings.leaf.text != nil
      ? " Without it, the text would wrap or be truncated." : ""
    return
      "\(node.name) gives \(surroundings.view.viewName) its ideal \(axis.length), \(number(node.size[axis])),"
      + " although only \(number(proposed)) is proposed: it is"
      + " \(number(node.size[axis] - proposed)) \(axis.larger) than its proposal and may overlap its neighbors.\(otherwise)"
  }

  static let frameWithoutMax = Surprise("frame-without-max") { node, _ in
    guard let frame = node.flexibleFrame else { return nil }
    let axis = Axis.allCases.first { axis in
      let limits = frame.limits(axis)
      guard limits.max == nil, limits.min != nil || limits.ideal != nil,
        let proposed = node.proposal[axis]
      else { return false }
      return proposed.isFinite && proposed > node.size[axis] + 0.005
    }
    guard let axis, let proposed = node.proposal[axis] else { return nil }
    let name = axis == .horizontal ? "maxWidth" : "maxHeight"
    return "\(node.name) sets no \(name), so it takes no more than its minimum or what its content"
      + " needs: \(number(node.size[axis])) of the proposed \(number(proposed)). Add \(name):"
      + " .infinity to fill the proposal."
  }

  static let frameOverflow = Surprise("frame-overflow") { node, _ in
    guard node.isFrame, let view = node.primary else { return nil }
    let axis = Axis.allCases.first { view.size[$0] > node.size[$0] + 0.005 }
    guard let axis else { return nil }
    let over = view.size[axis] - node.size[axis]
    return "\(view.viewName) is \(number(view.size[axis])) \(axis.extended) in \(node.name), which"
      + " neither shrinks nor clips it: \(number(over)) of it is outside of the frame. .clipped()"
      + " would hide that part."
  }

  static let infiniteFrame = Surprise("infinite-in-scroll-view") { node, _ in
    let axis = Axis.allCases.first { axis in
      guard node.proposal[axis] == nil else { return false }
      if case .fills = node.rule { return true }
      return node.flexibleFrame?.limits(axis).max == .infinity
    }
    guard let axis else { return nil }
    let outer = sequence(first: node, next: \.parent).dropFirst().first { outer in
      switch outer.rule {
      case .scroll(let axes): axes.contains(Axis.Set(axis))
      case .fixedSize(let axes): axes.contains(Axis.Set(axis))
      default: false
      }
    }
    guard let outer else { return nil }
    let limit = axis == .horizontal ? "maxWidth" : "maxHeight"
    return node.isFrame
      ? "\(outer.name) proposes no \(axis.length), so \(limit): .infinity has nothing to fill:"
        + " \(node.name) is as \(axis.extended) as its content, \(number(node.size[axis]))."
      : "\(outer.name) proposes no \(axis.length), and \(node.name) has none of its own, so it gets"
        + " the default of \(number(node.size[axis])). Give it a \(axis.length) with"
        + " .frame(\(axis.length):)."
  }

  static let imageSize = Surprise("image-not-resizable") { node, surroundings in
    guard case .ownSize = node.rule, node.kind.name == "Image",
      let frame = surroundings.chain.last(where: {
        $0.isFrame && $0.index < node.index && $0.size != node.size
      })
    else { return nil }
    return
      "\(node.name) keeps its own size, \(node.sizeText), in \(frame.name), which changes the"
      + " space but not the size of the image. .resizable() lets the image follow its proposal."
  }

  static let truncatedText = Surprise("truncated-text") { node, surroundings in
    guard node.text?.isTruncated == true else { return nil }
    let outer = surroundings.chain.prefix { $0.index != node.index }
    let frame = outer.last { $0.fixedFrame != nil }
    let ideal = node.answer(to: ProposedViewSize(width: node.proposal.width, height: nil))
    if case .text(let limit?) = node.rule, let count = node.text?.lines.count, count >= limit,
      ideal.map({ $0.height <= node.size.height + 0.005 }) ?? true
    {
      return "\(node.name) is truncated because .lineLimit(\(limit)) allows no more lines."
    }
    func proposed(_ axis: Axis) -> String { node.proposal[axis].map(number) ?? "any" }
    let proposal = "\(proposed(.horizontal))×\(proposed(.vertical))"
    let need = ideal.map { "\(number($0.width))×\(number($0.height))" } ?? "more"
    let who = frame?.name ?? surroundings.container?.name ?? "the canvas"
    return "\(node.name) is truncated: \(who) leaves it \(proposal), but the whole text needs"
      + " \(need). .fixedSize(horizontal: false, vertical: true) would show all lines,"
      + " and .minimumScaleFactor(_:) would shrink the text."
  }

  static let viewThatFits = Surprise("view-that-fits") { node, _ in
    guard case .viewThatFits(let axes) = node.rule, let candidates = node.facts?.candidates,
      let chosen = candidates.firstIndex(where: \.isShown)
    else { return nil }
    let measured = Axis.allCases.filter { axes.contains(Axis.Set($0)) }
    func lengths(_ value: (Axis) -> CGFloat?) -> String {
      measured.map { value($0).map(number) ?? "any" }.joined(separator: "×")
    }
    let noun = measured.count == 1 ? measured[0].length : "size"
    let needs = candidates[...chosen].enumerated().map { position, candidate in
      let name = "the \(PointText.ordinal(position + 1)) view, \(candidate.name),"
      let fits = measured.allSatisfy { axis in
        node.proposal[axis].map { candidate.ideal[axis] <= $0 } ?? true
      }
      let verdict = fits ? "and fits" : "which is too much"
      return "\(name) needs \(lengths { candidate.ideal[$0] }), \(verdict)"
    }
    let fits = measured.allSatisfy { axis in
      node.proposal[axis].map { candidates[chosen].ideal[axis] <= $0 } ?? true
    }
    let end =
      fits
      ? "It shows the first view that fits." : "None fits, so it shows the last one."
    let list = needs.joined(separator: "; ")
    return "\(node.name) was proposed a \(noun) of \(lengths { node.proposal[$0] }):"
      + " \(list). \(end)"
  }

  static let circle = Surprise("circle") { node, _ in
    guard node.kind.name == "Circle" else { return nil }
    switch node.rule {
    case .fills where !PointText.areEqual(node.size.width, node.size.height):
      return "\(node.name) fills its whole frame, \(node.sizeText), like every shape, but draws the"
        + " largest circle that fits, \(number(min(node.size.width, node.size.height)))"
        + " across, in the center."
    case .square:
      let offer = node.proposal.replacingUnspecifiedDimensions()
      guard !PointText.areEqual(offer.width, offer.height) else { return nil }
      return "\(node.name) is proposed \(number(offer.width))×\(number(offer.height)) and takes the"
        + " largest square in it; other shapes fill their proposal."
    default: return nil
    }
  }

  static let geometryReader = Surprise("geometry-reader") { surroundings in
    let readers = surroundings.chain + [surroundings.container].compactMap { $0 }
    return readers.compactMap { node in
      guard case .geometryReader = node.rule else { return nil }
      return (
        node,
        "\(node.name) takes the whole proposal, here \(node.sizeText), no matter how small its"
          + " views are, and places them at its top leading corner instead of its center. To only"
          + " read a size, put it in .background or .overlay."
      )
    }
  }

  static let overlaySize = Surprise("overlay-size") { surroundings in
    guard let layer = surroundings.container, case .layer(let primary, _) = layer.rule,
      surroundings.member.position != primary, let view = layer.primary
    else { return [] }
    let member = surroundings.member
    guard Axis.allCases.contains(where: { member.size[$0] > view.size[$0] + 0.005 }) else {
      return []
    }
    return [
      (
        layer,
        "\(layer.name) doesn't make \(view.viewName) larger: \(member.viewName),"
          + " \(member.sizeText), extends beyond the proposed \(view.sizeText), and neighbors are placed as if"
          + " it didn't."
      )
    ]
  }

  static let gridColumn = Surprise("grid-column") { surroundings in
    guard let grid = surroundings.container, let words = grid.words as? GridWords,
      let widest = words.largest(.horizontal, beside: surroundings.member, in: grid),
      let proposed = surroundings.member.proposal.width, proposed.isFinite,
      widest.size.width > surroundings.member.size.width + 0.005
    else { return [] }
    return [
      (
        grid,
        "All cells of a column share the width of the widest: here \(widest.viewName), which"
          + " needs \(number(widest.size.width)). \(surroundings.member.viewName) takes"
          + " \(number(surroundings.member.size.width)) of the column's \(number(proposed))."
      )
    ]
  }

  static let unusedSpace = Surprise("unused-space") { surroundings in
    let member = surroundings.member
    guard let proposed = member.proposal.width, proposed.isFinite,
      proposed > member.size.width + 0.005,
      !surroundings.chain.contains(where: { node in
        if node.isFrame { return true }
        if case .fixedSize = node.rule { return true }
        return false
      })
    else { return [] }
    let needs: String
    switch surroundings.leaf.rule {
    case .text: needs = "its text needs"
    case .ownSize: needs = "its own size requires"
    case .stack, .layers, .grid: needs = "its views need"
    default: return []
    }
    return [
      (
        member,
        "\(member.viewName) is proposed a width of \(number(proposed)) and takes only the"
          + " \(number(member.size.width)) that \(needs). .frame(maxWidth: .infinity) around it would"
          + " take all of it."
      )
    ]
  }
}
