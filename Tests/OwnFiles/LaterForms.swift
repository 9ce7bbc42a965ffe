import SwiftUI

// Forms of controls, sheets, shapes and texts from iOS 16 to iOS 26.

struct LaterControls: View {
  @State var v = 0.5
  @State var c = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  var body: some View {
    Gauge(value: v, in: 0...1) {
      Text("L")
    } currentValueLabel: {
      Text("c")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } markedValueLabels: {
      Text("a").tag(0.2); Text("b").tag(0.5)
    }
    Gauge(value: v) {
      Text("L")
    } currentValueLabel: {
      Text("c")
    } markedValueLabels: {
      Text("a").tag(0.2)
    }
    Gauge(value: v) {
      Text("L")
    } currentValueLabel: {
      Text("c")
    }
    Gauge(value: v) { Text("L") }
    ColorPicker("Color", selection: $c)
    ColorPicker("Color", selection: $c, supportsOpacity: false)
    ColorPicker(selection: $c) { Text("x") }
    Slider(value: $v)
    Slider(value: $v) { Text("a") }
    Slider(value: $v, in: 0...10, step: 1)
    Slider(value: $v, in: 0...10) {
      Text("a")
    } ticks: {
      SliderTick(0); SliderTick(5)
    }
    Slider(value: $v, in: 0...10) {
      Text("a")
    } currentValueLabel: {
      Text("1")
    }
    Slider(value: $v, in: 0...10) {
      Text("a")
    } currentValueLabel: {
      Text("1")
    } ticks: {
      SliderTickContentForEach(stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }, id: \.self) {
        value in
        SliderTick(value) { Text("\(value)") }
      }
    }
    Slider(value: $v, in: 0...10, neutralValue: 5) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("9")
    } ticks: {
      SliderTickContentForEach([1.0, 2], id: \.self) { SliderTick($0) }
    }
    Slider(value: $v, in: 0...10, step: 1, neutralValue: 5, enabledBounds: 2...8) {
      Text("a")
    } tick: {
      SliderTick($0)
    }
  }
}
struct SquareSizing: PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  {
    .init(width: 400, height: root.sizeThatFits(.unspecified).height)
  }
}
struct ErasedSizing: PresentationSizing {
  private let _p: (PresentationSizingRoot, PresentationSizingContext) -> ProposedViewSize
  init<S: PresentationSizing>(_ base: S) { _p = base.proposedSize }
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { _p(root, context) }
}
struct SizedSheets: View {
  var body: some View {
    Text("x").sheet(isPresented: .constant(true)) {
      Text("y").presentationSizing(.form).presentationSizing(
        .page.fitted(horizontal: false, vertical: true).sticky(horizontal: false, vertical: true)
      )
      .presentationSizing(SquareSizing()).presentationSizing(ErasedSizing(.fitted))
      .presentationSizing(.automatic)
    }
  }
}
struct NamedShapes {
  let a: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(3))
  let b: OffsetShape<Circle> = Circle().offset(x: 3)
  let c: ScaledShape<Circle> = Circle().scale(2)
  let d: TransformedShape<Circle> = Circle().transform(.identity)
  func f() -> StrokeShapeView<Circle, Color, EmptyView> { Circle().stroke(.red, lineWidth: 2) }
  func g() -> StrokeBorderShapeView<Circle, Color, EmptyView> { Circle().strokeBorder(.red) }
  func h() -> FillShapeView<Circle, Color, EmptyView> { Circle().fill(.red) }
  let e = AnyShape(Circle().offset(x: 1).inset(by: 4))
  func v(_ s: some ShapeView) -> some View { s }
}
struct SystemTimes: View {
  let start: Date
  var format: SystemFormatStyle.DateOffset {
    .offset(to: start - 3, allowedFields: [.minute, .second])
  }
  var body: some View {
    Text(TimeDataSource<Date>.currentDate, format: format)
    Text(start, format: format)
    Text(.currentDate, format: .stopwatch(startingAt: start))
    Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(60)))
    Text(.currentDate, format: .reference(to: start))
    Text(.currentDate, format: .offset(to: start, sign: .never))
    Text(.currentDate, format: .dateTime)
    Text(.currentDate, format: Date.FormatStyle().minute(.twoDigits).second(.twoDigits))
    Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
    Text(.durationOffset(to: start), format: .units())
    Text(
      "Updated \(Text(.currentDate, format: .reference(to: start, allowedFields: [.minute, .hour, .day])))"
    )
    Text("in \(.currentDate, format: .offset(to: start))")
    Text(
      timerInterval: start...start.addingTimeInterval(3), pauseTime: nil, countsDown: true,
      showsHours: false)
    Text(
      start,
      format: .offset(to: start, allowedFields: [.second], maxFieldCount: 1, sign: .never).locale(
        Locale(identifier: "ko_KR")))
  }
}
