import Foundation

/// What draws the text of a view in place of the text itself.
///
/// The renderer is asked each time that its view is laid out. Between two states of an animation it
/// is not: the text is drawn as in the end.
public protocol TextRenderer: Animatable {
  /// Draws a text whose lines are known, in points from the text's top left corner.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of the view for a proposal. Default: the text's.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the renderer draws beyond the text's frame. Default: 0. A picture shows all of it.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No padding.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that can be measured.
public struct TextProxy {
  let paragraph: TextParagraph

  /// The size of the text for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    paragraph.ownSize(for: proposal)
  }
}

/// A mark on a text that a `TextRenderer` finds in its layout.
public protocol TextAttribute {}

extension Text {
  /// Marks the text for a `TextRenderer`; parts that have a mark of this type keep theirs.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    let mark = CustomAttribute(value)
    return styled {
      if !$0.customAttributes.contains(where: { $0.key == mark.key }) {
        $0.customAttributes.append(mark)
      }
    }
  }

  /// A value of a type that the program defines; texts compare it by its structure.
  ///
  /// SwiftUI does not ask for marks to be `Sendable`; nobody changes them once they are here.
  struct CustomAttribute: Equatable, @unchecked Sendable {
    let key: ObjectIdentifier
    let value: any TextAttribute

    init<T: TextAttribute>(_ value: T) {
      key = ObjectIdentifier(T.self)
      self.value = value
    }

    static func == (a: Self, b: Self) -> Bool {
      a.key == b.key && StructuralEquality.areEqual(a.value, b.value)
    }
  }
}

extension View {
  /// Draws texts in this view with a renderer.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    transformEnvironment(\.text) { $0.renderer = AnyTextRenderer(renderer: renderer) }
  }
}

/// A renderer of any type, as the environment holds it.
package struct AnyTextRenderer {
  let renderer: any TextRenderer
}

extension TextParagraph {
  /// What the renderer draws in place of the lines.
  func drawn(
    _ text: PlacedText, _ size: CGSize, by renderer: any TextRenderer, in context: _ResolveContext
  ) -> [DisplayItem] {
    let recording = CanvasRecording()
    var graphics = GraphicsContext(
      recording, size: size, context: context, symbols: CanvasSymbols([], size: size))
    renderer.draw(
      layout: Text.Layout(text, size: size, attributes: customAttributes), in: &graphics)
    return recording.finish()
  }
}
