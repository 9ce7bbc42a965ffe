import Foundation

extension WindowGroup {
  /// Creates a window for a value, which is `nil` in a picture.
  public init<D: Codable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(content: { content(.constant(nil)) })
  }

  /// Creates a window for a value, which is `nil` in a picture. The identifier has no effect.
  public init<D: Codable & Hashable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(content: { content(.constant(nil)) })
  }

  /// Creates a window for a value, which is `nil` in a picture. The title and the identifier have
  /// no effect.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(content: { content(.constant(nil)) })
  }

  /// Creates a window for a value, which is `nil` in a picture. The title isn't shown.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(content: { content(.constant(nil)) })
  }

  /// Creates a window for a value that starts at a default.
  public init<D: Codable & Hashable>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(content: { content(.constant(defaultValue())) })
  }
}
