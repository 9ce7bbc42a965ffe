import SwiftUI

struct ChatMessage: Identifiable, Equatable {
  let id = UUID(); var text: String; var isMine: Bool; var date = Date()
}
struct ChatView: View {
  @State private var messages = [
    ChatMessage(text: "Hi", isMine: false), ChatMessage(text: "Hello", isMine: true),
  ]
  @State private var draft = ""
  @FocusState private var isFocused
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(messages) { message in
            ChatBubble(message: message).id(message.id).transition(
              .move(edge: .bottom).combined(with: .opacity))
          }
        }
        .padding(.horizontal)
      }
      .onChange(of: messages) { _, new in
        withAnimation { proxy.scrollTo(new.last?.id, anchor: .bottom) }
      }
      .safeAreaInset(edge: .bottom) {
        HStack(alignment: .bottom) {
          TextField("Message", text: $draft, axis: .vertical).lineLimit(1...4).textFieldStyle(
            .roundedBorder
          ).focused($isFocused)
          Button {
            messages.append(.init(text: draft, isMine: true)); draft.removeAll()
          } label: {
            Image(systemName: "arrow.up.circle.fill").font(.title)
          }
          .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
        }
        .padding(8).background(.bar)
      }
    }
    .navigationTitle("Chat").defaultScrollAnchor(.bottom).scrollDismissesKeyboard(.immediately)
  }
}
struct ChatBubble: View {
  let message: ChatMessage
  var body: some View {
    Text(message.text).padding(10).foregroundStyle(message.isMine ? .white : .primary)
      .background(
        message.isMine ? Color.blue : Color.gray.opacity(0.2),
        in: .rect(
          topLeadingRadius: 16, bottomLeadingRadius: message.isMine ? 16 : 0,
          bottomTrailingRadius: message.isMine ? 0 : 16, topTrailingRadius: 16)
      )
      .frame(maxWidth: 260, alignment: message.isMine ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
      .contextMenu {
        Button("Copy", systemImage: "doc.on.doc") {}; ShareLink(item: message.text)
      }
  }
}
