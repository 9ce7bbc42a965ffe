import GalleyTesting
import SwiftUI

/// The card in the README, with or without its baseline alignment.
struct PriceCard: View {
  var alignment = VerticalAlignment.firstTextBaseline

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: alignment, spacing: 4) {
        Text("Flat white").font(.title2)
        Spacer()
        Text("4.20").font(.largeTitle.bold())
        Text("EUR").font(.footnote).foregroundStyle(.secondary)
      }
      Divider()
      Text("Two shots, milk, poured slowly.").font(.callout)
    }
    .padding()
    .background(.orange.gradient.opacity(0.25), in: .rect(cornerRadius: 16))
    .padding()
  }

  /// Records the card in `folder/before` and the changed card in `folder/after`, and compares the
  /// second with the first, which writes a report to `$SNAPSHOT_ARTIFACTS`.
  static func fail(in folder: URL) throws {
    let (before, after) = (PriceCard(), PriceCard(alignment: .center))
    _ = verify(before, in: folder, "before", record: .all)
    _ = verify(after, in: folder, "after", record: .all)
    guard let message = verify(after, in: folder, "before", record: .never) else {
      print("the change was not noticed")
      exit(1)
    }
    print(message)
  }

  private static func verify(
    _ card: PriceCard, in folder: URL, _ name: String,
    record: SnapshotTestingConfiguration.Record
  ) -> String? {
    verifySnapshot(
      of: card, as: .image(layout: .fixed(width: 320, height: nil)), record: record,
      snapshotDirectory: folder.appending(path: name).path, testName: "looks()")
  }
}
