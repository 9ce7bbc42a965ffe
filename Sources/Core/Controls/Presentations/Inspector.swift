import Foundation

extension View {
  /// Shows an inspector while a condition is true: a column at the trailing edge of this view or, in a compact width,
  /// a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the inspector is shown; dismissing a sheet sets it to `false`.
  ///   - content: The views of the inspector.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }
}

/// A column in a regular width, or else a sheet.
private struct InspectorModifier<V> {
  let isPresented: Binding<Bool>
  let inspector: V
  @Environment(\.horizontalSizeClass) private var widthClass
}

extension InspectorModifier: ViewModifier where V: View {
  func body(content: Content) -> some View {
    if widthClass == .regular {
      let column = InspectorColumn()
      InspectorLayout(column: column) {
        InspectedView(content: content)
        if isPresented.wrappedValue {
          VStack { inspector }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { Color(.background).ignoresSafeArea() }
            .overlay(alignment: .leading) { ColumnLine() }
            .environment(\.inspectorColumn, column)
            // It belongs to no column of an enclosing split view.
            .environment(\.splitColumn, nil)
            .environment(\.controls.isInSideColumn, true)
        }
      }
    } else {
      content.presenting(
        isPresented.presentation { dismiss in
          SheetPresentation(name: "an inspector", dismiss: dismiss) { inspector }
        })
    }
  }
}

/// The view beside an inspector: one node, as a screen has.
private struct InspectedView<Content: View>: View, PrimitiveView {
  let content: Content

  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    var members = _NodeList()
    Content._resolve(view.content, in: inner, into: &members)
    guard members.nodes.count < 2 else {
      return list.nodes.append(inner.container(VStackLayout(), .vStack, members))
    }
    if members.nodes.isEmpty {
      members.nodes = [inner.leaf(FixedSizeLeafLayout(size: .zero), .view("EmptyView"))]
    }
    list.nodes += members.nodes
    list.removed += members.removed
  }
}

/// The column of an inspector, as known once its views are resolved.
final class InspectorColumn {
  /// The width that its views request, in points.
  var width: CGFloat?
}

extension EnvironmentValues {
  /// The column of the enclosing inspector.
  @Entry var inspectorColumn: InspectorColumn?
}

/// Sets the width of the enclosing inspector's column, without adding a node.
struct InspectorWidthModifier {
  let width: CGFloat
}

extension InspectorWidthModifier: RequestModifier {
  func request(in context: _ResolveContext) {
    guard let column = context.environment.inspectorColumn else { return }
    context.session.noteShared()
    column.width = width
  }
}

/// Lays out a view with the column of its inspector, if any.
///
/// Proposes: to the column its requested width, by default 320 points, and the whole height; to the view the rest.
/// Reports: the proposal; for an unspecified length, or without a column, what the view does, and the width of the
/// column.
/// Places: the column at the trailing edge, the view in the center of the rest.
struct InspectorLayout: Layout {
  let column: InspectorColumn

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let view = subviews.first else { return .zero }
    if let width = proposal.width, let height = proposal.height, subviews.count > 1 {
      return CGSize(width: width, height: height)
    }
    let column = width(in: proposal.width, subviews)
    let size = view.sizeThatFits(
      ProposedViewSize(
        width: proposal.width.map { max($0 - column, 0) }, height: proposal.height))
    guard subviews.count > 1 else { return size }
    return CGSize(
      width: proposal.width ?? size.width + column, height: proposal.height ?? size.height)
  }

  /// The width of the column; 0 without one.
  private func width(in available: CGFloat?, _ subviews: Subviews) -> CGFloat {
    guard subviews.count > 1 else { return 0 }
    let requested = column.width.map { $0.isFinite ? max($0, 0) : 0 } ?? 320
    return min(requested, available ?? .infinity)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let view = subviews.first else { return }
    let width = width(in: bounds.width, subviews)
    view.place(
      at: CGPoint(x: bounds.midX - width / 2, y: bounds.midY), anchor: .center,
      proposal: subviews.count == 1
        ? proposal : ProposedViewSize(width: bounds.width - width, height: bounds.height))
    for inspector in subviews.dropFirst() {
      inspector.place(
        at: CGPoint(x: bounds.maxX - width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
