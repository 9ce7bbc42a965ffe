import GalleyCatalog

extension CatalogScene {
  /// A mesh gradient, combined shapes, and blend modes.
  static let poster = CatalogScene(
    "examples/10-poster", "A poster: a mesh gradient, shapes cut out of shapes, blend modes",
    canvas: CGSize(width: 360, height: 480)
  ) { Poster() }
  .largeGolden(reason: "gradients have too many colors to compress well")
}

private struct Poster: View {
  var body: some View {
    ZStack {
      Sky()
      Rings()
      Sun()
      Hills()
      Lettering()
    }
    .frame(width: 360, height: 480)
    .clipped()
  }
}

/// A sky from night at the top to dusk at the bottom, with distorted colors.
private struct Sky: View {
  var body: some View {
    MeshGradient(
      width: 3, height: 4,
      points: [
        [0, 0], [0.5, 0], [1, 0],
        [0, 0.28], [0.36, 0.34], [1, 0.22],
        [0, 0.6], [0.66, 0.56], [1, 0.68],
        [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [
        color(0x17, 0x1A, 0x4A), color(0x2A, 0x1E, 0x63), color(0x10, 0x1B, 0x45),
        color(0x3C, 0x23, 0x78), color(0x7A, 0x2E, 0x8E), color(0x35, 0x2A, 0x86),
        color(0xE2, 0x4E, 0x7D), color(0xFF, 0x7F, 0x66), color(0xB4, 0x3E, 0x92),
        color(0xFF, 0xC0, 0x6B), color(0xFF, 0xA2, 0x5E), color(0xFF, 0xD9, 0x8A),
      ])
  }
}

private func color(_ red: Int, _ green: Int, _ blue: Int) -> Color {
  Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
}

/// Light added to the sky.
private struct Rings: View {
  var body: some View {
    ZStack {
      ForEach(0..<5) { index in
        Circle()
          .stroke(lineWidth: 18 - Double(index) * 3)
          .fill(color(0xFF, 0x8A, 0x5C).opacity(0.20 - Double(index) * 0.03))
          .frame(width: 236 + Double(index) * 74, height: 236 + Double(index) * 74)
          .blendMode(.plusLighter)
      }
    }
    .position(x: 180, y: 282)
  }
}

/// A disc with stripes cut out of it, each wider than the last.
private struct Sun: View {
  var body: some View {
    Circle()
      .subtracting(Stripes())
      .fill(
        LinearGradient(
          colors: [color(0xFF, 0xF3, 0xB8), color(0xFF, 0xB3, 0x4D), color(0xFF, 0x4E, 0x7A)],
          startPoint: .top, endPoint: .bottom
        )
        .shadow(.inner(color: .white.opacity(0.7), radius: 6, y: 2))
      )
      .frame(width: 200, height: 200)
      .shadow(color: color(0xFF, 0x9A, 0x5A).opacity(0.65), radius: 30)
      .position(x: 180, y: 282)
  }

  private struct Stripes: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        for index in 0..<5 {
          let top = rect.minY + rect.height * (0.46 + Double(index) * 0.095)
          path.addRect(
            CGRect(x: rect.minX, y: top, width: rect.width, height: 2.5 + Double(index) * 1.9))
        }
        path.addRect(CGRect(x: rect.minX, y: rect.maxY - 13, width: rect.width, height: 13))
      }
    }
  }
}

/// Three ridges, each darker than the one behind it.
private struct Hills: View {
  var body: some View {
    ZStack {
      Ridge(height: 0.27, waves: 1.4, phase: 0.6)
        .fill(color(0x8B, 0x2F, 0x7C).opacity(0.75))
        .blendMode(.multiply)
      Ridge(height: 0.21, waves: 1.9, phase: 2.4)
        .fill(color(0x4A, 0x1F, 0x66).opacity(0.8))
        .blendMode(.multiply)
      Ridge(height: 0.14, waves: 1.1, phase: 4.1)
        .fill(
          LinearGradient(
            colors: [color(0x2A, 0x14, 0x4B), color(0x12, 0x0B, 0x2A)], startPoint: .center,
            endPoint: .bottom))
    }
  }

  private struct Ridge: Shape {
    let height: CGFloat
    let waves: CGFloat
    let phase: CGFloat

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for step in 0...60 {
          let part = CGFloat(step) / 60
          let angle = part * waves * 2 * .pi + phase
          let level = height + 0.032 * sin(angle) + 0.014 * sin(angle * 2.3 + 1)
          path.addLine(
            to: CGPoint(x: rect.minX + part * rect.width, y: rect.maxY - level * rect.height))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}

private struct Lettering: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("OPEN-AIR AT THE LAKE")
        .font(.system(size: 11, weight: .semibold))
        .tracking(4.2)
        .foregroundStyle(.white.opacity(0.85))
        .padding(.top, 34)
      VStack(spacing: -16) {
        Text("LONG")
        Text("LIGHT")
      }
      .font(.system(size: 62, weight: .black))
      .tracking(1)
      .foregroundStyle(
        LinearGradient(
          colors: [.white, color(0xFF, 0xD3, 0xC2)], startPoint: .top, endPoint: .bottom
        )
        .shadow(.drop(color: color(0x17, 0x0B, 0x3A).opacity(0.6), radius: 8, y: 4))
      )
      .padding(.top, 4)
      Spacer()
      HStack(alignment: .firstTextBaseline) {
        Text("21 June").font(.system(size: 22, weight: .bold))
        Spacer()
        Text("from dusk until 2 a.m.").font(.system(size: 12, weight: .medium)).opacity(0.8)
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 28)
      .padding(.bottom, 24)
    }
  }
}
