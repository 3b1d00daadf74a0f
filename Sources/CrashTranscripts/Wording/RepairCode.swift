import ListCore

/// The code of a repair, as a client of UIKit would write it.
///
/// Positions that the message states are written as numbers; others are placeholders.
struct RepairCode {
  let kind: ListKind
  /// The section; `nil` if the message states none.
  let section: Int?
  /// The items that the message states, by change; empty if it states none.
  var changes: [Change] = []
  /// Whether the positions of the changes are stated.
  var isExact = false

  private var view: String { kind.variable }
  private var index: String { "indexPath.\(kind.itemNoun)" }

  /// The array of the model that holds the section's items.
  var model: String {
    guard let section, section > 0 else { return "items" }
    return "sections[\(section)].items"
  }

  /// Returns the code of an update whose closure changes the model together with the calls.
  func update(inserting inserted: Int, deleting deleted: Int) -> String {
    var lines: [String] = []
    let deletions = stated { if case .deleteItem(let path) = $0 { path } else { nil } }
    let insertions = stated { if case .insertItem(let path) = $0 { path } else { nil } }
    if deleted > 0 {
      lines += removal(deleted, deletions)
      lines.append(call("delete", deletions, count: deleted, placeholder: "indexPath"))
    }
    if inserted > 0 {
      lines += insertion(inserted, insertions)
      lines.append(call("insert", insertions, count: inserted, placeholder: "newIndexPath"))
    }
    return closure(lines)
  }

  private func removal(_ count: Int, _ stated: [ItemPath]) -> [String] {
    if let only = stated.first, stated.count == 1 { return ["\(model).remove(at: \(only.item))"] }
    if count == 1 { return ["\(model).remove(at: \(index))"] }
    return [
      "for indexPath in indexPaths.sorted(by: >) {  // the highest index first",
      "  \(model).remove(at: \(index))",
      "}",
    ]
  }

  private func insertion(_ count: Int, _ stated: [ItemPath]) -> [String] {
    if let only = stated.first, stated.count == 1 {
      return ["\(model).insert(newItem, at: \(only.item))"]
    }
    if count == 1 { return ["\(model).insert(newItem, at: newIndexPath.\(kind.itemNoun))"] }
    return ["\(model).append(contentsOf: newItems)"]
  }

  private func call(
    _ verb: String, _ stated: [ItemPath], count: Int, placeholder: String
  ) -> String {
    let paths =
      if !stated.isEmpty, stated.count <= Self.mostPaths {
        "[\(stated.map(written).joined(separator: ", "))]"
      } else {
        count == 1 ? "[\(placeholder)]" : placeholder + "s"
      }
    return "\(view).\(verb)\(kind.callNoun)s(at: \(paths)\(kind.animation))"
  }

  /// Returns an index path as Swift code.
  func written(_ path: ItemPath) -> String {
    "IndexPath(\(kind.itemNoun): \(path.item), section: \(path.section))"
  }

  private func stated(_ position: (Change) -> ItemPath?) -> [ItemPath] {
    isExact ? changes.compactMap(position) : []
  }

  /// Returns lines in the closure of an update.
  func closure(_ lines: [String]) -> String {
    (["\(view).performBatchUpdates {"] + lines.map { "  " + $0 } + ["}"]).joined(separator: "\n")
  }

  /// The code that changes the model and reloads the list.
  var reload: String {
    """
    items = newItems
    \(view).reloadData()  // directly behind the change, before any other update
    """
  }

  /// The code that appends elements and inserts their rows or items, in one update.
  ///
  /// - Parameter section: The section, as Swift code.
  func appending(section: String = "section") -> String {
    closure([
      "let first = items.count",
      "items.append(contentsOf: newItems)",
      "let new = (first..<items.count).map { IndexPath(\(kind.itemNoun): $0, section: \(section)) }",
      "\(view).insert\(kind.callNoun)s(at: new\(kind.animation))",
    ])
  }

  /// The code that replaces the model and reloads the list, on the main queue.
  var reloadOnMainQueue: String {
    Self.onMainQueue("items = newItems\n\(view).reloadData()")
  }

  /// The code that registers the nib of a cell.
  var registerNib: String {
    """
    \(view).register(
      UINib(nibName: "Cell", bundle: nil), \
    \(kind == .table ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"): identifier)
    """
  }

  /// Returns code that runs on the main queue.
  static func onMainQueue(_ code: String) -> String {
    "DispatchQueue.main.async {\n\(code.indented(by: 2))\n}"
  }

  private static let mostPaths = 2
}
