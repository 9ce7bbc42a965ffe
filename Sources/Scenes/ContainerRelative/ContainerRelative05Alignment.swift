import GalleyCatalog

extension CatalogScene {
  /// A small view in nine relative frames with different alignments.
  static let containerRelative05 = CatalogScene(
    "container-relative/05-alignment-parameter", "Nine alignments in a relative frame",
    canvas: CGSize(width: 480, height: 300), overlays: [.frames], views: ["window"],
    rulers: [.width(of: "cell-20"), .height(of: "cell-02")]
  ) {
    Stage(ScreenStage.window(480, 300)) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        ForEach(0..<3) { row in
          GridRow {
            ForEach(0..<3) { column in cell(row, column) }
          }
        }
      }
    }
  }
  .caption(
    .code(
      ".containerRelativeFrame([.horizontal, .vertical], count: 3, span: 1, spacing: 10, alignment: alignment)"
    ),
    "(\(.width(of: "window")) − 2 × 10) / 3 = \(.width(of: "cell-00")), (\(.height(of: "window")) − 2 × 10) / 3 = \(.height(of: "cell-00"))"
  )

  private static func cell(_ row: Int, _ column: Int) -> some View {
    let alignment = Alignment(
      horizontal: [HorizontalAlignment.leading, .center, .trailing][column],
      vertical: [VerticalAlignment.top, .center, .bottom][row])
    return Circle()
      .fill(.pink.gradient)
      .frame(width: 24, height: 24)
      .accessibilityIdentifier("disc-\(row)\(column)")
      .containerRelativeFrame(
        [.horizontal, .vertical], count: 3, span: 1, spacing: 10, alignment: alignment
      )
      .background(alignment: row == 1 ? .bottom : .center) {
        Text(verbatim: names[row][column])
          .font(.footnote)
          .padding(.bottom, row == 1 ? 10 : 0)
      }
      .background(.pink.opacity(0.12))
      .accessibilityIdentifier("cell-\(row)\(column)")
  }

  private static let names = [
    ["topLeading", "top", "topTrailing"], ["leading", "center", "trailing"],
    ["bottomLeading", "bottom", "bottomTrailing"],
  ]
}
