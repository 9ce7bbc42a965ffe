import Foundation
import Galley

/// Lines across two pictures and, between them, what they are and how far apart.
struct BaselineGutter: View {
  nonisolated static let width: CGFloat = 220

  let rules: BaselineRules
  /// The widths of the pictures.
  let left: CGFloat
  let right: CGFloat

  private var whole: CGFloat { left + Self.width + right }
  private var middle: CGFloat { left + Self.width / 2 }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(rules.rules) { lines($0) }
      ForEach(rules.rules) { label($0) }
    }
    .frame(width: whole, alignment: .topLeading)
  }

  /// Unbroken in the picture whose baseline it is, dashed across the other.
  @ViewBuilder
  private func lines(_ rule: BaselineRules.Rule) -> some View {
    if rule.before == rule.after, let y = rule.before {
      line(rule.kind, from: 0, to: whole, atY: y)
    } else {
      if let y = rule.before {
        line(rule.kind, from: 0, to: middle, atY: y)
        line(rule.kind, from: middle, to: whole, atY: y, isDashed: true)
      }
      if let y = rule.after {
        line(rule.kind, from: middle, to: whole, atY: y)
        line(rule.kind, from: 0, to: middle, atY: y, isDashed: true)
      }
    }
  }

  private func line(
    _ kind: BaselineRules.Kind, from start: CGFloat, to end: CGFloat, atY y: Double,
    isDashed: Bool = false
  ) -> some View {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0.25))
      path.addLine(to: CGPoint(x: end - start, y: 0.25))
    }
    .stroke(color(kind), style: StrokeStyle(lineWidth: 0.5, dash: isDashed ? [2, 3] : []))
    .frame(width: end - start, height: 0.5)
    .offset(x: start, y: y)
  }

  private func label(_ rule: BaselineRules.Rule) -> some View {
    HStack(spacing: 5) {
      Text(rule.text)
      if let distance = rule.distance { Text(distance).fontWeight(.bold) }
    }
    .font(.system(size: 9.5).monospacedDigit())
    .foregroundStyle(color(rule.kind))
    .lineLimit(1)
    .padding(.horizontal, 4)
    .background(.white)
    .frame(width: Self.width - 12, height: BaselineRules.labelSpacing)
    .offset(x: left + 6, y: rule.labelHeight - BaselineRules.labelSpacing / 2)
  }

  private func color(_ kind: BaselineRules.Kind) -> Color {
    kind == .last
      ? Color(red: 0.85, green: 0.15, blue: 0.12) : Color(red: 0, green: 0.4, blue: 0.95)
  }
}
