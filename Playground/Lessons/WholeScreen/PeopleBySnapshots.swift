import DiffableKit
import Foundation
import HeadlessKit

/// The screen with snapshots: the model changes, and one method shows it.
@MainActor
class PeopleBySnapshots: PeopleScreen {
  private lazy var source = Source(tableView: tableView) { [weak self] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "person", for: path)
    cell.textLabel?.text = self?.person(id)?.name
    return cell
  }

  /// Rows can be deleted only if a subclass of the source says so.
  // snippet.people-delete-new
  private final class Source: TableViewDiffableSource<Int, Int> {
    var delete: (Int) -> Void = { _ in }

    override func tableView(_: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
      _: TableView, commit: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      if let id = itemIdentifier(for: indexPath) { delete(id) }
    }
  }
  // snippet.end

  override func viewDidLoad() {
    super.viewDidLoad()
    // snippet.people-delete-new-model
    source.delete = { [weak self] id in
      self?.people.removeAll { $0.id == id }
      self?.showPeople()
    }
    // snippet.end
    showPeople()
  }

  // snippet.people-person
  private func person(_ id: Int) -> Person? { people.first { $0.id == id } }
  // snippet.end

  override func person(at path: IndexPath) -> Person? {
    source.itemIdentifier(for: path).flatMap(person)
  }

  // snippet.people-search-new uses people-matching
  override func updateSearchResults(for searchController: SearchController) { showPeople() }

  func showPeople(changed: [Int] = []) {
    let shown = matching.map(\.id)
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown)
    snapshot.reconfigureItems(changed.filter(shown.contains))
    source.apply(snapshot)
  }
  // snippet.end

  // snippet.people-refresh-new uses people-news people-person
  override func refresh() {
    let old = people
    people = Person.news(after: people)
    let changed = old.filter { person($0.id) != nil && person($0.id) != $0 }.map(\.id)
    showPeople(changed: changed)
  }
  // snippet.end
}

/// The same screen, which by mistake marks nobody who changed.
@MainActor
final class PeopleWithoutMarks: PeopleBySnapshots {
  override func showPeople(changed: [Int] = []) { super.showPeople(changed: []) }
}
