import Foundation

/// Calls `body`. Nothing has to be released later here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The time in seconds since the machine was started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

extension ProcessInfo {
  /// Whether the device saves energy: it does not.
  public var isLowPowerModeEnabled: Bool { false }

  /// How warm a device is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// How warm the device is: as it should be.
  public var thermalState: ThermalState { .nominal }
}
