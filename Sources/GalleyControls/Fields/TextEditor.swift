import Foundation

/// Text of many lines to be filled in; it takes the size that it is proposed and cuts off what does not fit.
public struct TextEditor {
  private let text: Binding<String>
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.controls.scrollContentBackground) private var visibility

  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: .topLeading
    case .center: .top
    case .trailing: .topTrailing
    }
  }

  public var body: some View {
    Color.clear
      .overlay(alignment: .top) {
        // The insets of text views on iOS.
        Text(verbatim: text.wrappedValue)
          .fixedSize(horizontal: false, vertical: true)
          .frame(maxWidth: .infinity, alignment: frameAlignment)
          .padding(.horizontal, 5)
          .padding(.vertical, 8)
      }
      .clipped()
      .background { if visibility != .hidden { Rectangle().fill(.background) } }
      .control(.write(text))
  }
}
