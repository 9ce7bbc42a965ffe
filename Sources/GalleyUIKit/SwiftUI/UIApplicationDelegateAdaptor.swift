import Foundation
import Galley

/// An object that hears of the program's events. A picture has none of them: the object is made, and
/// nothing is called.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The object, one for the program.
  public let wrappedValue: DelegateType

  /// Makes the object.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateObjects.object(of: delegateType)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to what the object publishes.
  public var projectedValue: ObjectBindings<DelegateType> {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// The objects of the program's adaptors.
@MainActor
private enum DelegateObjects {
  private static var objects: [ObjectIdentifier: NSObject] = [:]

  static func object<Object: NSObject>(of type: Object.Type) -> Object {
    if let object = objects[ObjectIdentifier(type)] as? Object { return object }
    let object = make(type)
    objects[ObjectIdentifier(type)] = object
    return object
  }

  /// On Apple's platforms, Objective-C calls `init()` of any class. Swift does so only where a class
  /// says that all of its subclasses have it. All of `NSObject`'s do, but `NSObject` does not say so;
  /// `Initializable` does, and finds `init()` at the same place of the table of methods, as it
  /// overrides the same one.
  private static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let initializable = unsafeBitCast(type as NSObject.Type, to: Initializable.Type.self)
    return unsafeDowncast(initializable.init() as NSObject, to: Object.self)
  }

  private class Initializable: NSObject {
    required override init() { super.init() }
  }
}
