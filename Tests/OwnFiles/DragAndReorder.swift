import SwiftUI
import UniformTypeIdentifiers
struct ReorderableCards: View {
  @GestureState private var dragState = CGSize.zero
  @GestureState private var press = false
  @State private var offset: CGSize = .zero; @State var scale: CGFloat = 1; @State var last = 1.0;
  @State var angle: Angle = .zero
  @State private var items = ["a", "b"]; @State var dragged: String?
  @State var location: CGPoint = .zero
  @FocusState private var focus: Field?
  enum Field: Hashable { case name, mail }
  var drag: some Gesture {
    DragGesture(minimumDistance: 5, coordinateSpace: .local)
      .updating($dragState) { value, state, transaction in
        state = value.translation; transaction.animation = .interactiveSpring()
      }
      .onChanged { value in
        offset = value.translation; _ = value.predictedEndTranslation.width;
        _ = value.startLocation; _ = value.velocity; _ = value.location.x
      }
      .onEnded { value in
        withAnimation(.spring()) {
          offset = abs(value.predictedEndLocation.x) > 100 ? CGSize(width: 500, height: 0) : .zero
        }
      }
  }
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 20).fill(.orange).offset(
        x: offset.width + dragState.width, y: offset.height
      ).rotationEffect(.degrees(Double(offset.width / 20)))
        .gesture(drag)
        .simultaneousGesture(
          MagnificationGesture().onChanged { scale = $0 }.onEnded { v in
            scale = max(1, min(v.magnitude, 4))
          }
        )
        .highPriorityGesture(TapGesture(count: 2).onEnded { _ in scale = 1 })
        .gesture(RotationGesture().onChanged { angle = $0 }, including: .all)
        .gesture(
          MagnifyGesture().onChanged {
            scale = $0.magnification; _ = $0.startAnchor
          }
        )
        .gesture(RotateGesture().onChanged { angle = $0.rotation })
        .gesture(
          LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()).onEnded { value in
            switch value {
            case .first(true): break;
            case .second(true, let drag?): print(drag.translation);
            default: break
            }
          }
        )
        .gesture(SpatialTapGesture().onEnded { e in location = e.location })
        .gesture(
          LongPressGesture().updating($press) { current, state, _ in state = current }.exclusively(
            before: TapGesture())
        )
        .onLongPressGesture(
          minimumDuration: 1, maximumDistance: 10, pressing: { _ in }, perform: {}
        )
        .onLongPressGesture(minimumDuration: 1) {
        } onPressingChanged: { inProgress in
        }
        .onLongPressGesture { print("x") }
        .onTapGesture { location in print(location) }
        .onTapGesture(count: 1, coordinateSpace: .global) { print($0.x) }
        .defersSystemGestures(on: .all)
      ForEach(items, id: \.self) { item in
        Text(item)
          .onDrag {
            self.dragged = item; return NSItemProvider(object: item as NSString)
          }
          .onDrop(
            of: [.text], delegate: ReorderDelegate(item: item, items: $items, current: $dragged)
          )
          .draggable(item) { Text("preview") }
          .dropDestination(for: String.self) { items, location in
            true
          } isTargeted: { _ in
          }
      }
      TextField("n", text: .constant("")).focused($focus, equals: .name).submitLabel(.next).onSubmit
      { focus = .mail }
      SecureField("p", text: .constant("")).focused($focus, equals: .mail).textContentType(
        .password
      ).privacySensitive()
    }
    .onKeyPress(.space) { .handled }.onKeyPress(keys: [.upArrow, .downArrow]) { press in
      press.modifiers.contains(.shift) ? .ignored : .handled
    }
    .focusable().focusEffectDisabled().defaultFocus($focus, .name)
    .onHover { h in }.onContinuousHover { phase in
      switch phase {
      case .active(let p): print(p);
      case .ended: break
      }
    }
    .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("x") {}.tint(.blue) }
    .onChange(of: focus) { print($0 as Any) }
    .onChange(of: scale, initial: true) { o, n in }
    .onChange(of: items) {}
    .sensoryFeedback(.selection, trigger: items)
    .onOpenURL { url in print(url) }.userActivity("x") { a in a.title = "" }.onContinueUserActivity(
      "x"
    ) { _ in }
    .keyboardShortcut(.defaultAction).keyboardShortcut(KeyEquivalent("s"), modifiers: .command)
    .keyboardShortcut(.init("a"))
  }
}
struct ReorderDelegate: DropDelegate {
  let item: String; @Binding var items: [String]; @Binding var current: String?
  func dropEntered(info: DropInfo) {
    if item != current {
      let from = items.firstIndex(of: current!)!; let to = items.firstIndex(of: item)!;
      items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
    }
  }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  func performDrop(info: DropInfo) -> Bool {
    current = nil; _ = info.itemProviders(for: [.text]); return info.hasItemsConforming(to: [.text])
  }
}
