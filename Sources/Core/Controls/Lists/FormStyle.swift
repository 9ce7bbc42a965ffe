import Foundation

/// The default form style: grouped.
@StyleInit public struct AutomaticFormStyle: FormStyle {
  /// A grouped form.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// A form style that groups rows on backgrounds.
@StyleInit public struct GroupedFormStyle: FormStyle {
  /// A grouped form.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// A form style with two columns, which does not scroll: labels at the trailing edge of the first column, and values at
/// the leading edge of the second.
@StyleInit public struct ColumnsFormStyle: FormStyle {
  /// The rows below one another, without backgrounds.
  public func makeBody(configuration: Configuration) -> some View {
    ColumnsForm(content: configuration.content)
  }
}
