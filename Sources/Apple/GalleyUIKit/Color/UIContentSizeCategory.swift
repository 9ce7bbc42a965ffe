import Galley

extension UIContentSizeCategory {
  /// The sizes in the order of `DynamicTypeSize`.
  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The position among all sizes; -1 if it is unspecified or unknown.
  var order: Int { Self.all.firstIndex(of: self) ?? -1 }

  /// Creates the equivalent of a SwiftUI text size.
  public init(_ dynamicTypeSize: DynamicTypeSize) {
    self = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize).map { Self.all[$0] } ?? .large
  }

  /// Creates the equivalent of the older form of a SwiftUI text size; `nil` means unspecified.
  public init(_ sizeCategory: ContentSizeCategory?) {
    let index = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
    self = index.map { Self.all[$0] } ?? .unspecified
  }
}

extension DynamicTypeSize {
  /// Creates the equivalent of a UIKit text size, or returns `nil` if it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard uiSizeCategory.order >= 0 else { return nil }
    self = Self.allCases[uiSizeCategory.order]
  }
}

extension ContentSizeCategory {
  /// Creates the equivalent of a UIKit text size, or returns `nil` if it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard uiSizeCategory.order >= 0 else { return nil }
    self = Self.allCases[uiSizeCategory.order]
  }
}
