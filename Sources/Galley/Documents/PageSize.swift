import Foundation

/// The size of a document's pages and their margins, in points (72 per inch).
public struct PageSize: Hashable, Sendable {
  /// The size of the whole page.
  public var size: CGSize
  /// The distances from the page's edges to its content. Headers and footers go in the margins.
  public var margins: EdgeInsets

  /// Creates a page size.
  ///
  /// - Parameters:
  ///   - width: The width of the page, in points.
  ///   - height: The height of the page, in points.
  ///   - margin: The margin on all sides, in points. Default: 56.7, which is 2 cm.
  public init(width: CGFloat, height: CGFloat, margin: CGFloat = 56.7) {
    size = CGSize(width: width, height: height)
    margins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  /// 210 × 297 mm.
  public static let a4 = PageSize(width: 595.28, height: 841.89)
  /// 148 × 210 mm.
  public static let a5 = PageSize(width: 419.53, height: 595.28, margin: 42.5)
  /// 8.5 × 11 inches.
  public static let letter = PageSize(width: 612, height: 792)
  /// 8.5 × 14 inches.
  public static let legal = PageSize(width: 612, height: 1008)

  /// The same page in landscape orientation.
  public var landscape: PageSize {
    var page = self
    page.size = CGSize(width: size.height, height: size.width)
    return page
  }

  /// Returns the same page with other margins, in points.
  public func margins(_ margins: EdgeInsets) -> PageSize {
    var page = self
    page.margins = margins
    return page
  }

  /// The area for the content.
  var content: CGRect {
    CGRect(
      x: margins.leading, y: margins.top,
      width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
  }
}

private struct PageNumberKey: EnvironmentKey { static var defaultValue: Int { 1 } }
private struct PageCountKey: EnvironmentKey { static var defaultValue: Int { 1 } }

extension EnvironmentValues {
  /// The page number of a header or footer, starting at 1. Default: 1.
  public internal(set) var pageNumber: Int {
    get { self[PageNumberKey.self] }
    set { self[PageNumberKey.self] = newValue }
  }

  /// The number of pages of the document. Default: 1.
  public internal(set) var pageCount: Int {
    get { self[PageCountKey.self] }
    set { self[PageCountKey.self] = newValue }
  }
}
