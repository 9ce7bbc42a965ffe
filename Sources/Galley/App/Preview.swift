import Foundation

/// A view as `#Preview` declares it.
public struct Preview: Sendable {
  /// Of traits that views may have.
  public enum ViewTraits: Sendable {}

  /// Where a `#Preview` stands.
  package struct Source: Hashable, Sendable {
    /// `Module/File.swift`.
    package let fileID: String
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
  package let name: String?
  package let layout: PreviewLayout
  package let body: @MainActor @Sendable () -> AnyView
  /// `nil` for one that no macro made.
  package private(set) var source: Source?
  /// Whether it is shown only where it is asked for by its name.
  package private(set) var isAside = false

  /// - Parameters:
  ///   - name: What an editor calls it.
  ///   - traits: How it is shown. Default: in the middle of a telephone's screen.
  ///   - body: The view.
  public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    self.name = name
    layout = PreviewLayout(traits)
    self.body = { AnyView(body()) }
  }
}

// What the macro writes into programs. A record is looked at only when somebody asks for previews.
extension Preview {
  /// The version of the record, nothing yet, and what gives the preview to a list of them.
  public typealias _Record = (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void)

  /// The version of the record that the macro writes.
  static let recordVersion: UInt32 = 1

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

  /// The previews that the program's files declare, by file and line. A program without debugging
  /// code (without the condition `DEBUG`) has none.
  package static var all: [Preview] {
    var (start, end): (UnsafeRawPointer?, UnsafeRawPointer?)
    previewSection(&start, &end)
    guard let start, let end, start < end else { return [] }
    var previews: [Preview] = []
    let records = UnsafeRawBufferPointer(start: start, count: end - start).bindMemory(
      to: _Record.self)
    for record in records where record.0 == recordVersion {
      withUnsafeMutablePointer(to: &previews) { record.2($0) }
    }
    return previews.sorted { $0.order < $1.order }
  }

  private var order: (String, Int, Int) {
    (source?.fileID ?? "", source?.line ?? 0, source?.column ?? 0)
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
