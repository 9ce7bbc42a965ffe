/// Views of Swift files that end their program.
enum FailingViews {
  /// A preview named `trap` that reads beyond the end of an array, in the third line.
  static let trap = """
    struct Rows: View {
      let rows: [Int] = []
      var body: some View { Text("\\(rows[3])") }
    }
    #Preview("trap") { Rows() }
    """
}
