import CrashTranscripts

/// A Swift file with the code of many repairs, each where a client of UIKit would put it.
struct RepairFile {
  /// The repairs, each once, in order.
  let codes: [String]

  init(_ codes: [String]) {
    var seen: Set<String> = []
    self.codes = codes.filter { seen.insert($0).inserted }
  }

  var text: String {
    """
    // swift-format-ignore-file
    // Written by RepairCompilationTests with HEADLESSKIT_REGENERATE=1: every repair of the collected
    // messages. That it compiles is the test.

    import DiffableKit
    import Foundation
    import HeadlessKit

    \(Self.context)

    \(codes.enumerated().map { Self.declaration($1, number: $0) }.joined(separator: "\n\n"))

    """
  }

  /// A declaration that contains a repair.
  private static func declaration(_ code: String, number: Int) -> String {
    let simulated = code.replacing(/\bUI(?=[A-Z])/, with: "")
      .replacing(/\bNS(?=Diffable|Collection|FetchedResults)/, with: "")
      .replacing("@IBOutlet ", with: "")
    let name = "Repair\(number)"
    let used = withUses(simulated)
    return switch Place(simulated) {
    case .layout:
      type(name, "CollectionViewFlowLayout", simulated)
    case .layoutMethod:
      type(
        name, "CollectionViewFlowLayout",
        "func repair(_ path: IndexPath) {\n\(indented(used))\n}")
    case .controller: type(name, "TableViewController", simulated)
    case .item:
      "private struct \(name): Hashable {\n  let id: Int\n"
        + "\(indented(simulated.replacing("Item", with: name)))\n}"
    case .members: type(name, "RepairContext", simulated)
    case .cases:
      function(
        number, "switch type {\n\(simulated)\ndefault: break\n}",
        parameters:
          "_ type: FetchedResultsChangeType, _ indexPath: IndexPath?, _ newIndexPath: IndexPath?")
    case .optional: function(number, used, parameters: "_ item: Item?")
    case .cell: function(number, simulated, result: " -> AnyObject?")
    case .size: function(number, simulated, result: " -> CGSize")
    case .path: function(number, simulated, result: " -> IndexPath")
    case .method: type(name, "RepairContext", "func repair() {\n\(indented(used))\n}")
    case .anyView: function(number, used)
    case .statements: type(name, "RepairContext", "func repair() throws {\n\(indented(used))\n}")
    }
  }

  /// Returns statements with a use of each value that only the client's own code would use, so that the
  /// compiler has nothing to remark.
  private static func withUses(_ code: String) -> String {
    let calls = code.replacing(
      /(?m)^(?=(collectionView|tableView)\.dequeue|IndexPath\()/, with: "_ = ")
    let names = code.matches(of: /(?m)^(guard )?let (\w+) (=|else)/).map { String($0.2) }
    let unused = names.filter { name in
      code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
        .count { $0 == name } == 1
    }
    return ([calls] + unused.map { "_ = \($0)" }).joined(separator: "\n")
  }

  private static func type(_ name: String, _ parent: String, _ body: String) -> String {
    "@MainActor private final class \(name): \(parent) {\n\(indented(body))\n}"
  }

  private static func function(
    _ number: Int, _ body: String, parameters: String = "", result: String = ""
  ) -> String {
    "@MainActor private func repair\(number)(\(parameters)) throws\(result) {\n\(indented(body))\n}"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  /// Where the code of a repair belongs.
  private enum Place {
    case layout, layoutMethod, controller, item, members, cases, optional, cell, size, path, method
    case anyView, statements

    init(_ code: String) {
      let first = code.split(separator: "\n").first { !$0.hasPrefix("//") } ?? ""
      let members = ["func ", "@MainActor func", "class ", "let dataSource ="]
      self =
        if first.hasPrefix("override func tableView") || first.hasPrefix("override func viewWill") {
          .controller
        } else if first.hasPrefix("override func") {
          .layout
        } else if code.contains("super.") {
          .layoutMethod
        } else if first.hasPrefix("static func") {
          .item
        } else if first.hasPrefix("case ") {
          .cases
        } else if members.contains(where: first.hasPrefix) {
          .members
        } else if code.contains("guard let item else") {
          .optional
        } else if code.contains("return cell") {
          .cell
        } else if code.contains("return .zero") {
          .size
        } else if code.contains("return IndexPath(") {
          .path
        } else if code.contains("self.") {
          .method
        } else if first.hasPrefix("view.performBatchUpdates") {
          .anyView
        } else {
          .statements
        }
    }
  }

  /// What the repairs name.
  private static let context = """
    // What the code of a repair names: lists, a model, and the values of a client.
    private struct Item: Hashable, Identifiable {
      var number = 0
      var id: Item { self }
    }
    extension Int { fileprivate static let main = 0 }
    private struct Section { var items: [Item] = [] }
    private final class Cell: CollectionViewCell {}
    private final class PhotoCell: CollectionViewCell { let imageView = ImageView() }
    @MainActor private let sender = Button()
    @MainActor private let tapRecognizer = TapGestureRecognizer()
    @MainActor private var done: Set<Item> = []
    @MainActor private var (isLoading, hasMore) = (false, true)
    @MainActor private func load(_ url: URL, _ show: (Image?) -> Void) { show(nil) }
    private let url = URL(fileURLWithPath: "/")
    private let height: CGFloat = 80
    private final class BookCell: TableViewCell {}
    private final class HeaderView: CollectionReusableView {}
    private final class Background: CollectionReusableView {}
    @MainActor private class RepairContext: ViewController {
      let tableView = TableView()
      let collectionView = CollectionView(frame: .zero, collectionViewLayout: layout)
      let index = 0
      var snapshot = DiffableDataSourceSnapshot<Int, Item>()
      var items: [Item] = []
      var newItems: [Item] = []
      var newItem = Item()
      var sections: [Section] = []
      var newSections: [Section] = []
      var newSection = Section()
      var openSection: Int? = 0
      var tappedSection: Int? = 1
      func highlight(_ cells: [TableViewCell]) {}
      func next() {}
      func fetch() async -> [Item] { [] }
    }
    private final class ListDataSource {}
    @MainActor private let tableView = TableView()
    @MainActor private let collectionView = CollectionView(frame: .zero, collectionViewLayout: layout)
    @MainActor private let layout = CollectionViewFlowLayout()
    @MainActor private let view = TableView()
    @MainActor private let gesture = LongPressGestureRecognizer()
    @MainActor private let emptyView = View()
    @MainActor private let cell = TableViewCell()
    @MainActor private let dataSource = TableViewDiffableSource<Int, Item>(tableView: tableView) {
      _, _, _ in nil
    }
    @MainActor private let updates: () -> Void = {}
    @MainActor private var snapshot = DiffableDataSourceSnapshot<Int, Item>()
    @MainActor private var sectionSnapshot = DiffableDataSourceSectionSnapshot<Item>()
    @MainActor private var items: [Item] = []
    @MainActor private var filteredItems: [Item] = []
    @MainActor private var newItems: [Item] = []
    @MainActor private var newItem = Item()
    @MainActor private var item = Item()
    @MainActor private var parent = Item()
    @MainActor private var sections: [Section] = []
    @MainActor private var newSections: [Section] = []
    @MainActor private var newSection = Section()
    @MainActor private var isFiltering = false
    @MainActor private var columns = 2
    @MainActor private var lastSize = CGSize.zero
    @MainActor private var cache: [IndexPath: CollectionViewLayoutAttributes] = [:]
    @MainActor private var openSection: Int? = 0
    @MainActor private var tappedSection: Int? = 1
    @MainActor private var section = 0
    private let identifier = "Cell"
    private let kind = CollectionView.elementKindSectionHeader
    private let insets = EdgeInsets.zero
    private let (old, new, index) = (0, 1, 0)
    private let path = IndexPath(row: 0, section: 0)
    private let (indexPath, newIndexPath, oldIndexPath, proposed) = (path, path, path, path)
    private let (from, to, source, destination) = (path, path, path, path)
    private let indexPaths = [path]
    private let (newIndexPaths, oldIndexPaths, changedIndexPaths) = ([path], [path], [path])
    """
}
