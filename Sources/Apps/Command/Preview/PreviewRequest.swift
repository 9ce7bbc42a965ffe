import Foundation
import Galley
import GalleyCatalog

/// A request of a preview page to the program compiled from the user's files.
struct PreviewRequest: Decodable {
  enum Task: String, Decodable {
    /// The previews and the available settings.
    case list
    /// A picture and the frames of its views.
    case picture
    /// The inspection of one view.
    case inspect
    /// The trace of the entire layout.
    case trace
    /// The widths at which the layout changes.
    case sweep
    /// Uses a view, then answers like `picture`.
    case use
    /// A picture as a file.
    case file
    /// Records the preview's golden, as `galley record` does.
    case record
    /// Whether the preview matches its golden.
    case golden
    /// The page that compares the preview with its golden.
    case comparison
  }

  struct Size: Decodable, Equatable {
    let width, height: Double
  }

  /// The settings that override the preview's own.
  struct Settings: Decodable, Equatable {
    var device: String?
    var appearance: String?
    var direction: String?
    var typeSize: String?
    var locale: String?
    var theme: String?
    var size: Size?
    var scale: Double?
    var overlays: [String]?
    var views: [String]?
    /// The paths of modifiers that are switched off; see `ImageRenderer.switchOff`.
    var off: [String]?
  }

  /// The number of the request, returned with the answer.
  let id: Int
  let task: Task
  var preview: String?
  /// Identifies one of several pictures of a preview on a page. Each picture has its own state.
  var place: String?
  var settings: Settings?
  /// The resolution of the picture, in pixels per point. Default: the scale of the settings, which
  /// also applies to layout, so that frames do not change when a picture is zoomed.
  var pixels: Double?
  /// Whether the answer contains the frames of the views. Default: `false`.
  var showsViews: Bool?
  /// The earlier uses of the view, repeated if the program is a new one.
  var history: [Use]?
  var use: Use?
  /// The path of a view in the layout tree.
  var path: String?
  /// The time in seconds after the latest change.
  var time: Double?
  /// `png`, `svg`, `pdf`, or `apng` for the latest change.
  var format: String?
  /// The minimum and maximum width of a sweep, in points.
  var range: [Double]?
}

/// A user interaction with a view.
struct Use: Codable, Hashable {
  enum Kind: String, Codable { case press, menu, scroll, text, choice, date, color, focus }

  var kind: Kind
  /// The position in points, from the upper-left corner of the canvas.
  var x: Double?
  var y: Double?
  /// The distance in points.
  var dx: Double?
  var dy: Double?
  /// The path of the control in the layout tree.
  var path: String?
  var text: String?
  var index: Int?
  /// Whether the pointer has stayed down since the previous use.
  var isDrag: Bool?
}

extension SceneOptions {
  /// - Throws: `UsageError` for an invalid setting.
  init(_ settings: PreviewRequest.Settings?) throws {
    self.init()
    guard let settings else { return }
    if let scale = settings.scale { self.scale = CGFloat(min(max(scale, 0.5), 8)) }
    if let name = settings.device {
      let device = try OptionValues.device(name)
      (self.device, size) = (device, device.size)
    }
    if let size = settings.size {
      guard size.width.isFinite, size.height.isFinite, size.width >= 1, size.height >= 1 else {
        throw UsageError("the size of a picture must be at least 1×1 points", hint: "")
      }
      (self.size, device) = (CGSize(width: size.width, height: size.height), nil)
    }
    switch settings.appearance {
    case nil: break
    case "light": appearance = .light
    case "dark": appearance = .dark
    case let name?: throw UsageError("unknown appearance '\(name)'", hint: "use light or dark")
    }
    switch settings.direction {
    case nil: break
    case "ltr": direction = .leftToRight
    case "rtl": direction = .rightToLeft
    case let name?: throw UsageError("unknown direction '\(name)'", hint: "use ltr or rtl")
    }
    if let name = settings.typeSize { typeSize = try OptionValues.typeSize(name) }
    if let name = settings.locale { locale = try OptionValues.locale(name) }
    if let name = settings.theme { systemTheme = try OptionValues.theme(name) }
    if let names = settings.overlays {
      overlays = names.isEmpty ? [] : try OptionValues.overlays(names.joined(separator: ","))
    }
    if let views = settings.views { self.views = views }
  }
}
