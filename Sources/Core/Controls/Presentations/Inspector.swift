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
        content
        if isPresented.wrappedValue {
          VStack { inspector }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { Color(.background).ignoresSafeArea() }
            .overlay(alignment: .leading) { ColumnLine() }
            .environment(\.inspectorColumn, column)
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
/// Reports: the proposal; without a column, what the view does.
/// Places: the column at the trailing edge, the view in the center of the rest.
struct InspectorLayout: Layout {
  let column: InspectorColumn

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.count == 1
      ? subviews[0].sizeThatFits(proposal) : proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let view = subviews.first else { return }
    let requested = column.width.map { $0.isFinite ? max($0, 0) : 0 } ?? 320
    let width = subviews.count == 1 ? 0 : min(requested, bounds.width)
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
