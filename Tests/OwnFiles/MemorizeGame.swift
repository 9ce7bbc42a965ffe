import SwiftUI

struct MemoryGame<CardContent> where CardContent: Equatable {
  private(set) var cards: [Card]
  private var indexOfOnlyFaceUp: Int? {
    get { cards.indices.filter { cards[$0].isFaceUp }.only }
    set { for index in cards.indices { cards[index].isFaceUp = index == newValue } }
  }
  init(numberOfPairs: Int, content: (Int) -> CardContent) {
    cards = []
    for index in 0..<numberOfPairs {
      cards.append(Card(content: content(index), id: index * 2))
      cards.append(Card(content: content(index), id: index * 2 + 1))
    }
    cards.shuffle()
  }
  mutating func choose(_ card: Card) {
    guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isMatched
    else { return }
    if let match = indexOfOnlyFaceUp {
      if cards[chosen].content == cards[match].content {
        cards[chosen].isMatched = true
        cards[match].isMatched = true
      }
      cards[chosen].isFaceUp = true
    } else {
      indexOfOnlyFaceUp = chosen
    }
  }
  struct Card: Identifiable {
    var isFaceUp = false
    var isMatched = false
    let content: CardContent
    let id: Int
  }
}

extension Array { var only: Element? { count == 1 ? first : nil } }

class EmojiMemoryGame: ObservableObject {
  typealias Card = MemoryGame<String>.Card
  private static let emojis = ["🚗", "🚕", "🚙"]
  private static func create() -> MemoryGame<String> { MemoryGame(numberOfPairs: 3) { emojis[$0] } }
  @Published private var model = create()
  var cards: [Card] { model.cards }
  func choose(_ card: Card) { model.choose(card) }
  func restart() { model = EmojiMemoryGame.create() }
}

struct EmojiMemoryGameView: View {
  @ObservedObject var game: EmojiMemoryGame
  @Namespace private var dealing
  @State private var dealt = Set<Int>()

  var body: some View {
    VStack {
      AspectVGrid(items: game.cards, aspectRatio: 2 / 3) { card in
        if !dealt.contains(card.id) || (card.isMatched && !card.isFaceUp) {
          Color.clear
        } else {
          CardView(card: card)
            .matchedGeometryEffect(id: card.id, in: dealing)
            .padding(4)
            .transition(AnyTransition.asymmetric(insertion: .identity, removal: .scale))
            .onTapGesture { withAnimation(.easeInOut(duration: 0.5)) { game.choose(card) } }
        }
      }
      .foregroundColor(.red)
      HStack {
        Button("Restart") {
          withAnimation {
            dealt = []; game.restart()
          }
        }; Spacer(); Button("Shuffle") {}
      }
    }
    .padding(.horizontal)
    .onAppear { for card in game.cards { _ = dealt.insert(card.id) } }
  }
}

struct AspectVGrid<Item, ItemView>: View where ItemView: View, Item: Identifiable {
  var items: [Item]
  var aspectRatio: CGFloat
  var content: (Item) -> ItemView
  init(items: [Item], aspectRatio: CGFloat, @ViewBuilder content: @escaping (Item) -> ItemView) {
    self.items = items
    self.aspectRatio = aspectRatio
    self.content = content
  }
  var body: some View {
    GeometryReader { geometry in
      VStack {
        let width: CGFloat = widthThatFits(count: items.count, in: geometry.size)
        LazyVGrid(columns: [gridItem(width: width)], spacing: 0) {
          ForEach(items) { content($0).aspectRatio(aspectRatio, contentMode: .fit) }
        }
        Spacer(minLength: 0)
      }
    }
  }
  private func gridItem(width: CGFloat) -> GridItem {
    var item = GridItem(.adaptive(minimum: width))
    item.spacing = 0
    return item
  }
  private func widthThatFits(count: Int, in size: CGSize) -> CGFloat {
    var columns = 1
    while columns < count,
      CGFloat((count + columns - 1) / columns) * size.width / CGFloat(columns) / aspectRatio
        > size.height
    { columns += 1 }
    return floor(size.width / CGFloat(columns))
  }
}

struct CardView: View {
  let card: EmojiMemoryGame.Card
  var body: some View {
    GeometryReader { geometry in
      ZStack {
        Pie(startAngle: Angle(degrees: -90), endAngle: Angle(degrees: 20)).padding(5).opacity(0.5)
        Text(card.content)
          .rotationEffect(Angle.degrees(card.isMatched ? 360 : 0))
          .animation(
            Animation.linear(duration: 1).repeatForever(autoreverses: false), value: card.isMatched
          )
          .font(Font.system(size: min(geometry.size.width, geometry.size.height) * 0.65))
      }
      .modifier(Cardify(isFaceUp: card.isFaceUp))
    }
  }
}

struct Pie: Shape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise = false
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.radians, endAngle.radians) }
    set { startAngle = Angle.radians(newValue.first); endAngle = Angle.radians(newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let start = CGPoint(
      x: center.x + radius * CGFloat(cos(startAngle.radians)),
      y: center.y + radius * CGFloat(sin(startAngle.radians)))
    var p = Path()
    p.move(to: center)
    p.addLine(to: start)
    p.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
    p.addLine(to: center)
    return p
  }
}

struct Cardify: AnimatableModifier {
  init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }
  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }
  var rotation: Double
  func body(content: Content) -> some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 10)
      if rotation < 90 {
        shape.fill().foregroundColor(.white)
        shape.strokeBorder(lineWidth: 3)
      } else {
        shape.fill()
      }
      content.opacity(rotation < 90 ? 1 : 0)
    }
    .rotation3DEffect(Angle.degrees(rotation), axis: (0, 1, 0))
  }
}
