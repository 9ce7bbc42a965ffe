import Foundation

extension ImageRenderer {
  /// Splits the view into pages, using the page width between the margins. Pages break between
  /// rows: neither a line of text nor anything that fits on a page is cut, unless columns longer than a
  /// page leave no such height. Pinned section headers of a `LazyVStack` are repeated.
  ///
  /// - Parameters:
  ///   - page: The size of the pages.
  ///   - header: The view centered in each page's top margin. It can read `pageNumber` and
  ///     `pageCount` from its environment.
  ///   - footer: The view centered in each page's bottom margin.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func pages(
    _ page: PageSize, @ViewBuilder header: () -> some View = { EmptyView() },
    @ViewBuilder footer: () -> some View = { EmptyView() }
  ) throws -> [DisplayList] {
    let area = page.content
    // A rectangle's width is never negative, but its size's width can be.
    guard area.size.width > 0, area.size.height > 0, page.size.width.isFinite,
      page.size.height.isFinite
    else {
      throw PaintError.invalidCanvas(
        width: Double(page.size.width), height: Double(page.size.height), scale: Double(scale))
    }
    let (proposal, values) = (proposedSize, environment)
    defer { (proposedSize, environment) = (proposal, values) }
    proposedSize = ProposedViewSize(width: area.width, height: nil)
    environment.screensFitContent = true
    let (recorded, placed) = try recording(gathering: [.sections, .accessibility])
    let list = recorded.readable(placed)
    let breaks = PageBreaks(placed, height: area.height).pages
    var cropper = DisplayCropper(list)
    // What is drawn begins and ends on whole pixels, so pages do, too.
    let grid = PixelGrid(scale: list.scale)
    // Like the content, headers and footers can read the screen and the locale.
    let margins = session.store.context.run {
      [
        MarginRenderer(
          header(),
          in: CGRect(x: area.minX, y: 0, width: area.width, height: page.margins.top)),
        MarginRenderer(
          footer(),
          in: CGRect(
            x: area.minX, y: area.maxY, width: area.width, height: page.margins.bottom)),
      ].compactMap(\.self)
    }
    return try breaks.enumerated().map { index, shown in
      var result = DisplayList(size: page.size, scale: list.scale, background: list.background)
      let start = CGFloat(grid.round(Double(shown.range.lowerBound)))
      func part(to end: CGFloat) -> CGRect {
        CGRect(
          x: -page.margins.leading, y: start, width: page.size.width,
          height: CGFloat(grid.round(Double(end))) - start)
      }
      let (part, clip) = (part(to: shown.range.upperBound), part(to: shown.end))
      let shift = CGSize(
        width: area.minX, height: area.minY + shown.headerHeight - start)
      result.add(cropper.items(in: part), clippedTo: clip, movedBy: shift)
      result.notes = list.notes.filter {
        $0.frame.midY >= part.minY && $0.frame.midY < part.maxY
      }.map { $0.moved(by: shift) }
      if let header = shown.header {
        let frame = placed.nodes[header].frame
        result.add(
          Recorder.record(header, of: placed, scale: list.scale),
          clippedTo: CGRect(
            x: -page.margins.leading, y: frame.minY, width: page.size.width,
            height: shown.headerHeight),
          movedBy: CGSize(width: area.minX, height: area.minY - frame.minY))
      }
      for margin in margins {
        let shown = try marginal(margin, number: index + 1, of: breaks.count)
        let shift = CGSize(width: margin.frame.minX, height: margin.frame.minY)
        result.add(
          shown.items, clippedTo: CGRect(origin: .zero, size: margin.frame.size), movedBy: shift)
        result.notes += shown.notes.map { $0.moved(by: shift) }
      }
      return result
    }
  }

  /// Renders the view as a PDF file with pages; see `pages(_:header:footer:)`.
  ///
  /// - Parameters:
  ///   - page: The size of the pages.
  ///   - options: The title, the language, and the resolution of rasterized content.
  ///   - header: The view centered in each page's top margin. It can read `pageNumber` and
  ///     `pageCount` from its environment.
  ///   - footer: The view centered in each page's bottom margin.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func pdfData(
    pages page: PageSize, options: DocumentOptions = DocumentOptions(),
    @ViewBuilder header: () -> some View = { EmptyView() },
    @ViewBuilder footer: () -> some View = { EmptyView() }
  ) throws -> Data {
    Data(
      try Rasterizer.pdf(
        of: pages(page, header: header, footer: footer), options: described(options)))
  }

  /// Returns the display list of a header or footer, and adds its diagnostics to the renderer's.
  private func marginal(
    _ margin: MarginRenderer, number: Int, of count: Int
  ) throws -> DisplayList {
    let renderer = margin.renderer
    renderer.scale = scale
    renderer.environment = environment
    renderer.environment.pageNumber = number
    renderer.environment.pageCount = count
    let list = try renderer.displayList()
    session.addReports(of: renderer.session)
    return list
  }
}

/// A header or footer.
@MainActor
private struct MarginRenderer {
  let renderer: ImageRenderer<AnyView>
  let frame: CGRect

  /// - Returns: `nil` if there is no view, or no room for it.
  init?(_ view: some View, in frame: CGRect) {
    guard !(view is EmptyView), frame.height > 0 else { return nil }
    renderer = ImageRenderer(
      content: AnyView(ZStack { view }.frame(width: frame.width, height: frame.height)))
    self.frame = frame
  }
}

extension DisplayList {
  fileprivate mutating func add(
    _ content: [DisplayItem], clippedTo part: CGRect, movedBy shift: CGSize
  ) {
    guard !content.isEmpty, part.width > 0, part.height > 0 else { return }
    let transform = CGAffineTransform(translationX: shift.width, y: shift.height)
    items +=
      [.pushTransform(transform), .pushClip(Path(part), FillStyle())] + content + [.pop, .pop]
  }
}

extension DisplayNote {
  fileprivate func moved(by shift: CGSize) -> DisplayNote {
    DisplayNote(kind, frame: frame.offsetBy(dx: shift.width, dy: shift.height), cell: cell)
  }
}

extension DisplayList {
  /// Returns the list with the notes of the accessibility tree.
  func readable(_ placed: PlacedTree) -> DisplayList {
    guard let tree = placed.accessibility else { return self }
    var copy = self
    copy.notes = tree.notes(adding: notes)
    return copy
  }
}
