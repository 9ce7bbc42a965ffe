import SwiftUI

enum CalculatorKey: String, CaseIterable {
  case one = "1", two = "2", add = "+", equal = "=", clear = "AC"
  var color: Color {
    switch self {
    case .add, .equal: return .orange;
    case .clear: return Color.gray;
    default: return Color(white: 0.2)
    }
  }
}
struct CalculatorView: View {
  @State private var value = "0"
  let rows: [[CalculatorKey]] = [[.clear, .one, .two], [.add, .equal]]
  var body: some View {
    ZStack {
      Color.black.edgesIgnoringSafeArea(.all)
      VStack {
        Spacer()
        HStack {
          Spacer();
          Text(value).bold().font(.system(size: 72)).foregroundColor(.white).lineLimit(1)
            .minimumScaleFactor(0.5)
        }.padding()
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { key in
              Button(
                action: { value = key.rawValue },
                label: {
                  Text(key.rawValue).font(.system(size: 32)).frame(
                    width: width(of: key), height: 70
                  ).background(key.color).foregroundColor(.white).cornerRadius(35)
                })
            }
          }
          .padding(.bottom, 3)
        }
      }
    }
  }
  func width(of key: CalculatorKey) -> CGFloat {
    key == .equal ? (300 - 4 * 12) / 4 * 2 : (300 - 5 * 12) / 4
  }
}
