import Foundation

extension WindowGroup {
  /// A window with this content. The title is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// A window with this content. Title and identifier make no difference.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// A window with this content. The title is not shown.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// A window for a value; in a picture there is none.
  public init<D: Codable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(content: { content(.constant(nil)) })
  }

  /// A window for a value; in a picture there is none. The identifier makes no difference.
  public init<D: Codable & Hashable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(content: { content(.constant(nil)) })
  }

  /// A window for a value; in a picture there is none. Title and identifier make no difference.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(content: { content(.constant(nil)) })
  }

  /// A window for a value; in a picture there is none. The title is not shown.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(content: { content(.constant(nil)) })
  }

  /// A window for a value, at first for a default one.
  public init<D: Codable & Hashable>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(content: { content(.constant(defaultValue())) })
  }
}
