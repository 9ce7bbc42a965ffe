import UIKit

// Previews in a file that imports only UIKit. UIKitPreviewTests draws them.

final class LetterRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = ["A", "B", "C"][indexPath.row]
    return cell
  }
}

#Preview("Rows") { LetterRows(style: .plain) }

#Preview("Label", traits: .sizeThatFitsLayout) {
  let label = UILabel()
  label.text = "Hello"
  return label
}
