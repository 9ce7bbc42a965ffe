import Foundation

/// A view as `#Preview` declares it.
public struct Preview: Identifiable, Sendable {
  /// Of traits that views may have.
  public enum ViewTraits: Sendable {}

  /// Where a `#Preview` stands.
  package struct Source: Hashable, Sendable {
    /// `Module/File.swift`.
    package let fileID: String
    /// The module's name.
    var module: Substring { fileID.prefix { $0 != "/" } }
    /// From 1.
    package let line: Int
    /// From 1.
    package let column: Int

    /// The file's name without `.swift`.
    package var stem: String {
      let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
      return file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
    }
  }

  /// What an editor calls it; `nil` for one without a name.
  public let name: String?
  /// What its pictures are called: its file's name and, if it has one, its own behind a slash; with a
  /// number where that would be another's. In words of letters, digits, hyphens and underscores, so
  /// that no name leads out of a folder.
  public private(set) var id = ""
  package let layout: PreviewSetting
  package let body: @MainActor @Sendable () -> AnyView
  /// `nil` for one that no macro made.
  package private(set) var source: Source?
  /// Whether it is shown only where it is asked for by its name.
  package private(set) var isAside = false
  /// Makes the view from JSON; `nil` for a preview that has its view.
  package private(set) var decode: (@MainActor @Sendable (Data) throws -> AnyView)?

  /// - Parameters:
  ///   - name: What an editor calls it.
  ///   - traits: How it is shown. Default: in the middle of a telephone's screen.
  ///   - body: The view.
  public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    self.name = name
    layout = PreviewSetting(traits)
    let changes = traits.compactMap {
      if case .modified(let change) = $0.effect { change } else { nil }
    }
    self.body = { changes.reduce(AnyView(body())) { $1($0) } }
  }
}

// What the macro writes into programs. A record is looked at only when somebody asks for previews.
extension Preview {
  /// The version of the record, nothing yet, and what gives the preview to a list of them.
  public typealias _Record = (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void)

  /// The version of the record that the macro writes.
  static let recordVersion: UInt32 = 1

  /// A view that is made from JSON, as large as it is on a telephone's screen.
  public init<Content: View & Decodable>(_ name: String? = nil, _decoding type: Content.Type) {
    self.init(name, traits: .sizeThatFitsLayout) { EmptyView() }
    let decoder = JSONDecoder()
    decode = { AnyView(try decoder.decode(Content.self, from: $0)) }
  }

  /// Adds the preview to what `list` points at, an array of `Preview`.
  ///
  /// - Parameter isAside: Whether it is shown only where it is asked for by its name.
  public func _add(
    to list: UnsafeMutableRawPointer, _ fileID: String, _ line: Int, _ column: Int,
    isAside: Bool = false
  ) {
    var copy = self
    copy.isAside = isAside
    copy.source = Source(fileID: fileID, line: line, column: column)
    list.assumingMemoryBound(to: [Preview].self).pointee.append(copy)
  }

  /// The previews that the program's files declare, by file and line. A program that was compiled
  /// without the condition `DEBUG` has none.
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

// What previews are called.
extension Preview {
  private static func identified(_ previews: [Preview]) -> [Preview] {
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

  /// Begins with a capital letter, as what does not belongs to a catalogue of scenes.
  private func identifier(withModule: Bool) -> String {
    let file = Self.word(source?.stem ?? "") ?? "Preview"
    let module = withModule ? source.flatMap { Self.word(String($0.module)) } : nil
    let words = [module, file, name.flatMap(Self.word)].compactMap(\.self)
    let id = words.joined(separator: "/")
    return id.prefix(1).uppercased() + id.dropFirst()
  }

  /// `nil` for a text without a letter or digit.
  package static func word(_ text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    // File systems take 255 bytes, with what is behind it.
    var word = words.joined(separator: "-")
    while word.utf8.count > 120 { word.removeLast() }
    return word.isEmpty ? nil : word
  }
}

/// The function of `CPreviewSection`, which has Swift's calling convention.
///
/// It is declared here by its symbol and not imported, so that who compiles against this module
/// needs no module map of C; and it is part of each program, also of one that has Galley as a shared
/// library, so that it finds the program's own records.
@_silgen_name("galley_preview_section")
private func previewSection(
  _ start: UnsafeMutablePointer<UnsafeRawPointer?>, _ end: UnsafeMutablePointer<UnsafeRawPointer?>)
