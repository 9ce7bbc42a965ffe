import Foundation

/// The size of a document's pages with the margins that stay free, in points: 72 are an inch.
public struct PageSize: Hashable, Sendable {
  /// The whole page.
  public var size: CGSize
  /// The distances from the page's edges to what is on it. Headers and footers of pages are in the
  /// margins.
  public var margins: EdgeInsets

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  ///   - margin: On all sides, in points. Default: 56.7, which is two centimetres.
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

  /// The same page lying on its side.
  public var landscape: PageSize {
    var page = self
    page.size = CGSize(width: size.height, height: size.width)
    return page
  }

  /// The same page with other margins, in points.
  public func margins(_ margins: EdgeInsets) -> PageSize {
    var page = self
    page.margins = margins
    return page
  }

  /// What is left for the content.
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
  /// The number of the page that a header or footer is for, from 1 on. Default: 1.
  public internal(set) var pageNumber: Int {
    get { self[PageNumberKey.self] }
    set { self[PageNumberKey.self] = newValue }
  }

  /// How many pages the document has. Default: 1.
  public internal(set) var pageCount: Int {
    get { self[PageCountKey.self] }
    set { self[PageCountKey.self] = newValue }
  }
}
