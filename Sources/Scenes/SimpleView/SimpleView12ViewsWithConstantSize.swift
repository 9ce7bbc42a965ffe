import GalleyCatalog

extension CatalogScene {
  /// Controls keep their size, regardless of their proposal and content.
  static let simpleView12 = CatalogScene(
    "simple-view/12-views-with-constant-size", "Controls of constant size",
    canvas: CGSize(width: 320, height: 240), overlays: [.proposals],
    views: ["Toggle, wide", "DatePicker, wide", "Toggle, narrow", "DatePicker, narrow"]
  ) {
    VStack(spacing: 20) {
      ControlPair(id: "wide", width: 280, isOn: true, date: .noon(2026, 11, 20))
      ControlPair(id: "narrow", width: 180, isOn: false, date: .noon(1984, 1, 4))
    }
    .labelsHidden()
  }
  .caption(
    .code("Toggle(\"Wi-Fi\", isOn: .constant(isOn)) … DatePicker(\"Opening\", …)"),
    .code(".labelsHidden()"),
    "whatever is proposed, the toggle takes \(.size(of: "Toggle, wide")) and the date picker \(.size(of: "DatePicker, wide"))"
  )
}

/// A toggle and a date picker in a box.
private struct ControlPair: View {
  let id: String
  let width: CGFloat
  let isOn: Bool
  let date: Date

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Wi-Fi", isOn: .constant(isOn))
        .accessibilityIdentifier("Toggle, \(id)")
      DatePicker("Opening", selection: .constant(date), displayedComponents: .date)
        .accessibilityIdentifier("DatePicker, \(id)")
    }
    .frame(width: width, height: 96)
    .accessibilityIdentifier("box-\(id)")
    .outlined()
  }
}

extension Date {
  /// Returns noon of a day in the scenes' calendar and time zone.
  static func noon(_ year: Int, _ month: Int, _ day: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
      ?? Date(timeIntervalSince1970: 0)
  }
}
