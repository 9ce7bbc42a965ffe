import Foundation

/// The status bar and the home indicator of a device.
struct SystemBars: View {
  let device: Device
  let state: SystemBarState

  var body: some View {
    VStack {
      if !state.isHidden { status }
      Spacer()
      if device.safeAreaInsets.bottom > 0, !state.isIndicatorHidden {
        Capsule().frame(width: min(device.size.width * 0.36, 320), height: 5).padding(.bottom, 8)
      }
    }
  }

  private var status: some View {
    HStack {
      Text("9:41").font(.system(size: 17, weight: .semibold))
        .frame(maxWidth: .infinity)
      Spacer(minLength: device.size.width < 500 ? 120 : 0)
      HStack(spacing: 7) {
        CellularBars().frame(width: 19, height: 12)
        WirelessFan().frame(width: 17, height: 12)
        Battery()
      }
      .frame(maxWidth: .infinity)
    }
    .frame(height: max(device.safeAreaInsets.top, 20))
    .modifier(StatusBarScheme())
    .transformEnvironment(\.colorScheme) { $0 = state.colorScheme ?? $0 }
  }
}

/// Four bars of increasing height.
private struct CellularBars: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for (index, height) in [0.34, 0.53, 0.76, 1].enumerated() {
        let size = CGSize(width: rect.width * 0.165, height: rect.height * height)
        let x = rect.minX + (rect.width - size.width) * CGFloat(index) / 3
        path.addRoundedRect(
          in: CGRect(x: x, y: rect.maxY - size.height, width: size.width, height: size.height),
          cornerSize: CGSize(width: size.width * 0.3, height: size.width * 0.3))
      }
    }
  }
}

/// A sector and two bands around its vertex at the bottom.
private struct WirelessFan: Shape {
  func path(in rect: CGRect) -> Path {
    let point = CGPoint(x: rect.midX, y: rect.maxY)
    func arc(_ path: inout Path, _ radius: CGFloat, backward: Bool = false) {
      let (left, right) = (Angle.degrees(-135), Angle.degrees(-45))
      path.addArc(
        center: point, radius: rect.height * radius, startAngle: backward ? right : left,
        endAngle: backward ? left : right, clockwise: backward)
    }
    return Path { path in
      path.move(to: point)
      arc(&path, 0.29)
      path.closeSubpath()
      for (inner, outer) in [(0.42, 0.64), (0.77, 1)] {
        var band = Path()
        arc(&band, inner)
        arc(&band, outer, backward: true)
        band.closeSubpath()
        path.addPath(band)
      }
    }
  }
}

/// A full battery: its body with an outline, and its terminal.
private struct Battery: View {
  var body: some View {
    HStack(spacing: 1) {
      RoundedRectangle(cornerRadius: 2.5)
        .frame(width: 21, height: 9)
        .padding(2)
        .overlay { RoundedRectangle(cornerRadius: 4.3).strokeBorder(lineWidth: 1).opacity(0.35) }
      UnevenRoundedRectangle(bottomTrailingRadius: 1.3, topTrailingRadius: 1.3)
        .frame(width: 1.5, height: 4)
        .opacity(0.4)
    }
  }
}
