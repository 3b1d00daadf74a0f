import Foundation
import HeadlessKit

/// The screen with a data source: every change is made twice, in the array and in the table.
@MainActor
final class PeopleByHand: PeopleScreen {
  private var shown: [Person] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = matching
  }

  // snippet.people-search-old uses people-matching
  override func updateSearchResults(for searchController: SearchController) { reload() }

  private func reload() {
    shown = matching
    tableView.reloadData()
  }
  // snippet.end

  // snippet.people-refresh-old uses people-news
  override func refresh() {
    people = Person.news(after: people)
    reload()
  }
  // snippet.end

  override func person(at path: IndexPath) -> Person? { shown[path.row] }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row].name
    return cell
  }

  // snippet.people-delete-old
  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let person = shown.remove(at: indexPath.row)
    people.removeAll { $0.id == person.id }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  // snippet.end
}
