import Foundation

@TitleForms
extension DatePicker {
  /// Creates a picker for dates on or after a given date, with a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: range.lowerBound...max(range.lowerBound, .distantFuture),
      displayedComponents: displayedComponents, label: label)
  }

  /// Creates a picker for dates on or before a given date, with a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: min(range.upperBound, .distantPast)...range.upperBound,
      displayedComponents: displayedComponents, label: label)
  }
}
