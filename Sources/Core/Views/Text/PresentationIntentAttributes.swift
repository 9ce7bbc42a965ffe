import Foundation

extension AttributeScopes.FoundationAttributes {
  /// The inline presentation of a piece of text.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// A set of intents.
    public typealias Value = InlinePresentationIntent
    /// The name shown when a string is printed.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The key of the inline presentation attribute. Only its type is used.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    preconditionFailure("attributes are looked up by their types")
  }

  /// The blocks that contain a piece of text in a document. Texts do not draw them.
  public enum PresentationIntentAttribute: AttributedStringKey {
    /// The blocks, innermost first.
    public typealias Value = PresentationIntent
    /// The name shown when a string is printed.
    public static let name = "NSPresentationIntent"
  }

  /// The key of the block attribute. Only its type is used.
  public var presentationIntent: PresentationIntentAttribute {
    preconditionFailure("attributes are looked up by their types")
  }
}
