import SwiftUI

struct DraggableCard: View {
  @GestureState private var dragOffset = CGSize.zero
  @GestureState(resetTransaction: Transaction(animation: .spring)) private var isPressing = false
  @State private var position = CGSize.zero
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @State private var taps = 0

  var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .updating($dragOffset) { value, state, transaction in state = value.translation }
      .onChanged { value in print(value.location, value.velocity) }
      .onEnded { value in
        position.width += value.predictedEndTranslation.width
        position.height += value.translation.height
      }
  }

  var pressAndDrag: some Gesture {
    LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture())
      .onEnded { value in
        switch value {
        case .second(true, let drag?): position = drag.translation
        default: break
        }
      }
  }

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 10)
        .offset(x: position.width + dragOffset.width, y: position.height + dragOffset.height)
        .gesture(drag)
        .gesture(MagnificationGesture().onChanged { scale = $0 }.onEnded { _ in scale = 1 })
        .simultaneousGesture(RotationGesture().onChanged { angle = $0 })
        .highPriorityGesture(TapGesture(count: 2).onEnded { taps += 2 })
        .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
        .gesture(RotateGesture().onChanged { angle = $0.rotation })
        .scaleEffect(scale).rotationEffect(angle)
      Text("Tap").onTapGesture { taps += 1 }
        .onTapGesture(count: 2) { taps += 2 }
        .onTapGesture { location in print(location.x) }
        .onTapGesture(coordinateSpace: .global) { print($0) }
        .onLongPressGesture { taps = 0 }
        .onLongPressGesture(minimumDuration: 1) {
          taps = 0
        } onPressingChanged: {
          print($0)
        }
        .onLongPressGesture(
          minimumDuration: 1, maximumDistance: 5, perform: {}, onPressingChanged: { _ in }
        )
        .onLongPressGesture(minimumDuration: 1, pressing: { print($0) }) { taps = 0 }
        .gesture(pressAndDrag, including: .all)
        .gesture(SpatialTapGesture().onEnded { print($0.location) })
        .gesture(DragGesture().simultaneously(with: LongPressGesture()), isEnabled: taps > 0)
        .gesture(TapGesture().exclusively(before: DragGesture()).onEnded { _ in })
        .gesture(
          LongPressGesture(minimumDuration: 1).updating($isPressing) { current, state, _ in
            state = current
          }
        )
        .contentShape(Rectangle()).contentShape(.contextMenuPreview, .rect(cornerRadius: 4))
        .allowsHitTesting(true).onHover { print($0) }.hoverEffect(.lift).pointerStyle(.link)
        .onContinuousHover { phase in if case .active(let point) = phase { print(point) } }
        .defersSystemGestures(on: .all).handGestureShortcut(.primaryAction)
        .swipeActions { Button("Delete") {} }
        .draggable("text").dropDestination(for: String.self) { items, location in !items.isEmpty }
        .onDrag { NSItemProvider(object: "text" as NSString) }
        .onDrop(of: ["public.text"], isTargeted: nil) { providers in true }
    }
  }
}
