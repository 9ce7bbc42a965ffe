import Galley

extension AttributeScopes {
  /// The attributes that UIKit's labels draw.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit's labels draw. SwiftUI's texts draw their own.
  public struct UIKitAttributes: AttributeScope {
    /// The font: `UIFont`.
    public let font: FontAttribute
    /// The color of the text: `UIColor`.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color: `UIColor`.
    public let backgroundColor: BackgroundColorAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font of text.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name shown when a string is printed.
      public static let name = "NSFont"
    }
    /// The foreground color of text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The name shown when a string is printed.
      public static let name = "NSColor"
    }
    /// The background color of text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The name shown when a string is printed.
      public static let name = "NSBackgroundColor"
    }
  }
}

extension AttributeDynamicLookup {
  /// Accesses an attribute of `UIKitAttributes` by name, for values that only UIKit has.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
