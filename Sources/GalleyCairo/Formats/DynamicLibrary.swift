import Foundation

/// A library of the system that is used where it is there: it is looked for while the program runs,
/// so that building needs none of its headers and one program works with it and without it.
struct DynamicLibrary: Sendable {
  /// Why a library cannot be used: it is not there, or lacks a function.
  struct Missing: Error { let name: String }

  /// The library as the loader knows it; nobody writes to what it stands for.
  private let handle: UInt

  /// - Parameter name: With the version of its interface, such as `libwebp.so.7`.
  init(_ name: String) throws(Missing) {
    // Its names stay its own, and what is loaded stays.
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else {
      throw Missing(name: name)
    }
    self.handle = UInt(bitPattern: handle)
  }

  /// A function of the library, of the type that its header declares: `@convention(c)`.
  func function<Function>(_ name: String) throws(Missing) -> Function {
    guard let address = dlsym(UnsafeMutableRawPointer(bitPattern: handle), name) else {
      throw Missing(name: name)
    }
    return unsafeBitCast(address, to: Function.self)
  }
}
