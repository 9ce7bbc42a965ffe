import Foundation

/// The controls at the bottom of a screen, as tall as those of navigation bars, below the search field of some themes.
struct BottomBar: View {
  let parts: [_ControlPart]
  /// The views in the middle, between the first and the second half of the parts.
  let status: [_ControlPart]
  var search: SearchItem?
  let appearance: BarAppearance
  /// Whether content extends under the bar.
  let isOverContent: Bool
  @Environment(\.barHeight) private var height
  @Environment(\.barMargin) private var margin

  var body: some View {
    if let search {
      VStack(spacing: 0) {
        FloatingSearchBar(search: search, isLowest: !hasControls)
        if hasControls { controls }
      }
    } else {
      controls
    }
  }

  private var hasControls: Bool { !parts.isEmpty || !status.isEmpty }

  @ViewBuilder private var row: some View {
    if status.isEmpty {
      HStack {
        ForEach(parts.indices, id: \.self) { index in
          if index > 0 { Spacer(minLength: 8) }
          parts[index]
        }
      }
    } else {
      let middle = (parts.count + 1) / 2
      ZStack {
        HStack(spacing: 16) {
          ForEach(parts.indices, id: \.self) { index in
            if index == middle { Spacer(minLength: 0) }
            parts[index]
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        HStack {
          ForEach(status.indices, id: \.self) { status[$0] }
        }
      }
    }
  }

  private var controls: some View {
    row
      .modifier(BarItems())
      .padding(.horizontal, margin)
      .frame(maxWidth: .infinity, minHeight: height)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .modifier(
        BarGround(
          appearance: appearance,
          ground: appearance.ground(
            automatic: .init(isFilled: isOverContent, hasLine: isOverContent)), edge: .top))
  }
}

/// The look of controls in bars: large symbols, unless the bar is lower than usual, and labels with only their icons.
/// As elsewhere, only buttons use the tint.
struct BarItems: ViewModifier {
  @Environment(\.barHeight) private var height

  func body(content: Content) -> some View {
    content.labelStyle(.iconOnly).imageScale(height < 44 ? .medium : .large)
  }
}
