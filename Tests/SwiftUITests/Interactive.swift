import SwiftUI

// A file with gestures, focus, settings, presentation and accessibility, written for SwiftUI. The
// test is that it compiles; InteractiveTests lays it out.

struct Animal: Identifiable, Hashable {
  let id: Int
  var name: String
  var photo: URL?
}

enum SortOrder: String, CaseIterable, Identifiable {
  case name, age
  var id: Self { self }
}

struct PetList: View {
  enum Field: Hashable { case search, note }

  @AppStorage("sortOrder") private var order: SortOrder = .name
  @AppStorage("showsPhotos") private var showsPhotos = true
  @SceneStorage("selection") private var selection: Int?
  @Environment(\.openURL) private var openURL
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.scenePhase) private var scenePhase
  @FocusState private var focus: Field?
  @Namespace private var namespace
  @State private var pets = [Animal(id: 1, name: "Cat"), Animal(id: 2, name: "Dog")]
  @State private var query = ""
  @State private var edited: Animal?
  @State private var isAdding = false
  @State private var asksToDelete = false
  @State private var error: PetError?

  var body: some View {
    NavigationStack {
      List {
        ForEach(pets) { pet in
          PetRow(pet: pet, showsPhoto: showsPhotos) { edited = pet }
            .matchedGeometryEffect(id: pet.id, in: namespace)
            .contextMenu {
              Button("Edit", systemImage: "gearshape") { edited = pet }
              Divider()
              Button("Delete", role: .destructive) { asksToDelete = true }
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
              Button(role: .destructive) {
                pets.removeAll { $0.id == pet.id }
              } label: {
                Label("Delete", systemImage: "trash")
              }
              .tint(.red)
            }
        }
        .onDelete { pets.remove(atOffsets: $0) }
        .onMove { pets.move(fromOffsets: $0, toOffset: $1) }

        DisclosureGroup("Notes") {
          TextEditor(text: $query)
            .focused($focus, equals: .note)
            .scrollContentBackground(.hidden)
            .frame(height: 80)
        }
      }
      .overlay {
        if pets.isEmpty {
          ContentUnavailableView {
            Label("No Pets", systemImage: "pawprint")
          } description: {
            Text("Pets that you add are shown here.")
          } actions: {
            Button("Add Pet") { isAdding = true }.buttonStyle(.borderedProminent)
          }
        }
      }
      .navigationTitle("Pets")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding.toggle()
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("Add")
          .accessibilityHint(Text("Adds a pet"))
          .keyboardShortcut("n", modifiers: [.command, .shift])
          .help("Add a pet")
        }
        ToolbarItem(placement: .topBarLeading) {
          Menu {
            Picker("Sort", selection: $order) {
              ForEach(SortOrder.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
          } label: {
            Label("Sort", systemImage: "ellipsis.circle")
          }
        }
      }
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(.ultraThinMaterial, for: .navigationBar, .tabBar)
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
      .refreshable { await reload() }
      .sheet(isPresented: $isAdding, onDismiss: { focus = nil }) {
        PetForm(pet: .constant(Animal(id: 3, name: "")))
          .presentationDetents([.medium, .fraction(0.3), .height(200)])
          .presentationDragIndicator(.visible)
          .interactiveDismissDisabled()
      }
      .sheet(item: $edited) { pet in PetForm(pet: .constant(pet)) }
      .alert("Delete?", isPresented: $asksToDelete, presenting: edited) { pet in
        Button("Delete \(pet.name)", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: { pet in
        Text("\(pet.name) is gone then.")
      }
      .alert(isPresented: .constant(error != nil), error: error) {
        Button("OK") { error = nil }
      }
      .confirmationDialog("Really?", isPresented: $asksToDelete, titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
      }
      .onOpenURL { url in openURL(url) }
      .sensoryFeedback(.impact(weight: .light), trigger: pets.count)
    }
    .statusBarHidden()
    .persistentSystemOverlays(.hidden)
    .scrollDismissesKeyboard(.interactively)
  }

  private func reload() async {}
}

enum PetError: LocalizedError {
  case lost
  var errorDescription: String? { "A pet is lost." }
}

struct PetRow: View {
  let pet: Animal
  var showsPhoto = true
  let onTap: () -> Void
  @GestureState private var isPressed = false
  @State private var offset = CGSize.zero
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero

  private var drag: some Gesture {
    DragGesture(minimumDistance: 4, coordinateSpace: .global)
      .onChanged { value in offset = value.translation }
      .onEnded { value in
        withAnimation(.spring()) {
          offset = abs(value.predictedEndTranslation.width) > 100 ? value.translation : .zero
        }
      }
  }

  private var press: some Gesture<Bool> {
    LongPressGesture(minimumDuration: 0.3).updating($isPressed) { value, state, transaction in
      state = value
      transaction.animation = .easeOut
    }
  }

  var body: some View {
    HStack {
      if showsPhoto {
        AsyncImage(url: pet.photo) { phase in
          switch phase {
          case .success(let image): image.resizable().scaledToFill()
          case .failure: Image(systemName: "photo")
          case .empty: ProgressView()
          @unknown default: EmptyView()
          }
        }
        .frame(width: 32, height: 32)
        .clipShape(.rect(topLeadingRadius: 8, bottomTrailingRadius: 8))
      }
      Text(pet.name)
        .textSelection(.enabled)
        .contentTransition(.numericText())
      Spacer()
      TimelineView(.periodic(from: .now, by: 60)) { context in
        Text(context.date, format: .dateTime.year()).privacySensitive()
      }
    }
    .contentShape(.rect)
    .contentShape([.hoverEffect, .contextMenuPreview], .rect(cornerRadius: 8))
    .onTapGesture(perform: onTap)
    .onLongPressGesture(minimumDuration: 1) {
      offset = .zero
    } onPressingChanged: { _ in
    }
    .gesture(drag)
    .simultaneousGesture(press.sequenced(before: drag))
    .highPriorityGesture(
      MagnifyGesture()
        .onChanged { scale = $0.magnification }
        .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }),
      including: .subviews
    )
    .offset(offset)
    .scaleEffect(isPressed ? 0.9 : scale)
    .rotationEffect(angle)
    .transformEffect(.identity)
    .allowsHitTesting(true)
    .hoverEffect(.highlight)
    .onHover { _ in }
    .compositingGroup()
    .drawingGroup()
    .geometryGroup()
    .symbolRenderingMode(.hierarchical)
    .redacted(reason: pet.name.isEmpty ? .placeholder : [])
    .unredacted()
    .accessibilityElement(children: .combine)
    .accessibilityLabel(Text(pet.name))
    .accessibilityValue("\(pet.id)")
    .accessibilityAddTraits([.isButton, .isSelected])
    .accessibilityRemoveTraits(.isImage)
    .accessibilityAction(named: "Open") { onTap() }
    .accessibilityAction(.magicTap) {}
    .accessibilityInputLabels(["Animal", "Creature"])
    .accessibilitySortPriority(1)
    .accessibilityHidden(false)
  }
}

struct PetForm: View {
  @Binding var pet: Animal
  @FocusState private var isNameFocused: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $pet.name)
        .focused($isNameFocused)
        .submitLabel(.done)
        .onSubmit { dismiss() }
        .textInputAutocapitalization(.words)
        .autocorrectionDisabled()
    }
    .onAppear { isNameFocused = true }
    .defaultFocus($isNameFocused, true)
    .background(.regularMaterial, in: ContainerRelativeShape())
    .background(EllipticalGradient(colors: [.yellow, .clear]))
    .flipsForRightToLeftLayoutDirection(true)
  }
}

struct Jumping: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        ForEach(0..<10) { Text("\($0)").id($0) }
      }
      .scrollPosition(id: .constant(Int?.none))
      .onTapGesture { withAnimation { proxy.scrollTo(9, anchor: .bottom) } }
    }
  }
}
