import Foundation

/// A type that replaces the drawing of a view's text.
///
/// The renderer is called for each layout of its view. During an animation it is not called: the
/// text shows the final state.
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text, in points from the text's top left corner.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of the view for a proposal. Default: the text's own size.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distance that the renderer draws beyond the text's frame. Default: 0. Pictures never clip
  /// it.
  var displayPadding: EdgeInsets { get }
}

/// A custom attribute of a text that a `TextRenderer` finds in the layout.
public protocol TextAttribute {}

extension Text {
  /// Sets a custom attribute for a `TextRenderer`. Parts that already have an attribute of this
  /// type keep it.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    let mark = CustomAttribute(value)
    return styled {
      if !$0.customAttributes.contains(where: { $0.key == mark.key }) {
        $0.customAttributes.append(mark)
      }
    }
  }

  /// A type-erased custom attribute, compared by its structure.
  ///
  /// `@unchecked` because SwiftUI does not require custom attributes to be `Sendable`. The stored
  /// value never changes.
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

/// A type-erased renderer for the environment.
package struct AnyTextRenderer {
  let renderer: any TextRenderer
}

extension TextParagraph {
  /// Returns the items that the renderer draws in place of the text.
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
