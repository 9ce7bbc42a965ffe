import Foundation
import Galley

/// A property wrapper for an application delegate. Galley never creates the delegate, because Swift
/// cannot call `init()` on an arbitrary class without Objective-C. Reading the delegate stops the
/// program with a message.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate, which does not exist.
  public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) is unavailable: Galley has no application delegate")
  }

  /// Creates the property wrapper for a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
