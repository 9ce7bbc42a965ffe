import GalleyCompatibility

/// The size and place of a widget.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The size on an iPhone 16, in points; for `systemExtraLarge`, on an 11-inch iPad. They are listed in
  /// the Human Interface Guidelines.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 342)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  var isOnHomeScreen: Bool { rawValue <= WidgetFamily.systemExtraLarge.rawValue }

  var shape: AnyShape {
    switch self {
    case .accessoryCircular: AnyShape(Circle())
    case .accessoryRectangular, .accessoryInline: AnyShape(Rectangle())
    default: AnyShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
    }
  }
}

/// The content of a widget in the widget's size and shape, on the background that it declares.
///
/// As on iOS 17 and later, content that declares a background for its widget has margins. Content of
/// earlier versions reaches to the edges.
struct WidgetFrame {
  let family: WidgetFamily
  var hasMargins = true
  let content: AnyView
  @State private var hasBackground = false
}

extension WidgetFrame: View {
  private var margins: EdgeInsets {
    let length: CGFloat = family.isOnHomeScreen && hasMargins ? 16 : 0
    return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }

  var body: some View {
    content
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, margins)
      .environment(\.isInWidget, true)
      .onPreferenceChange(ContainerBackgroundKey.self) { hasBackground = $0 != nil }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(hasBackground ? margins : EdgeInsets())
      .backgroundPreferenceValue(ContainerBackgroundKey.self) { background in
        if family.isOnHomeScreen {
          if let background { background.view } else { Rectangle().fill(.windowBackground) }
        }
      }
      .frame(width: family.size.width, height: family.size.height)
      .clipShape(family.shape)
  }
}

/// The context of a preview that shows a widget.
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// Creates a context that shows a view as a widget.
  public init(family: WidgetFamily) { self.family = family }

  /// Returns the default of a key.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }

  /// The size of the widget, in points.
  public var _layout: PreviewLayout? {
    .fixed(width: family.size.width, height: family.size.height)
  }

  /// Returns the view as the content of a widget.
  public func _shown(_ view: AnyView) -> AnyView {
    AnyView(WidgetFrame(family: family, content: view))
  }
}
