import Foundation
import Galley

/// A class that would hear of the program's events. A picture has none of them: the object is not
/// made. Swift cannot make an object of any class with `init()` without Objective-C; a program that
/// reads the object ends with a message that says so.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The object, which a picture does not have.
  public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) is not made: pictures have no application delegate")
  }

  /// Names the class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to what the object publishes.
  public var projectedValue: ObjectBindings<DelegateType> {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
