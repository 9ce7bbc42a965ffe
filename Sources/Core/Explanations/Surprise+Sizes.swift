import Foundation

private func number(_ value: CGFloat) -> String { PointText.number(value) }

// Sizes that people did not expect.
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
      ? " Without it, the text would be broken into lines or cut off." : ""
    return
      "\(node.name) gives \(surroundings.view.viewName) its ideal \(axis.length), \(number(node.size[axis])),"
      + " though only \(number(proposed)) is proposed: it is \(number(node.size[axis] - proposed))"
      + " \(axis.larger) than its proposal and covers what is beside it.\(otherwise)"
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
    return "\(node.name) sets no \(name), so it takes no more than its minimum or what the view in"
      + " it needs: \(number(node.size[axis])) of the \(number(proposed)) that it is proposed. Add \(name):"
      + " .infinity to fill them."
  }

  static let frameOverflow = Surprise("frame-overflow") { node, _ in
    guard node.isFrame, let view = node.primary else { return nil }
    let axis = Axis.allCases.first { view.size[$0] > node.size[$0] + 0.005 }
    guard let axis else { return nil }
    let over = view.size[axis] - node.size[axis]
    return "\(view.viewName) is \(number(view.size[axis])) \(axis.extended) in \(node.name), which"
      + " neither shrinks nor clips it: \(number(over)) of it lies outside of the frame. .clipped()"
      + " would cut that off."
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
        + " \(node.name) is as \(axis.extended) as what is in it, \(number(node.size[axis]))."
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
      "\(node.name) keeps its own size, \(node.sizeText), in \(frame.name), which makes space and"
      + " not the image larger or smaller. .resizable() lets it follow what it is proposed."
  }

  static let truncatedText = Surprise("truncated-text") { node, surroundings in
    guard node.text?.isTruncated == true else { return nil }
    let outer = surroundings.chain.prefix { $0.index != node.index }
    let frame = outer.last { $0.fixedFrame != nil }
    let ideal = node.answer(to: ProposedViewSize(width: node.proposal.width, height: nil))
    if case .text(let limit?) = node.rule, let count = node.text?.lines.count, count >= limit,
      ideal.map({ $0.height <= node.size.height + 0.005 }) ?? true
    {
      return "\(node.name) is cut off, as .lineLimit(\(limit)) allows it no more lines."
    }
    func proposed(_ axis: Axis) -> String { node.proposal[axis].map(number) ?? "any" }
    let proposal = "\(proposed(.horizontal))×\(proposed(.vertical))"
    let need = ideal.map { "\(number($0.width))×\(number($0.height))" } ?? "more"
    let who = frame?.name ?? surroundings.container?.name ?? "the canvas"
    return "\(node.name) is cut off: \(who) leaves it \(proposal), and all of it needs \(need)."
      + " .fixedSize(horizontal: false, vertical: true) would let it have all its lines, and"
      + " .minimumScaleFactor(_:) makes it smaller."
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
      ? "It shows the first that fits." : "None fits, so it shows the last one all the same."
    let list = needs.joined(separator: "; ")
    return "\(node.name) has a \(noun) of \(lengths { node.proposal[$0] }) to offer:"
      + " \(list). \(end)"
  }

  static let circle = Surprise("circle") { node, _ in
    guard node.kind.name == "Circle" else { return nil }
    switch node.rule {
    case .fills where !PointText.areEqual(node.size.width, node.size.height):
      return "\(node.name) fills its whole frame, \(node.sizeText), as every shape does; the circle"
        + " drawn is the largest that fits, \(number(min(node.size.width, node.size.height)))"
        + " across, in the middle."
    case .square:
      let offer = node.proposal.replacingUnspecifiedDimensions()
      guard !PointText.areEqual(offer.width, offer.height) else { return nil }
      return "\(node.name) is proposed \(number(offer.width))×\(number(offer.height)) and takes the"
        + " largest square in it; other shapes fill what they are proposed."
    default: return nil
    }
  }

  static let geometryReader = Surprise("geometry-reader") { surroundings in
    let readers = surroundings.chain + [surroundings.container].compactMap { $0 }
    return readers.compactMap { node in
      guard case .geometryReader = node.rule else { return nil }
      return (
        node,
        "\(node.name) takes all that it is proposed, here \(node.sizeText), however small the views"
          + " in it are, and puts them at its top leading corner, not in its middle. Where only a"
          + " size is to be read, it belongs into .background or .overlay."
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
        "\(layer.name) does not make \(view.viewName) larger: \(member.viewName), \(member.sizeText),"
          + " reaches beyond the \(view.sizeText) that it is proposed, and neighbours are placed as if"
          + " it did not."
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
        "All cells of a column have one width, that of the widest: here \(widest.viewName), which"
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
    case .ownSize: needs = "are its own size"
    case .stack, .layers, .grid: needs = "its views need"
    default: return []
    }
    return [
      (
        member,
        "\(member.viewName) is proposed a width of \(number(proposed)) and takes no more than the"
          + " \(number(member.size.width)) that \(needs). .frame(maxWidth: .infinity) around it would"
          + " take them all."
      )
    ]
  }
}
