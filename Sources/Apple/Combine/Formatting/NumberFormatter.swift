import Foundation

/// Foundation's number formatter, with the fraction digits of Apple's platforms: on Linux, Foundation ignores
/// their maximum for currencies, and if a minimum is set.
///
/// `galley` compiles Swift files against this.
open class _NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  private var hasDigits = false
  private var symbol: String?

  /// Creates a formatter.
  public override init() { super.init() }
  /// Creates a formatter.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The smallest number of digits after the decimal separator. Setting it above
  /// the largest number raises that, too.
  open override var minimumFractionDigits: Int {
    get { super.minimumFractionDigits }
    set {
      hasDigits = true
      super.minimumFractionDigits = newValue
      if super.maximumFractionDigits < newValue { super.maximumFractionDigits = newValue }
    }
  }

  /// The largest number of digits after the decimal separator. Setting it below
  /// the smallest number lowers that, too.
  open override var maximumFractionDigits: Int {
    get { super.maximumFractionDigits }
    set {
      hasDigits = true
      super.maximumFractionDigits = newValue
      if super.minimumFractionDigits > newValue { super.minimumFractionDigits = newValue }
    }
  }

  /// The symbol of the currency.
  open override var currencySymbol: String! {
    get { super.currencySymbol }
    set {
      super.currencySymbol = newValue
      symbol = newValue
    }
  }

  /// Returns a number as text.
  open override func string(from number: NSNumber) -> String? {
    guard hasDigits, number.doubleValue.isFinite, !usesSignificantDigits else {
      return super.string(from: number)
    }
    let highest = max(maximumFractionDigits, 0)
    let digits = min(max(minimumFractionDigits, 0), highest)...highest
    let grouping =
      usesGroupingSeparator
      ? NumberFormatStyleConfiguration.Grouping.automatic : .never
    let locale = locale ?? .autoupdatingCurrent
    let value = (number as? NSDecimalNumber)?.decimalValue ?? Decimal(number.doubleValue)
    switch numberStyle {
    case .none:
      return value.formatted(
        .number.precision(.fractionLength(digits)).rounded(rule: rule).grouping(.never)
          .locale(locale))
    case .decimal:
      return value.formatted(
        .number.precision(.fractionLength(digits)).rounded(rule: rule).grouping(grouping)
          .locale(locale))
    case .percent:
      return value.formatted(
        .percent.precision(.fractionLength(digits)).rounded(rule: rule).grouping(grouping)
          .locale(locale))
    case .currency:
      let text = value.formatted(
        .currency(code: currencyCode ?? "USD").precision(.fractionLength(digits))
          .rounded(rule: rule).grouping(grouping).locale(locale).attributed)
      return symbol.map { replacing(in: text, with: $0) } ?? String(text.characters)
    default: return super.string(from: number)
    }
  }

  /// Returns a price with another symbol of the currency.
  private func replacing(in text: AttributedString, with symbol: String) -> String {
    text.runs.map { run in
      run.numberSymbol == .currency ? symbol : String(text[run.range].characters)
    }.joined()
  }

  private var rule: FloatingPointRoundingRule {
    switch roundingMode {
    case .ceiling: .up
    case .floor: .down
    case .down: .towardZero
    case .up: .awayFromZero
    case .halfUp: .toNearestOrAwayFromZero
    default: .toNearestOrEven
    }
  }
}
