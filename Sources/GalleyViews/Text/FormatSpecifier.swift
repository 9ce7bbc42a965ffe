import Foundation

/// A number that a text can show with a specifier: integers and floating-point numbers.
public protocol _FormatSpecifiable: Equatable {
  /// `Int64`, `UInt64` or `Double`.
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public var _arg: Int64 { Int64(truncatingIfNeeded: self) }
}
extension _FormatSpecifiable where Self: UnsignedInteger {
  public var _arg: UInt64 { UInt64(truncatingIfNeeded: self) }
}
extension _FormatSpecifiable where Self: BinaryFloatingPoint {
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

/// A number as `String(format:)` has it, which takes whatever a specifier says for granted: a
/// specifier that asks for something else would read memory that is not the number's.
struct SpecifiedNumber: Equatable {
  let string: String
  /// What is wrong with the specifier; `nil` where nothing is.
  private(set) var problem: String?

  /// - Parameter format: Text with one specifier, such as `%.2f`. One that does not fit the number
  ///   shows it as it is.
  init<T: _FormatSpecifiable>(_ number: T, format: String) {
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
        problem = "the specifier '%\(directive.text)' in '\(format)' has no value of its kind"
      }
      hasNumber = true
    }
    self.string = string + rest
  }

  /// What stands between a percent sign and the letter that says what is to be shown.
  private struct Directive {
    /// Without the percent sign and the position.
    private(set) var text = ""
    private(set) var position: Int?
    private var length = ""
    private var conversion: Character?
    private var isReadable = true

    /// Lengths beyond this are not honoured.
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

    /// Whether an argument of this type is what the letter stands for.
    func fits(_ argument: Any.Type) -> Bool {
      guard isReadable, position ?? 1 == 1, let conversion else { return false }
      return argument == Double.self
        ? "aAeEfFgG".contains(conversion) && ["", "l"].contains(length)
        : "diouxXcC".contains(conversion)
          && ["", "h", "hh", "l", "ll", "q", "j", "z", "t"].contains(length)
    }
  }
}
