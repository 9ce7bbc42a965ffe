/// A view as a value: a view or modifier, its arguments, and the views inside.
///
/// Can be generated randomly, shrunk, stored, built, and printed as Swift source.
struct Recipe: Codable, Hashable, Sendable {
  /// The template of an ingredient, which is also its name.
  var template: String
  var arguments: [Argument]
  var parts: [Recipe] = []

  /// The number of views and modifiers.
  var count: Int { parts.reduce(1) { $0 + $1.count } }

  /// Returns whether this recipe or one inside it satisfies `condition`.
  func contains(_ condition: (Recipe) -> Bool) -> Bool {
    condition(self) || parts.contains { $0.contains(condition) }
  }
}

/// The value of a parameter.
enum Argument: Codable, Hashable, Sendable {
  /// `nil`, for an optional length.
  case absent
  case number(Double)
  case count(Int)
  case string(String)
  /// A value of a `Choice`, by index.
  case option(Int)
}
