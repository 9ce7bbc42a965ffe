import Foundation
import Galley

/// Another environment for the same view, with its own reference.
///
/// ```swift
/// assertSnapshot(of: Card(), as: .image, variants: [.light, .dark, .typeSize(.accessibility3)])
/// ```
public struct SnapshotVariant {
  /// The part after the `@` in the reference's name; empty for `plain`.
  public let name: String
  private let change: (inout SnapshotSettings) -> Void

  private init(_ name: String, _ change: @escaping (inout SnapshotSettings) -> Void) {
    self.name = name
    self.change = change
  }

  /// Creates a variant that changes the view's environment.
  ///
  /// - Parameters:
  ///   - name: The part after the `@` in the reference's name.
  ///   - environment: Changes the environment values.
  public init(_ name: String, environment: @escaping (inout EnvironmentValues) -> Void) {
    self.init(name) { settings in
      let inner = settings.environment
      settings.environment = { values in
        inner(&values)
        environment(&values)
      }
    }
  }

  /// The strategy's own environment, beside other variants. The reference's name has no `@`.
  public static var plain: SnapshotVariant { SnapshotVariant("", environment: { _ in }) }

  /// Light appearance. The reference's name ends in `@light`.
  public static var light: SnapshotVariant {
    SnapshotVariant("light", environment: { $0.colorScheme = .light })
  }

  /// Dark appearance. The reference's name ends in `@dark`.
  public static var dark: SnapshotVariant {
    SnapshotVariant("dark", environment: { $0.colorScheme = .dark })
  }

  /// Left-to-right layout. The reference's name ends in `@ltr`.
  public static var leftToRight: SnapshotVariant {
    SnapshotVariant("ltr", environment: { $0.layoutDirection = .leftToRight })
  }

  /// Right-to-left layout. The reference's name ends in `@rtl`.
  public static var rightToLeft: SnapshotVariant {
    SnapshotVariant("rtl", environment: { $0.layoutDirection = .rightToLeft })
  }

  /// A Dynamic Type size.
  public static func typeSize(_ size: DynamicTypeSize) -> SnapshotVariant {
    SnapshotVariant("\(size)", environment: { $0.dynamicTypeSize = size })
  }

  /// The look of a version of iOS.
  public static func theme(_ theme: SystemTheme) -> SnapshotVariant {
    SnapshotVariant(theme.name, environment: { $0.systemTheme = theme })
  }

  /// A locale, such as `de`, with its most likely region if it has none.
  public static func locale(_ identifier: String) -> SnapshotVariant {
    SnapshotVariant(
      identifier, environment: { $0.locale = Locale(identifier: identifier).withLikelyRegion })
  }

  /// A device's screen, at its scale unless the strategy sets another.
  public static func device(_ device: Device) -> SnapshotVariant {
    SnapshotVariant(device.name) { (settings: inout SnapshotSettings) in
      settings.layout = .device(device)
    }
  }

  /// Combines two variants. For example, `.dark.and(.rightToLeft)` is named `dark-rtl`.
  public func and(_ other: SnapshotVariant) -> SnapshotVariant {
    let names = [name, other.name].filter { !$0.isEmpty }
    return SnapshotVariant(names.joined(separator: "-")) { (settings: inout SnapshotSettings) in
      apply(to: &settings)
      other.apply(to: &settings)
    }
  }

  /// The part after the `@`; `nil` for a name without one.
  var suffix: String? { name.isEmpty ? nil : name }

  func apply(to settings: inout SnapshotSettings) { change(&settings) }
}
