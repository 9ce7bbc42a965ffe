import Foundation
import GalleyGraphics

extension PDFCatalog {
  /// The tags of a file as the document element lists them: in reading order, those in tables and lists
  /// inside further elements.
  struct Groups {
    /// The references in the list of the document element.
    private(set) var children: [Int] = []
    /// The new objects, which follow those in the file.
    private(set) var objects: [String] = []
    /// The new parents of tags.
    private(set) var parents: [(tag: Int, parent: Int)] = []

    private let first: Int

    /// A tag and its place in the reading order.
    struct Tag {
      /// The number of its object.
      let object: Int
      let rank: Int
      let cell: DisplayNote.Cell?
      let isHeading: Bool
    }

    /// - Parameters:
    ///   - tags: The tags, in file order.
    ///   - document: The number of the document element.
    ///   - first: The number of the first new object.
    init(_ tags: [Tag], in document: Int, first: Int) {
      self.first = first
      let order = tags.indices.sorted { (tags[$0].rank, $0) < (tags[$1].rank, $1) }
      var containers: [Int: [Tag]] = [:]
      for index in order {
        if let cell = tags[index].cell {
          containers[cell.container, default: []].append(tags[index])
        }
      }
      for index in order {
        guard let cell = tags[index].cell else {
          children.append(tags[index].object)
          continue
        }
        // A container is at the place of its first tag.
        guard let members = containers.removeValue(forKey: cell.container) else { continue }
        children.append(container(of: members, cell.kind, in: document))
      }
    }

    private mutating func container(
      of tags: [Tag], _ kind: DisplayNote.Cell.Kind, in parent: Int
    ) -> Int {
      let isTable = kind == .table
      return element(isTable ? "Table" : "L", in: parent) { groups, container in
        groups.groups(of: tags) { $0.row }.map { row in
          groups.element(isTable ? "TR" : "LI", in: container) { groups, parent in
            groups.groups(of: row) { $0.column }.map { cell in
              let role = !isTable ? "LBody" : cell.contains(where: \.isHeading) ? "TH" : "TD"
              return groups.element(role, in: parent) { groups, parent in
                groups.parents += cell.map { ($0.object, parent) }
                return cell.map(\.object)
              }
            }
          }
        }
      }
    }

    /// Returns the tags with equal numbers together, by number.
    private func groups(of tags: [Tag], _ number: (DisplayNote.Cell) -> Int) -> [[Tag]] {
      Dictionary(grouping: tags) { $0.cell.map(number) ?? 0 }.sorted { $0.key < $1.key }.map(
        \.value)
    }

    /// Adds an element, and returns the number of its object.
    private mutating func element(
      _ role: String, in parent: Int, _ content: (inout Self, Int) -> [Int]
    ) -> Int {
      let number = first + objects.count
      let index = objects.count
      objects.append("")
      let children = content(&self, number).map { "\($0) 0 R" }.joined(separator: " ")
      objects[index] =
        "\(number) 0 obj\n<< /Type /StructElem\n   /S /\(role)\n   /P \(parent) 0 R\n"
        + "   /K [ \(children) ]\n>>\nendobj\n"
      return number
    }
  }
}
