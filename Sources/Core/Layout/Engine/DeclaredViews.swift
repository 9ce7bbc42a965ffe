/// The views whose bodies were resolved, each with the view whose body contains it. Nodes refer to the
/// innermost one, so that messages and the inspector can name the views as written in source code.
package struct DeclaredViews: Sendable {
  /// The index of a view; `none` outside of all bodies.
  package typealias Index = Int32
  package static let none: Index = -1

  private struct Entry: Sendable {
    let type: Any.Type
    let outer: Index
  }

  private var entries: ContiguousArray<Entry> = []

  package init() {}

  /// Adds a view.
  ///
  /// - Parameter outer: The view whose body contains it.
  package mutating func add(_ type: Any.Type, in outer: Index) -> Index {
    entries.append(Entry(type: type, outer: outer))
    return Index(truncatingIfNeeded: entries.count - 1)
  }

  /// Returns the name of the innermost view that is not part of Galley; `nil` if there is none.
  package func name(around index: Index) -> String? {
    var next = index
    while next >= 0 {
      if let name = Self.name(of: entries[Int(next)].type) { return name }
      next = entries[Int(next)].outer
    }
    return nil
  }

  /// Returns the names of the views, outermost first, that contain one node but not the other. Views
  /// of Galley are left out.
  package func names(of index: Index, outside outer: Index) -> [String] {
    var around: Set<Index> = []
    var next = outer
    while next >= 0 {
      around.insert(next)
      next = entries[Int(next)].outer
    }
    var names: [String] = []
    next = index
    while next >= 0, !around.contains(next) {
      if let name = Self.name(of: entries[Int(next)].type) { names.append(name) }
      next = entries[Int(next)].outer
    }
    return names.reversed()
  }

  private static let ownModules: Set<Substring> = [
    "Swift", "SwiftUI", "UIKit", "Combine", "Galley", "GalleyAnnotations", "GalleyCatalog",
    "GalleyCompatibility", "GalleyControls", "GalleyCore", "GalleyGraphics", "GalleyLayout",
    "GalleySnapshots", "GalleyTesting", "GalleyUIKit", "GalleyViews",
  ]

  /// Returns the name of a type without its module and generic arguments; `nil` for a type of Galley.
  private static func name(of type: Any.Type) -> String? {
    let path = _typeName(type, qualified: true).prefix { $0 != "<" }.split(separator: ".")
    guard let module = path.first, path.count > 1, !ownModules.contains(module) else { return nil }
    // A private type is in a context such as `(unknown context at $7f52)`. Macros make types whose names
    // end in `fMu_`; the types of previews have a prefix of their own.
    let name = path.dropFirst().filter {
      !$0.hasPrefix("(") && !$0.hasSuffix("fMu_") && !$0.hasPrefix("_GalleyPreview")
    }.joined(separator: ".")
    return name.isEmpty ? nil : name
  }
}
