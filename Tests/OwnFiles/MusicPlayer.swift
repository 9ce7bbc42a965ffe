import SwiftUI

struct MusicPlayer: View {
  @State private var progress = 0.3
  @State private var isPlaying = false
  @State private var volume: Float = 0.5
  var body: some View {
    VStack(spacing: 30) {
      RoundedRectangle(cornerRadius: 20, style: .continuous).fill(
        .linearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom)
      )
      .aspectRatio(1, contentMode: .fit).scaleEffect(isPlaying ? 1 : 0.85).shadow(radius: 20)
      .animation(.spring(response: 0.5, dampingFraction: 0.5, blendDuration: 0), value: isPlaying)
      VStack {
        Slider(value: $progress).tint(.white);
        HStack {
          Text("1:02"); Spacer(); Text("-2:13")
        }.font(.caption.monospacedDigit()).foregroundStyle(.white.secondary)
      }
      HStack(spacing: 40) {
        Button {
        } label: {
          Image(systemName: "backward.fill")
        }
        Button {
          isPlaying.toggle()
        } label: {
          Image(systemName: isPlaying ? "pause.fill" : "play.fill").contentTransition(
            .symbolEffect(.replace)
          ).font(.system(size: 44))
        }
        Button {
        } label: {
          Image(systemName: "forward.fill")
        }
      }
      .font(.title).buttonStyle(.plain).sensoryFeedback(.selection, trigger: isPlaying)
      HStack {
        Image(systemName: "speaker.fill"); Slider(value: $volume, in: 0...1);
        Image(systemName: "speaker.wave.3.fill")
      }
      EqualizerBars(isPlaying: isPlaying).frame(height: 30)
    }
    .foregroundStyle(.white).padding(30).background { Color.indigo.ignoresSafeArea() }.environment(
      \.colorScheme, .dark
    ).statusBarHidden()
  }
}
struct EqualizerBars: View {
  var isPlaying: Bool
  var body: some View {
    TimelineView(.animation(minimumInterval: 0.1, paused: !isPlaying)) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      HStack(alignment: .bottom) {
        ForEach(0..<5, id: \.self) { i in
          Capsule().frame(width: 4, height: 10 + 10 * abs(sin(time + Double(i))))
        }
      }
    }
    TimelineView(.periodic(from: .now, by: 1)) { Text($0.date, style: .time) }
    TimelineView(.everyMinute) { context in
      Text(context.date.formatted(date: .omitted, time: .shortened))
    }
  }
}
