import Foundation
import HeadlessKit
import InterfaceDocuments
import ListTesting
import Testing

/// A list in a storyboard: its cells, the screen behind each row and the note on that screen are loaded
/// from the document, and the table's header from a nib, again and again.
@MainActor
final class LibrarySession: SessionScreen {
  private let simulator: Simulator
  private let stack: NavigationController
  private let list: LibraryController

  init(_ simulator: Simulator) {
    self.simulator = simulator
    let resources = simulator.resources
    resources.add(folder: "Library")
    resources.register(class: LibraryController.self, named: "LibraryController")
    resources.register(class: LibraryBookController.self, named: "LibraryBookController")
    resources.register(
      .property("nameLabel", \LibraryBookController.nameLabel),
      .action(Selector(LibraryController.unwindToLibrary(_:), "unwindToLibrary:")))
    let first = simulator.run {
      Storyboard(name: "Library", bundle: nil).instantiateInitialViewController()
    }
    guard let stack = first as? NavigationController,
      let list = stack.topViewController as? LibraryController
    else { preconditionFailure("The storyboard begins with \(String(describing: first))") }
    (self.stack, self.list) = (stack, list)
    simulator.show(stack)
  }

  var model: [[String]] { list.books.sections }
  var shown: ShownList { ShownList(list.tableView) }
  var isAlwaysInFront: Bool { false }
  var isInFront: Bool {
    stack.topViewController === list && stack.presentedViewController == nil
      && stack.transitionCoordinator == nil
  }

  func layOutAgain() { list.tableView.setNeedsLayout() }

  func takeStep(_ random: inout SeededGenerator) throws -> String {
    if stack.presentedViewController != nil {
      try simulator.tap(.button("Done"))
      return "unwind"
    }
    if let book = stack.topViewController as? LibraryBookController {
      #expect(book.nameLabel?.text == book.name)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        try simulator.tapBackButton(in: stack)
        return "back"
      case 1:
        try simulator.tap(.button("Note"))
        return "write a note"
      default: break
      }
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let paths = list.tableView.indexPathsForVisibleRows ?? []
      guard let path = paths.randomElement(using: &random) else { break }
      try simulator.tap(path, in: list.tableView)
      return "open \(path)"
    case 2:
      try simulator.scroll(
        list.tableView, by: CGPoint(x: 0, y: .random(in: -200...200, using: &random)))
      return "scroll"
    case 3:
      let badge = simulator.run {
        Nib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).first as? View
      }
      #expect(badge?.subviews.compactMap { ($0 as? Label)?.text } == ["New"])
      list.tableView.tableHeaderView = badge
      return "show a badge"
    case 4:
      list.tableView.tableHeaderView = nil
      return "remove the badge"
    default:
      // Also while another screen covers the list, as when a server sends news.
      list.edit(&random)
      return "edit"
    }
    return "nothing"
  }
}

final class LibraryController: TableViewController {
  fileprivate var books = SessionModel([12, 4])

  fileprivate func edit(_ random: inout SeededGenerator) {
    tableView.announce(books.edit(&random), isAnimated: Bool.random(using: &random))
  }

  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    guard let book = segue.destination as? LibraryBookController,
      let cell = sender as? TableViewCell, let path = tableView.indexPath(for: cell)
    else { return }
    book.name = books.sections[path.section][path.row]
    #expect(cell.textLabel?.text == book.name)
  }

  func unwindToLibrary(_ segue: StoryboardSegue) {}

  override func numberOfSections(in tableView: TableView) -> Int { books.sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    books.sections[section].count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = books.sections[indexPath.section][indexPath.row]
    return cell
  }
}

final class LibraryBookController: ViewController {
  fileprivate var nameLabel: Label!
  fileprivate var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = name
  }
}
