import Foundation

extension AttributedString {
  /// The alignment of a paragraph, whatever the layout direction.
  public enum TextAlignment: Hashable, Sendable, CaseIterable { case left, right, center }
}

extension AttributeScopes {
  /// The attributes of paragraphs.
  public var coreText: CoreTextAttributes.Type { CoreTextAttributes.self }

  /// The attributes of paragraphs. Text editors draw those that all of their text has; texts draw
  /// none of them.
  public struct CoreTextAttributes: AttributeScope {
    /// The alignment of lines: `AttributedString.TextAlignment`.
    public let alignment: TextAlignmentAttribute
    /// The height of lines: `AttributedString.LineHeight`.
    public let lineHeight: LineHeightAttribute

    /// The alignment of lines.
    public enum TextAlignmentAttribute: AttributedStringKey {
      /// An alignment.
      public typealias Value = AttributedString.TextAlignment
      /// The name shown when a string is printed.
      public static let name = "CoreText.Alignment"
    }
    /// The height of lines.
    public enum LineHeightAttribute: AttributedStringKey {
      /// A height.
      public typealias Value = AttributedString.LineHeight
      /// The name shown when a string is printed.
      public static let name = "CoreText.LineHeight"
    }
  }
}

extension AttributeDynamicLookup {
  /// Accesses an attribute of `CoreTextAttributes` by name, as in `string.alignment`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.CoreTextAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// Returns the value of an attribute that all of the text has, or `nil`.
  package func sharedValue<K: AttributedStringKey>(of key: K.Type) -> K.Value?
  where K.Value: Sendable {
    let values = Set(runs.map { $0.attributes[key] })
    return values.count == 1 ? values.first ?? nil : nil
  }
}
