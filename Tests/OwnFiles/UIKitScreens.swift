import SwiftUI
import UIKit

final class ContactsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let names = ["Ada", "Grace"]

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    table.dataSource = self
    table.rowHeight = UITableView.automaticDimension
    view.addSubview(table)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", image: nil, primaryAction: nil, menu: sortMenu)
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    sheetPresentationController?.detents = [
      .medium(), .custom { $0.maximumDetentValue * 0.3 },
    ]
    popoverPresentationController?.permittedArrowDirections = [.up, .down]
  }

  private var sortMenu: UIMenu {
    UIMenu(
      title: "Sort",
      children: [
        UIAction(title: "Name", image: UIImage(systemName: "textformat"), state: .on) { _ in },
        UIMenu(options: .displayInline, children: [UIAction(title: "Date") { _ in }]),
        UIDeferredMenuElement { done in done([]) },
      ])
  }

  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.table.reloadData() })
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.contentConfiguration = UIHostingConfiguration { Text(names[indexPath.row]) }
      .margins(.horizontal, 20)
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

final class PhotosController: UIViewController, UICollectionViewDelegateFlowLayout {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  override func loadView() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let half = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(80))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: half, subitems: [NSCollectionLayoutItem(layoutSize: half)])
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      return section
    }
    let photos = UICollectionView(frame: .zero, collectionViewLayout: layout)
    source = UICollectionViewDiffableDataSource(collectionView: photos) { photos, path, _ in
      photos.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "two"])
    source?.apply(snapshot, animatingDifferences: true)
    view = photos
  }
}

final class ConfettiView: UIView, UIGestureRecognizerDelegate {
  private let emitter = CAEmitterLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let cell = CAEmitterCell()
    cell.birthRate = 20
    cell.emissionRange = .pi
    cell.color = UIColor.systemPink.cgColor
    emitter.emitterCells = [cell]
    emitter.emitterShape = .line
    layer.addSublayer(emitter)
    layer.cornerCurve = .continuous
    let swipe = UISwipeGestureRecognizer(target: self, action: nil)
    swipe.direction = [.left, .right]
    swipe.delegate = self
    addGestureRecognizer(swipe)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    UIViewPropertyAnimator(duration: 0.2, curve: .easeOut) { self.alpha = 0.5 }.startAnimation()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var layerClass: AnyClass { CAGradientLayer.self }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    emitter.emitterPosition = touches.first?.location(in: self) ?? .zero
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

struct FilledButton: UIViewRepresentable {
  func makeUIView(context: Context) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 8
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemGreen
    configuration.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
    button.configuration?.showsActivityIndicator = true
    button.menu = UIMenu(children: [])
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) {}
}

struct NoteEditor: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextView {
    let editor = UITextView()
    editor.textContainer.lineFragmentPadding = 0
    editor.dataDetectorTypes = [.link, .phoneNumber]
    editor.smartQuotesType = .no
    editor.linkTextAttributes = [.foregroundColor: UIColor.link, .link: "https://example.com"]
    return editor
  }

  func updateUIView(_ editor: UITextView, context: Context) {}
}

struct FilePicker: UIViewControllerRepresentable {
  final class Coordinator: NSObject, UIDocumentPickerDelegate {
    func documentPicker(
      _ picker: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {}
}

@MainActor func finishLater() {
  var task = UIBackgroundTaskIdentifier.invalid
  task = UIApplication.shared.beginBackgroundTask { UIApplication.shared.endBackgroundTask(task) }
  UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .systemPink
}

extension Text {
  func sized(_ font: UIFont) -> Text { self.font(Font(font as CTFont)) }
}
