import Foundation

/// An optional system library, loaded at run time, so that building needs none of its headers and
/// the same program runs with and without it.
package struct DynamicLibrary: Sendable {
  /// Thrown if a library is not installed or lacks a function.
  package struct Missing: Error { package let name: String }

  /// The loader's handle, which never changes.
  private let handle: UInt

  /// - Parameter name: The name with the interface version, such as `libwebp.so.7`.
  package init(_ name: String) throws(Missing) {
    // Keep its symbols private and never unload it.
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else {
      throw Missing(name: name)
    }
    self.handle = UInt(bitPattern: handle)
  }

  /// Returns a function of the library with the `@convention(c)` type that its header declares.
  package func function<Function>(_ name: String) throws(Missing) -> Function {
    guard let address = dlsym(UnsafeMutableRawPointer(bitPattern: handle), name) else {
      throw Missing(name: name)
    }
    return unsafeBitCast(address, to: Function.self)
  }
}
