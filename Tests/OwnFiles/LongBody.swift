import SwiftUI

// About twenty children with literals of several kinds, as a preview or a settings screen has them.
#Preview {
  VStack(alignment: .leading, spacing: 8) {
    Text("Title").font(.largeTitle).padding(.bottom, 4)
    Text("Subtitle").font(.title2).foregroundStyle(.secondary).padding(8)
    Divider().padding(.vertical, 2.5)
    HStack(spacing: 4) {
      Text("A").padding(1); Text("B").padding(.leading, 3); Spacer(minLength: 10)
    }
    Rectangle().fill(.red).frame(width: 100, height: 20).cornerRadius(4)
    Circle().stroke(.blue, lineWidth: 2).frame(width: 40, height: 40).offset(x: 5, y: -3)
    Text("\(3 + 4 * 2) of \(10.0 / 3.0)").padding(.top, 4 + 4).background(.yellow.opacity(0.3))
    Color.green.frame(height: 10 * 2).opacity(0.5 + 0.25)
    Image(systemName: "star").font(.system(size: 12 + 4)).foregroundColor(.orange)
    Button("Press") {}.buttonStyle(.borderedProminent).padding(.horizontal, 16)
    Toggle("On", isOn: .constant(true)).padding(6).background(Color.gray.opacity(0.1))
    Slider(value: .constant(0.3), in: 0...1).padding(.horizontal)
    ProgressView(value: 0.4).tint(.purple).padding(4)
    Text("Long").frame(maxWidth: .infinity, alignment: .trailing).padding(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    RoundedRectangle(cornerRadius: 10).fill(.blue.gradient).frame(height: 30).overlay(
      Text("Over").bold())
    Label("Label", systemImage: "tag").labelStyle(.titleAndIcon).padding(.vertical, 1)
    Text("Shadow").shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1 / 2)
    Text("Rotated").rotationEffect(.degrees(-5)).scaleEffect(1.1).offset(y: 2)
    Capsule().fill(
      LinearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing)
    ).frame(width: 120, height: 8)
    Text("End").font(.caption).padding(.top, 20).padding(.bottom, 2 * 4).border(.gray, width: 0.5)
  }
  .padding(20)
  .frame(width: 320)
}

struct LongBody: View {
  @State private var value = 0.5
  @State private var count = 2
  var body: some View {
    VStack {
      Text("A").padding().padding(1).padding(.top).padding(.top, 2).padding(
        [.leading, .trailing], 3
      ).padding(.all, 4)
        .frame(width: 10).frame(height: 10).frame(width: 10, height: 10).frame(
          minWidth: 0, maxWidth: .infinity
        )
        .background(Color.red).background(.blue).background(Color.red.opacity(0.5)).background {
          Circle()
        }
        .overlay(Text("B")).overlay { Text("C") }.overlay(Circle().stroke(.red)).overlay(
          .green.opacity(0.1)
        )
        .font(.body).font(.system(size: 10)).foregroundColor(.red).foregroundStyle(.blue)
        .foregroundStyle(Color.red)
        .opacity(value * 2 - 1).offset(x: value * 10, y: -value).scaleEffect(1 + value / 2)
        .rotationEffect(.degrees(value * 360))
        .clipShape(Circle()).clipShape(RoundedRectangle(cornerRadius: 4)).cornerRadius(5).shadow(
          radius: 3
        )
        .padding(.horizontal, CGFloat(count) * 2 + 1).padding(.vertical, value > 0.3 ? 4 : 8)
        .padding().padding(1).padding(.top).padding(.top, 2).padding([.leading, .trailing], 3)
        .padding(.all, 4)
        .frame(width: 10).frame(height: 10).frame(width: 10, height: 10).frame(
          minWidth: 0, maxWidth: .infinity
        )
        .background(Color.red).background(.blue).background(Color.red.opacity(0.5)).background {
          Circle()
        }
        .overlay(Text("B")).overlay { Text("C") }.overlay(Circle().stroke(.red)).overlay(
          .green.opacity(0.1)
        )
        .font(.body).font(.system(size: 10)).foregroundColor(.red).foregroundStyle(.blue)
        .foregroundStyle(Color.red)
        .accessibilityLabel("Label").accessibilityValue("Value").accessibilityHint("Hint").help(
          "Help"
        )
        .onTapGesture { count += 1 }.onAppear { count = 0 }.onChange(of: count) {
          value = Double(count)
        }
        .tint(.red).accentColor(.blue).border(.red).border(Color.blue, width: 2).zIndex(1)
        .layoutPriority(2)
      Text("\(count) " + String(format: "%.2f", value) + " of " + "\(count * 2 + 1)").bold()
      Text("A") + Text("B").bold() + Text("C").italic() + Text(" \(count) ").foregroundColor(.red)
        + Text("D")
      Rectangle().frame(width: 100 * CGFloat(value) + 20 - 4, height: max(10, 20 * CGFloat(value)))
        .position(x: 50 + CGFloat(count) * 2, y: 30)
    }
  }
}
