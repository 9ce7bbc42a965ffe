import Foundation

/// A view that draws its content with code.
///
/// A canvas takes the proposed size, or 10 points along an axis without a proposal, and clips the
/// drawing to its bounds. The renderer runs for each layout, and for each frame of an animation
/// of values that views read. If an animation only inserts, removes, moves or resizes views, the
/// drawing shows the final state.
public struct Canvas<Symbols: View> {
  /// The views that the renderer can draw.
  public var symbols: Symbols
  /// Draws into a context whose origin is the view's top left corner; the size is in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is opaque. An opaque canvas is black where nothing is drawn.
  public var isOpaque: Bool
  /// Accepted for source compatibility: colors blend as in the rest of the picture.
  public var colorMode: ColorRenderingMode
  /// Accepted for source compatibility: rendering always waits for the drawing.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can draw views.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas is opaque. An opaque canvas is black where nothing is drawn.
  ///     Default: `false`.
  ///   - colorMode: Accepted for source compatibility.
  ///   - rendersAsynchronously: Accepted for source compatibility: rendering always waits for the
  ///     drawing.
  ///   - renderer: Draws into a context of the given size, in points.
  ///   - symbols: Tagged views that `GraphicsContext.resolveSymbol(id:)` returns. They are proposed
  ///     the size of the canvas.
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
  ///   - opaque: Whether the canvas is opaque. An opaque canvas is black where nothing is drawn.
  ///     Default: `false`.
  ///   - colorMode: Accepted for source compatibility.
  ///   - rendersAsynchronously: Accepted for source compatibility: rendering always waits for the
  ///     drawing.
  ///   - renderer: Draws into a context of the given size, in points.
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

/// The views that a canvas can draw. Each is laid out on first use.
final class CanvasSymbols {
  private let nodes: ContiguousArray<LayoutNode>
  private let size: CGSize
  /// The first node with each tag.
  private lazy var indices: [AnyHashable: Int] = {
    var indices: [AnyHashable: Int] = [:]
    for (index, node) in nodes.enumerated() {
      guard let tag = node.tag else { continue }
      for value in tag.values where indices[value] == nil { indices[value] = index }
    }
    return indices
  }()
  private var resolved: [Int: GraphicsContext.ResolvedSymbol] = [:]
  private var number = 0

  init(_ nodes: ContiguousArray<LayoutNode>, size: CGSize) {
    self.nodes = nodes
    self.size = size
  }

  /// Returns a number that is unique among the clip shapes of a canvas.
  func nextNumber() -> Int {
    number += 1
    return number
  }

  func symbol(
    tagged id: AnyHashable, in environment: EnvironmentValues
  ) -> GraphicsContext.ResolvedSymbol? {
    guard let index = indices[id] else { return nil }
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
