import SwiftUI
import Combine
import Foundation

struct StoreItem: Identifiable, Codable, Hashable {
  var id = UUID(); var title: String; var price: Double; var image: String;
  var rating: Double = 4.5; var tags: [String] = []
}
protocol StoreService {
  func fetch() -> AnyPublisher<[StoreItem], Error>; func load() async throws -> [StoreItem]
}
enum StoreError: LocalizedError {
  case bad, offline(Error)
  var errorDescription: String? {
    switch self {
    case .bad: return "Bad";
    case .offline(let e): return e.localizedDescription
    }
  }
}
final class LiveStoreService: StoreService {
  func fetch() -> AnyPublisher<[StoreItem], Error> {
    guard let url = URL(string: "https://x.y/products") else {
      return Fail(error: StoreError.bad).eraseToAnyPublisher()
    }
    return URLSession.shared.dataTaskPublisher(for: url)
      .tryMap { data, response in
        guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else {
          throw StoreError.bad
        }
        return data
      }
      .decode(type: [StoreItem].self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
  func load() async throws -> [StoreItem] {
    var request = URLRequest(url: URL(string: "https://x.y")!); request.httpMethod = "GET"
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode([StoreItem].self, from: data)
  }
}
@MainActor
final class StoreViewModel: ObservableObject {
  enum State { case idle, loading, failed(Error), loaded([StoreItem]) }
  @Published private(set) var state = State.idle
  @Published var searchText = ""
  @Published var cart: [StoreItem: Int] = [:]
  @AppStorage("currency") var currency = "USD"
  private var cancellables = Set<AnyCancellable>()
  private let service: StoreService
  init(service: StoreService = LiveStoreService()) {
    self.service = service
    $searchText
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .sink { [weak self] text in self?.search(text) }
      .store(in: &cancellables)
    Publishers.CombineLatest($searchText, $cart).map { "\($0.0) \($0.1.count)" }.assign(to: &$label)
  }
  @Published var label = ""
  func search(_ text: String) {}
  func load() {
    state = .loading
    service.fetch().sink { [weak self] completion in
      if case let .failure(error) = completion { self?.state = .failed(error) }
    } receiveValue: { [weak self] products in
      self?.state = .loaded(products)
    }
    .store(in: &cancellables)
  }
  func loadAsync() async {
    do { state = .loaded(try await service.load()) } catch { state = .failed(error) }
  }
  var total: Double { cart.reduce(0) { $0 + $1.key.price * Double($1.value) } }
}
struct StoreView: View {
  @StateObject private var vm = StoreViewModel()
  @State private var showingCart = false
  @State private var sort = 0
  let columns = Array(repeating: GridItem(.flexible(), spacing: 16), count: 2)
  var body: some View {
    NavigationView {
      Group {
        switch vm.state {
        case .idle: Color.clear.onAppear(perform: vm.load)
        case .loading:
          ProgressView("Loading…").progressViewStyle(CircularProgressViewStyle(tint: .blue))
        case .failed(let error): StoreErrorView(error: error, retry: vm.load)
        case .loaded(let products): grid(products)
        }
      }
      .navigationBarTitle(Text("Store"), displayMode: .large)
      .navigationBarItems(
        leading: Button(action: {}) { Image(systemName: "line.horizontal.3") }, trailing: cartButton
      )
      .searchable(
        text: $vm.searchText, placement: .navigationBarDrawer(displayMode: .always),
        prompt: Text("Search")
      ) {
        ForEach(["a", "b"], id: \.self) { Text($0).searchCompletion($0) }
      }
      .refreshable { await vm.loadAsync() }
      .task(id: sort) { await vm.loadAsync() }
      .sheet(isPresented: $showingCart, onDismiss: { print("x") }) {
        StoreCart().environmentObject(vm).presentationDetents([
          .medium, .fraction(0.3), .height(200), .large,
        ]).presentationDragIndicator(.visible)
      }
      .alert(isPresented: .constant(false)) {
        Alert(
          title: Text("T"), message: Text("M"), primaryButton: .destructive(Text("Del")) {},
          secondaryButton: .cancel())
      }
      .alert("Error", isPresented: .constant(false), presenting: vm.searchText) { t in
        Button("OK \(t)", role: .cancel) {}
      } message: {
        Text($0)
      }
      .confirmationDialog("Sure?", isPresented: .constant(false), titleVisibility: .visible) {
        Button("Yes", role: .destructive) {}
      } message: {
        Text("m")
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .accentColor(.purple)
  }
  private var cartButton: some View {
    Button {
      showingCart.toggle()
    } label: {
      ZStack(alignment: .topTrailing) {
        Image(systemName: "cart").imageScale(.large)
        if vm.cart.count > 0 {
          Text("\(vm.cart.count)").font(.caption2.bold()).foregroundColor(.white).padding(5)
            .background(Circle().fill(Color.red)).offset(x: 10, y: -10)
        }
      }
    }
  }
  @ViewBuilder private func grid(_ products: [StoreItem]) -> some View {
    ScrollView {
      LazyVGrid(columns: columns, alignment: .leading, spacing: 16, pinnedViews: [.sectionHeaders])
      {
        Section(header: Text("All").font(.headline)) {
          ForEach(products) { p in
            NavigationLink(destination: Text(p.title)) { StoreItemCard(product: p) }.buttonStyle(
              PlainButtonStyle())
          }
        }
      }.padding()
    }
  }
}
struct StoreErrorView: View {
  let error: Error; let retry: @MainActor () -> Void
  var body: some View {
    VStack(spacing: 12) {
      Text("⚠️").font(.system(size: 50));
      Text(error.localizedDescription).multilineTextAlignment(.center);
      Button("Retry", action: retry).buttonStyle(.borderedProminent).controlSize(.large)
        .buttonBorderShape(.capsule)
    }.padding()
  }
}
struct StoreItemCard: View {
  let product: StoreItem
  @State private var liked = false
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      AsyncImage(url: URL(string: product.image)) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable().scaledToFill()
        case .failure: Image(systemName: "photo")
        @unknown default: EmptyView()
        }
      }
      .frame(height: 120).clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      .overlay(
        Button(action: { liked.toggle() }) {
          Image(systemName: liked ? "heart.fill" : "heart").foregroundColor(liked ? .red : .white)
            .padding(8).background(.ultraThinMaterial).clipShape(Circle())
        }.padding(6), alignment: .topTrailing)
      Text(product.title).font(.system(.headline, design: .rounded)).lineLimit(2)
        .minimumScaleFactor(0.8)
      HStack(spacing: 2) {
        ForEach(1...5, id: \.self) { i in
          Image(
            systemName: Double(i) <= product.rating
              ? "star.fill" : Double(i) - 0.5 <= product.rating ? "star.leadinghalf.fill" : "star"
          ).font(.caption).foregroundColor(.yellow)
        }
        Text("(\(product.rating, specifier: "%.1f"))").font(.caption).foregroundColor(.secondary)
      }
      Text(product.price, format: .currency(code: "USD")).fontWeight(.bold)
      Text("$\(String(format: "%.2f", product.price))").strikethrough(true, color: .red)
    }
    .padding(10).background(Color(.secondarySystemBackground)).cornerRadius(16)
    .shadow(color: Color.black.opacity(0.1), radius: 5, x: 0, y: 2)
    .contextMenu {
      Button {
      } label: {
        Label("Share", systemImage: "square.and.arrow.up")
      }; Divider();
      Button(role: .destructive) {
      } label: {
        Label("Delete", systemImage: "trash")
      }
    }
    .redacted(reason: liked ? .placeholder : [])
  }
}
struct StoreCart: View {
  @EnvironmentObject var vm: StoreViewModel
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.dismiss) private var dismiss
  @State private var address = ""; @State private var qty = 1; @State private var gift = false;
  @State private var date = Date()
  static let formatter: NumberFormatter = {
    let f = NumberFormatter(); f.numberStyle = .currency; return f
  }()
  var body: some View {
    NavigationStack {
      Form {
        Section {
          ForEach(Array(vm.cart.keys), id: \.id) { p in
            HStack {
              Text(p.title); Spacer();
              Stepper(
                "\(vm.cart[p] ?? 0)",
                value: Binding(get: { vm.cart[p] ?? 0 }, set: { vm.cart[p] = $0 }), in: 0...10
              ).fixedSize()
            }
          }
          .onDelete { offsets in }
          .onMove(perform: { _, _ in })
        } header: {
          Text("Items")
        } footer: {
          Text("Total \(vm.total, format: .currency(code: vm.currency))")
        }
        Section("Delivery") {
          TextField("Address", text: $address, axis: .vertical).lineLimit(2...4)
            .textInputAutocapitalization(.words)
          TextField("Amount", value: $qty, formatter: Self.formatter).keyboardType(.decimalPad)
          TextField("Qty", value: $qty, format: .number)
          DatePicker(
            "When", selection: $date, in: Date()..., displayedComponents: [.date, .hourAndMinute])
          Toggle("Gift", isOn: $gift.animation(.spring())).toggleStyle(
            SwitchToggleStyle(tint: .green))
          if gift { TextEditor(text: $address).frame(height: 100) }
        }
        .listRowBackground(Color.yellow.opacity(0.2)).listRowSeparator(.hidden)
        .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
      }
      .navigationTitle("Cart").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { presentationMode.wrappedValue.dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Pay") { dismiss() }.disabled(address.isEmpty)
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer(); Button("Done") {}
        }
      }
      .interactiveDismissDisabled()
      .scrollContentBackground(.hidden)
      .background(Color(uiColor: .systemGroupedBackground))
    }
  }
}
struct Store_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      StoreView().previewDevice(PreviewDevice(rawValue: "iPhone 15 Pro")).previewDisplayName("15")
      StoreItemCard(product: .init(title: "x", price: 3, image: "")).previewLayout(.sizeThatFits)
        .padding().preferredColorScheme(.dark)
      ForEach(ContentSizeCategory.allCases, id: \.self) {
        StoreView().environment(\.sizeCategory, $0)
      }
      ForEach(ColorScheme.allCases, id: \.self, content: StoreView().preferredColorScheme)
    }
  }
}
