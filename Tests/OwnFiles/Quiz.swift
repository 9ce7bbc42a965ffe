import SwiftUI

struct QuizQuestion: Decodable, Identifiable {
  let id: Int; let text: String; let answers: [String]; let correct: Int
}
@MainActor final class QuizModel: ObservableObject {
  @Published var index = 0
  @Published var score = 0
  @Published private(set) var questions: [QuizQuestion] = []
  var isOver: Bool { index >= questions.count }
  func answer(_ choice: Int) { if questions[index].correct == choice { score += 1 }; index += 1 }
  nonisolated init() {}
}
struct QuizView: View {
  @StateObject var model = QuizModel()
  @State private var showsResult = false
  var body: some View {
    Group {
      if model.isOver {
        VStack {
          Text("Score: \(model.score)/\(model.questions.count)").font(.largeTitle);
          Button("Again") { model.index = 0 }
        }
      } else {
        let question = model.questions[model.index]
        VStack(alignment: .leading, spacing: 12) {
          ProgressView(value: Double(model.index), total: Double(max(model.questions.count, 1)))
          Text(question.text).font(.title2.weight(.semibold)).fixedSize(
            horizontal: false, vertical: true)
          ForEach(question.answers.indices, id: \.self) { i in
            Button(question.answers[i]) { withAnimation { model.answer(i) } }.frame(
              maxWidth: .infinity, alignment: .leading
            ).padding().background(
              RoundedRectangle(cornerRadius: 12).strokeBorder(Color.accentColor))
          }
        }
        .id(model.index).transition(
          .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
      }
    }
    .padding().alert(
      "Result", isPresented: $showsResult, actions: { Button("OK") {} },
      message: { Text("\(model.score) points") })
  }
}
