import Foundation

/// An integer or floating-point number that an interpolation can format with a specifier.
public protocol _FormatSpecifiable: Equatable {
  /// The type of the argument: `Int64`, `UInt64` or `Double`.
  associatedtype _Arg: CVarArg

  /// The number as an argument of `String(format:)`.
  var _arg: _Arg { get }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  /// The number as a 64-bit integer.
  public var _arg: Int64 { Int64(truncatingIfNeeded: self) }
}
extension _FormatSpecifiable where Self: UnsignedInteger {
  /// The number as a 64-bit integer.
  public var _arg: UInt64 { UInt64(truncatingIfNeeded: self) }
}
extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The number as a double.
  public var _arg: Double { Double(self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// A number formatted with `String(format:locale:)`, which does not check specifiers. A mismatched
/// specifier would read unrelated memory, so this type checks it.
struct SpecifiedNumber: Equatable {
  private enum Piece {
    case text(String)
    /// A specifier with the number that it formats, without a locale.
    case number(Directive, String)
  }
  private enum Argument {
    case signed(Int64)
    case unsigned(UInt64)
    case double(Double)
  }
  private let pieces: [Piece]
  private let argument: Argument
  /// The diagnostic for a mismatched specifier; `nil` if it fits.
  private(set) var problem: String?
  /// The format, including the specifier.
  let format: String
  let number: PluralNumber

  /// - Parameter format: Text with one specifier, such as `%.2f`. With a mismatched specifier the
  ///   number is shown unformatted.
  init<T: _FormatSpecifiable>(_ number: T, format: String) {
    self.format = format
    self.number = PluralNumber(number)
    argument =
      switch number._arg {
      case let number as UInt64: .unsigned(number)
      case let number as Double: .double(number)
      case let number: .signed(number as? Int64 ?? 0)
      }
    var pieces: [Piece] = []
    var string = ""
    var hasNumber = false
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      string += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.isEmpty || rest.first == "%" {
        string += "%"
        rest = rest.dropFirst()
        continue
      }
      let directive = Directive(&rest)
      if directive.fits(T._Arg.self), directive.position == 1 || !hasNumber {
        if !string.isEmpty { pieces.append(.text(string)) }
        string = ""
        pieces.append(.number(directive, String(format: "%\(directive.text)", number._arg)))
      } else {
        if !hasNumber { string += "\(number)" }
        problem = "the specifier '%\(directive.text)' in '\(format)' does not match its value"
      }
      hasNumber = true
    }
    self.pieces = pieces + [.text(string + rest)]
  }

  /// Returns the number as in a locale.
  func string(in locale: Locale) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .number(let directive, let plain): directive.string(argument, plain, in: locale)
      }
    }.joined()
  }

  /// The number without a locale.
  private var plain: String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .number(_, let text): text
      }
    }.joined()
  }

  /// Whether two numbers are shown alike, as all NaNs are.
  static func == (a: Self, b: Self) -> Bool {
    a.format == b.format && a.problem == b.problem && a.number.isInteger == b.number.isInteger
      && (a.number.value == b.number.value || a.number.value.isNaN && b.number.value.isNaN)
      && a.plain == b.plain
  }

  /// A specifier, from the percent sign to the conversion letter.
  private struct Directive {
    /// The specifier without the percent sign and the position.
    private(set) var text = ""
    private(set) var position: Int?
    private var flags = ""
    private var hasPrecision = false
    private var length = ""
    private var conversion: Character?
    private var isReadable = true

    /// The maximum width and precision.
    private static let widest = 1_000

    init(_ rest: inout Substring) {
      func take(while isPart: (Character) -> Bool) -> String {
        let part = rest.prefix(while: isPart)
        rest = rest.dropFirst(part.count)
        return String(part)
      }
      func isDigit(_ character: Character) -> Bool { character.isASCII && character.isWholeNumber }
      let digits = rest.prefix(while: isDigit)
      if rest.dropFirst(digits.count).first == "$" {
        position = Int(digits) ?? 0
        rest = rest.dropFirst(digits.count + 1)
      }
      flags = take { "-+ #0'".contains($0) }
      text = flags
      let width = take(while: isDigit)
      text += width
      var precision = ""
      if rest.first == "." {
        rest = rest.dropFirst()
        hasPrecision = true
        precision = take(while: isDigit)
        text += "." + precision
      }
      isReadable = [width, precision].allSatisfy { $0.isEmpty || (Int($0) ?? .max) <= Self.widest }
      length = take { "hlqjztL".contains($0) }
      text += length
      conversion = rest.first
      if let conversion {
        text.append(conversion)
        rest = rest.dropFirst()
      }
    }

    /// Returns a number as Foundation formats it in a locale. Numbers that Foundation formats
    /// differently from C in other respects, such as those with leading zeros, only have the
    /// locale's decimal separator.
    ///
    /// - Parameter plain: The number without a locale.
    func string(_ argument: Argument, _ plain: String, in locale: Locale) -> String {
      guard let conversion else { return plain }
      let digits = plain.prefix { $0 != "." }.count(where: \.isNumber)
      if locale.isPlainEnglish, digits < 4 { return plain }
      if ["", "h", "hh", "l", "ll", "q"].contains(length), flags.allSatisfy({ "-+".contains($0) }) {
        switch argument {
        case .double(let number)
        where number.isFinite && "fFgG".contains(conversion) && !plain.lowercased().contains("e"):
          return String(format: "%\(text)", locale: locale, number)
        case .signed(let number)
        where !hasPrecision && ("di".contains(conversion) || conversion == "u" && number >= 0):
          return String(format: "%\(text)", locale: locale, number)
        case .unsigned(let number)
        where !hasPrecision && "diu".contains(conversion) && number <= UInt64(Int64.max):
          return String(format: "%\(text)", locale: locale, number)
        default: break
        }
      }
      guard case .double = argument, "eEfFgG".contains(conversion) else { return plain }
      return plain.replacingOccurrences(of: ".", with: locale.decimalSeparator ?? ".")
    }

    /// Whether the conversion letter accepts an argument of this type.
    func fits(_ argument: Any.Type) -> Bool {
      guard isReadable, position ?? 1 == 1, let conversion else { return false }
      return argument == Double.self
        ? "aAeEfFgG".contains(conversion) && ["", "l"].contains(length)
        : "diouxXcC".contains(conversion)
          && ["", "h", "hh", "l", "ll", "q", "j", "z", "t"].contains(length)
    }
  }
}

/// A number with a specifier, in the environment's locale.
struct LocalizedNumber: Formattable, Equatable {
  let content: SpecifiedNumber

  func string(in environment: EnvironmentValues) -> String {
    content.string(in: environment.locale)
  }
}

/// A number that determines the plural form of a text.
struct PluralNumber: Equatable {
  let value: Double
  /// Whether the number is shown without decimals.
  let isInteger: Bool

  init<T: _FormatSpecifiable>(_ number: T) {
    switch number._arg {
    case let number as Int64: (value, isInteger) = (Double(number), true)
    case let number as UInt64: (value, isInteger) = (Double(number), true)
    case let number as Double: (value, isInteger) = (number, false)
    default: (value, isInteger) = (0, true)
    }
  }
}
