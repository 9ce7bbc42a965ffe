/// A view as a value: which view or modifier, its arguments, and the views inside.
///
/// It can be made at random, made smaller, stored, built, and printed as Swift source.
struct Recipe: Codable, Hashable, Sendable {
  /// The template of an ingredient, which is also its name.
  var template: String
  var arguments: [Argument]
  var parts: [Recipe] = []

  /// The number of views and modifiers.
  var count: Int { parts.reduce(1) { $0 + $1.count } }

  /// Whether this recipe or one inside of it fulfils `condition`.
  func contains(_ condition: (Recipe) -> Bool) -> Bool {
    condition(self) || parts.contains { $0.contains(condition) }
  }
}

/// One value of a view's or modifier's parameter.
enum Argument: Codable, Hashable, Sendable {
  /// `nil`, where a length may be left out.
  case absent
  case number(Double)
  case count(Int)
  case string(String)
  /// One of the named values of a `Choice`, by its position.
  case option(Int)
}
