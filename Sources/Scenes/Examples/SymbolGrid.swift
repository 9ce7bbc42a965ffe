import GalleyCatalog

/// Symbols with their names, ten in a row.
struct SymbolGrid: View {
  private let rows: [[String]]

  /// - Parameter rows: The names, separated by spaces.
  init(_ rows: [String]) {
    let names = rows.joined(separator: " ").split(separator: " ").map(String.init)
    self.rows = stride(from: 0, to: names.count, by: 10).map {
      Array(names[$0..<min($0 + 10, names.count)])
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(rows, id: \.self) { row in
        HStack(alignment: .top, spacing: 0) {
          ForEach(row, id: \.self) { name in
            VStack(spacing: 2) {
              Image(systemName: name).font(.system(size: 25)).frame(height: 34)
              // Long names wrap after their dots.
              Text(verbatim: name.replacing(".", with: ".\u{200B}"))
                .font(.system(size: 10)).foregroundStyle(.primary.opacity(0.75))
                .multilineTextAlignment(.center)
                .padding(.horizontal, 5)
            }
            .frame(width: 100)
          }
        }
      }
    }
  }
}
