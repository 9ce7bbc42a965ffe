import Foundation

/// A view that is drawn by code.
///
/// It takes the proposed size, 10 points along an axis without one. The drawing is clipped to the
/// view. The code runs each time that the view is laid out, and for each frame of an animation of
/// values that views are evaluated with. Where an animation only inserts, removes, moves or resizes
/// views, the drawing is that of the end.
public struct Canvas<Symbols: View> {
  /// The views that the code may draw.
  public var symbols: Symbols
  /// Draws into a context, whose origin is the view's top left corner, in a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the view is opaque: where nothing is drawn, it is black.
  public var isOpaque: Bool
  /// Accepted for source compatibility: colors are blended as in the rest of the picture.
  public var colorMode: ColorRenderingMode
  /// Accepted for source compatibility: a picture waits for its drawings.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can draw views.
  ///
  /// - Parameters:
  ///   - opaque: Whether the view is opaque: where nothing is drawn, it is black. Default: `false`.
  ///   - colorMode: Accepted for source compatibility.
  ///   - rendersAsynchronously: Accepted for source compatibility: a picture waits for its drawings.
  ///   - renderer: Draws into a context, in a size in points.
  ///   - symbols: Views with tags, by which `GraphicsContext.resolveSymbol(id:)` finds them. The
  ///     size of the canvas is proposed to them.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether the view is opaque: where nothing is drawn, it is black. Default: `false`.
  ///   - colorMode: Accepted for source compatibility.
  ///   - rendersAsynchronously: Accepted for source compatibility: a picture waits for its drawings.
  ///   - renderer: Draws into a context, in a size in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: View, PrimitiveView {
  /// Adds a leaf that is drawn once its size is known.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.stackAxis = nil
    inner.tagsElements = true
    var symbols = _NodeList()
    Symbols._resolve(view.symbols, in: inner, into: &symbols)
    let nodes = symbols.nodes
    list.nodes.append(
      context.leaf(
        FillLayout(), .view("Canvas"),
        payload: SizedDrawing { size in
          let recording = CanvasRecording()
          var graphics = GraphicsContext(
            recording, size: size, context: context, symbols: CanvasSymbols(nodes, size: size))
          view.renderer(&graphics, size)
          return .canvas(CanvasDrawing(items: recording.finish(), isOpaque: view.isOpaque))
        }))
  }
}

/// The views that a canvas may draw, each laid out when it is first asked for.
final class CanvasSymbols {
  private let nodes: ContiguousArray<LayoutNode>
  private let size: CGSize
  private var resolved: [Int: GraphicsContext.ResolvedSymbol] = [:]
  private var number = 0

  init(_ nodes: ContiguousArray<LayoutNode>, size: CGSize) {
    self.nodes = nodes
    self.size = size
  }

  /// Numbers the clip shapes of a canvas.
  func nextNumber() -> Int {
    number += 1
    return number
  }

  func symbol(
    tagged id: AnyHashable, in environment: EnvironmentValues
  ) -> GraphicsContext.ResolvedSymbol? {
    guard let index = nodes.firstIndex(where: { $0.tag?.matches(id) ?? false }) else { return nil }
    if let known = resolved[index] { return known }
    let proposal = ProposedViewSize(size)
    let answer = nodes[index].size(for: proposal)
    let placed = PlacedTree(Placement(placing: nodes[index], in: ProposedViewSize(answer)))
    let list = Recorder.record(
      placed, scale: Double(environment.displayScale), background: nil)
    let symbol = GraphicsContext.ResolvedSymbol(size: placed.canvas, items: list.items)
    resolved[index] = symbol
    return symbol
  }
}
