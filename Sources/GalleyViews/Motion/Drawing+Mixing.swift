import Foundation

extension Drawing.Kind {
  /// What is drawn on the way from an old drawing to a new one.
  ///
  /// - Parameters:
  ///   - old: What was drawn; a drawing of another kind has no part in this one.
  ///   - target: What will be drawn in the end. Where this drawing differs from it, it is moved by
  ///     parameters already and stays as it is.
  ///   - progress: 0 is old, 1 is new.
  func mixed(from old: Drawing.Kind, to target: Drawing.Kind, _ progress: Double) -> Drawing.Kind {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(progress) }
    func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
    }
    switch (self, old, target) {
    case (.opacity(let new), .opacity(let old), .opacity(let end)) where new == end:
      return .opacity(min(max(mix(old, new), 0), 1))
    case (.rotation(let new, let anchor), .rotation(let old, _), .rotation(let end, _))
    where new == end:
      return .rotation(Angle(radians: mix(old.radians, new.radians)), anchor: anchor)
    case (.scale(let new, let anchor), .scale(let old, _), .scale(let end, _)) where new == end:
      return .scale(mix(old, new), anchor: anchor)
    case (.style(let new), .style(let old), .style(let end)) where new == end:
      return .style(new.mixed(from: old, progress))
    case (.hairline(let new), .hairline(let old), .hairline(let end)) where new == end:
      return .hairline(new.mixed(from: old, progress))
    case (.border(let new, let width), .border(let old, let oldWidth), .border(let end, _))
    where new == end:
      return .border(new.mixed(from: old, progress), width: mix(oldWidth, width))
    case (.shape(let new), .shape(let old), .shape(let end)):
      return .shape(new.mixed(from: old, to: end, progress))
    case (.shapes(let new), .shapes(let old), .shapes(let end))
    where new.count == old.count && new.count == end.count:
      return .shapes(new.indices.map { new[$0].mixed(from: old[$0], to: end[$0], progress) })
    case (
      .shadow(let new, let radius, let offset), .shadow(let old, let oldRadius, let oldOffset), _
    ):
      return .shadow(
        new.mixed(from: old, progress), radius: max(mix(oldRadius, radius), 0),
        offset: mix(oldOffset, offset))
    case (.filter(let new), .filter(let old), .filter(let end)) where new == end:
      return .filter(new.mixed(from: old, progress))
    default: return self
    }
  }
}

extension ShapeDrawing {
  fileprivate func mixed(
    from old: ShapeDrawing, to target: ShapeDrawing, _ progress: Double
  ) -> ShapeDrawing {
    guard steps.count == old.steps.count, steps.count == target.steps.count else { return self }
    var mixed = self
    for index in steps.indices {
      let (before, end) = (old.steps[index], target.steps[index])
      if steps[index].style == end.style {
        mixed.steps[index].style = steps[index].style.mixed(from: before.style, progress)
      }
      if case .stroke(let new) = steps[index].kind, case .stroke(let old) = before.kind,
        case .stroke(let end) = end.kind, new == end
      {
        mixed.steps[index].kind = .stroke(new.mixed(from: old, CGFloat(progress)))
      }
    }
    return mixed
  }
}

extension Filter {
  fileprivate func mixed(from old: Filter, _ progress: Double) -> Filter {
    switch (self, old) {
    case (.blur(let new, let isOpaque), .blur(let old, _)):
      .blur(radius: max(old + (new - old) * progress, 0), isOpaque: isOpaque)
    case (.color(let new), .color(let old)): .color(old.mixed(with: new, by: progress))
    default: self
    }
  }
}

extension StrokeStyle {
  fileprivate func mixed(from old: StrokeStyle, _ progress: CGFloat) -> StrokeStyle {
    var mixed = self
    mixed.lineWidth = max(old.lineWidth + (lineWidth - old.lineWidth) * progress, 0)
    mixed.dashPhase = old.dashPhase + (dashPhase - old.dashPhase) * progress
    return mixed
  }
}

extension ResolvedColor {
  /// The colour on the way from an old one; beyond either end it stays there.
  fileprivate func mixed(from old: ResolvedColor, _ progress: Double) -> ResolvedColor {
    old == self ? self : old.mixed(with: self, by: min(max(progress, 0), 1))
  }
}

extension [_ResolvedStyle] {
  func mixed(from old: [_ResolvedStyle], _ progress: Double) -> [_ResolvedStyle] {
    count == old.count ? indices.map { self[$0].mixed(from: old[$0], progress) } : self
  }
}

extension _ResolvedStyle {
  /// Colours, and the stops of gradients of one kind.
  fileprivate func mixed(from old: _ResolvedStyle, _ progress: Double) -> _ResolvedStyle {
    if self == old { return self }
    func mix(_ new: [PaintStop], _ old: [PaintStop]) -> [PaintStop] {
      guard new.count == old.count else { return new }
      return new.indices.map {
        PaintStop(
          color: new[$0].color.mixed(from: old[$0].color, progress), location: new[$0].location)
      }
    }
    switch (self, old) {
    case (.color(let new), .color(let old)): return .color(new.mixed(from: old, progress))
    case (.linear(let new, let start, let end), .linear(let old, _, _)):
      return .linear(mix(new, old), start: start, end: end)
    case (.radial(let new, let center, let from, let to), .radial(let old, _, _, _)):
      return .radial(mix(new, old), center: center, startRadius: from, endRadius: to)
    case (.elliptical(let new, let center, let from, let to), .elliptical(let old, _, _, _)):
      return .elliptical(mix(new, old), center: center, startFraction: from, endFraction: to)
    case (.angular(let new, let center, let start, let end), .angular(let old, _, _, _)):
      return .angular(mix(new, old), center: center, start: start, end: end)
    default: return self
    }
  }
}
