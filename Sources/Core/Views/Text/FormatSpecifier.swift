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

/// A number formatted with `String(format:)`, which does not check specifiers. A mismatched
/// specifier would read unrelated memory, so this type checks it.
struct SpecifiedNumber: Equatable {
  let string: String
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
        string += String(format: "%\(directive.text)", number._arg)
      } else {
        if !hasNumber { string += "\(number)" }
        problem = "the specifier '%\(directive.text)' in '\(format)' does not match its value"
      }
      hasNumber = true
    }
    self.string = string + rest
  }

  /// A specifier, from the percent sign to the conversion letter.
  private struct Directive {
    /// The specifier without the percent sign and the position.
    private(set) var text = ""
    private(set) var position: Int?
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
      text = take { "-+ #0'".contains($0) }
      let width = take(while: isDigit)
      text += width
      var precision = ""
      if rest.first == "." {
        rest = rest.dropFirst()
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
