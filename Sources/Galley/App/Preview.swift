import Foundation

/// A preview declared with `#Preview`.
public struct Preview: Identifiable, Sendable {
  /// A namespace for traits of view previews.
  public enum ViewTraits: Sendable {}

  /// The source location of a `#Preview`.
  package struct Source: Hashable, Sendable {
    /// The file ID: `Module/File.swift`.
    package let fileID: String
    /// The module's name.
    var module: Substring { fileID.prefix { $0 != "/" } }
    /// The line, starting at 1.
    package let line: Int
    /// The column, starting at 1.
    package let column: Int

    /// The file's name without `.swift`.
    package var stem: String {
      let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
      return file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
    }
  }

  /// The name that an editor shows; `nil` if the preview has no name.
  public let name: String?
  /// The name of the preview's pictures: the file name and, after a slash, the preview's name if it
  /// has one. A number is appended if the result isn't unique. Contains only letters, digits,
  /// hyphens and underscores, so it can't lead out of a folder.
  public private(set) var id = ""
  package let layout: PreviewSetting
  package let body: @MainActor @Sendable () -> AnyView
  /// Creates the view without traits.
  let content: @MainActor @Sendable () -> any View
  /// Whether the preview stands for the views of a `PreviewProvider`, each of which is a preview.
  package private(set) var isProvider = false
  /// The source location; `nil` if no macro created the preview.
  package private(set) var source: Source?
  /// Whether the preview is shown only when requested by name.
  package private(set) var isAside = false
  /// Creates the view from JSON; `nil` for a preview with a view of its own.
  package private(set) var decode: (@MainActor @Sendable (Data) throws -> AnyView)?

  /// - Parameters:
  ///   - name: The name that an editor shows.
  ///   - traits: How to show the view. Default: centered on an iPhone screen.
  ///   - body: The view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, all: traits, body)
  }

  /// Creates a preview with a list of traits.
  package init(
    _ name: String?, all traits: [PreviewTrait<ViewTraits>],
    _ body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    content = body
    let layout = PreviewSetting(traits)
    self.layout = layout
    let changes = traits.compactMap {
      if case .modified(let change) = $0.effect { change } else { nil }
    }
    self.body = {
      let content = changes.reduce(AnyView(erasing: body())) { $1($0) }
      // Xcode shows every canvas on a device.
      return layout.canvas == .screen
        ? content : AnyView(content.traits(of: layout.device, isStandIn: true))
    }
  }
}

// The records that the macro writes into programs. They are read only when previews are requested.
extension Preview {
  /// The record's version, a reserved value, and a function that adds the preview to a list.
  public typealias _Record = (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void)

  /// The version of the records that the macro writes.
  static let recordVersion: UInt32 = 1

  /// Runs a function that adds a preview to a list. The traits of a preview can be isolated to the main
  /// actor, which creates all views; lists of previews can be requested anywhere.
  public static func _record(
    _ list: UnsafeMutableRawPointer, _ keep: @MainActor (UnsafeMutableRawPointer) -> Void
  ) {
    withoutActuallyEscaping(keep) {
      unsafeBitCast($0, to: ((UnsafeMutableRawPointer) -> Void).self)(list)
    }
  }

  /// Creates a preview of a view that is decoded from JSON, sized to fit an iPhone screen.
  public init<Content: View & Decodable>(_ name: String? = nil, _decoding type: Content.Type) {
    self.init(name, traits: .sizeThatFitsLayout) { EmptyView() }
    decode = { AnyView(try RecordDecoder.decode(Content.self, from: $0)) }
  }

  /// Adds the preview to the array of `Preview` that `list` points to.
  ///
  /// - Parameters:
  ///   - isAside: Whether the preview is shown only when requested by name.
  ///   - isProvider: Whether each view of the preview is a preview.
  public func _add(
    to list: UnsafeMutableRawPointer, _ fileID: String, _ line: Int, _ column: Int,
    isAside: Bool = false, isProvider: Bool = false
  ) {
    var copy = self
    copy.isAside = isAside
    copy.isProvider = isProvider
    copy.source = Source(fileID: fileID, line: line, column: column)
    list.assumingMemoryBound(to: [Preview].self).pointee.append(copy)
  }

  /// The previews declared in the program's files, sorted by file and line. Empty if the program
  /// was compiled without the `DEBUG` condition.
  package static var all: [Preview] { identified(recorded.sorted { $0.order < $1.order }) }

  private static var recorded: [Preview] {
    var (start, end): (UnsafeRawPointer?, UnsafeRawPointer?)
    previewSection(&start, &end)
    guard let start, let end, start < end else { return [] }
    var previews: [Preview] = []
    let records = UnsafeRawBufferPointer(start: start, count: end - start).bindMemory(
      to: _Record.self)
    for record in records where record.0 == recordVersion {
      withUnsafeMutablePointer(to: &previews) { record.2($0) }
    }
    return previews
  }

  private var order: (String, Int, Int) {
    (source?.fileID ?? "", source?.line ?? 0, source?.column ?? 0)
  }
}

// The views of a provider.
extension Preview {
  /// The views of the provider as previews, which have no identifiers yet.
  @MainActor package var members: [Preview] {
    let content = content
    let all = previewMembers(of: content())
    return all.indices.map { index in
      let setting = all[index].configuration
      var member = Preview(setting.name ?? name, all: setting.traits) {
        // The views are created again for each picture, on its device and in its locale.
        let views = previewMembers(of: content())
        return views.indices.contains(index) ? views[index].view : EmptyView()
      }
      (member.source, member.isAside) = (source, isAside)
      return member
    }
  }
}

/// The types that the macro mentions. UIKit re-exports them for files that don't import SwiftUI: such
/// files don't see this module, so that the macro cannot name it.
public enum _PreviewTypes {
  /// The type of previews.
  public typealias Shown = Preview
  /// The type of their content.
  public typealias Content = View
}

// Identifiers of previews.
extension Preview {
  /// Returns previews with identifiers.
  package static func identified(_ previews: [Preview]) -> [Preview] {
    var modules: [String: Set<Substring>] = [:]
    for source in previews.compactMap(\.source) {
      modules[source.stem, default: []].insert(source.module)
    }
    var taken: Set<String> = []
    return previews.map { preview in
      let isShared = modules[preview.source?.stem ?? ""].map { $0.count > 1 } ?? false
      let name = preview.identifier(withModule: isShared)
      var copy = preview
      copy.id = name
      var number = 1
      while !taken.insert(copy.id).inserted {
        number += 1
        copy.id = "\(name)-\(number)"
      }
      return copy
    }
  }

  /// Returns an identifier that begins with a capital letter, because lowercase names belong to the
  /// scene catalog.
  private func identifier(withModule: Bool) -> String {
    let file = Self.word(source?.stem ?? "") ?? "Preview"
    let module = withModule ? source.flatMap { Self.word(String($0.module)) } : nil
    let words = [module, file, name.flatMap(Self.word)].compactMap(\.self)
    let id = words.joined(separator: "/")
    return id.prefix(1).uppercased() + id.dropFirst()
  }

  /// Returns the text as one hyphenated word; `nil` if it contains no letter or digit.
  package static func word(_ text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    // File names are limited to 255 bytes, including suffixes.
    var word = words.joined(separator: "-")
    while word.utf8.count > 120 { word.removeLast() }
    return word.isEmpty ? nil : word
  }
}

/// The function of `CPreviewSection`, which has Swift's calling convention.
///
/// It is declared by symbol instead of imported, so clients of this module need no C module map. It
/// is linked into each program, even one that uses Galley as a shared library, so that it finds the
/// program's own records.
@_silgen_name("galley_preview_section")
private func previewSection(
  _ start: UnsafeMutablePointer<UnsafeRawPointer?>, _ end: UnsafeMutablePointer<UnsafeRawPointer?>)
