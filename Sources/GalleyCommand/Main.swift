import Galley

struct Row: View {
  var body: some View {
    HStack(alignment: .top) {
      ZStack {
        Circle().fill(Color.yellow)
        Text("AK").accessibilityIdentifier("initials")
      }
      .frame(width: 40, height: 40)
      Text("The museum opens at nine. Shall we meet at the entrance, or would you rather have 咖啡 first 🙂?").accessibilityIdentifier("content")
    }
    .padding([.horizontal])
    .background(.blue.gradient.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
  }
}

@main struct GalleyMain {
  static func main() throws {
    try MainActor.assumeIsolated {
      let r = ImageRenderer(content: Row().border(.red))
      r.proposedSize = .init(width: 320, height: 120)
      r.scale = 2
      r.isOpaque = true
      r.overlays = [.baselines]
      try r.write(to: URL(filePath: "/tmp/row.png"))
      print(try r.displayList())
      let t = LayoutTree(of: Row(), proposal: .init(width: 320, height: 120))
      print(t)
      print(t.trace)
      print(String(decoding: try t.jsonData(scene: "x", scale: 2), as: UTF8.self).prefix(600))
    }
  }
}
