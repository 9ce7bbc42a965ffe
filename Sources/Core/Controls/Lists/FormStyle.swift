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

/// A form style with two columns; the same as grouped on iOS.
@StyleInit public struct ColumnsFormStyle: FormStyle {
  /// A grouped form.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}
