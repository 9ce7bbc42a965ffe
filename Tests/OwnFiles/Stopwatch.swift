import SwiftUI

import Combine

final class StopwatchModel: ObservableObject {
  @Published private(set) var elapsed: TimeInterval = 0
  private var timer: AnyCancellable?
  func start() {
    timer = Timer.publish(every: 0.1, on: .main, in: .default).autoconnect().sink { [weak self] _ in
      self?.elapsed += 0.1
    }
  }
  func stop() { timer?.cancel(); timer = nil }
  deinit { timer?.cancel() }
}
struct StopwatchView: View {
  @StateObject private var model = StopwatchModel()
  @State private var laps: [TimeInterval] = []
  var body: some View {
    VStack(spacing: 24) {
      Text(
        String(
          format: "%02d:%04.1f", Int(model.elapsed) / 60,
          model.elapsed.truncatingRemainder(dividingBy: 60))
      )
      .font(.system(size: 60, weight: .thin, design: .monospaced))
      Circle().trim(from: 0, to: CGFloat(model.elapsed.truncatingRemainder(dividingBy: 60) / 60))
        .stroke(
          AngularGradient(colors: [.orange, .red], center: .center),
          style: .init(lineWidth: 12, lineCap: .round)
        )
        .rotationEffect(.degrees(-90)).frame(width: 200, height: 200)
      HStack {
        Button("Start", action: model.start); Button("Lap") { laps.insert(model.elapsed, at: 0) };
        Button("Stop", role: .destructive, action: model.stop)
      }
      .buttonStyle(.bordered)
      List(Array(laps.enumerated()), id: \.offset) { index, lap in
        Text("Lap \(laps.count - index): \(lap, specifier: "%.1f")")
      }
    }
  }
}
