/// Hides a view from screen readers.
struct AccessibilityHiddenModifier {
  let isHidden: Bool
}

extension AccessibilityHiddenModifier: AccessibilityMarking {
  func mark(in context: _ResolveContext) -> AccessibilityMark? { isHidden ? .hidden : nil }
}
