import Foundation
import HeadlessKit

/// A person in the lesson.
struct Person: Hashable, Sendable {
  let id: Int
  var name: String

  static let sample = [
    Person(id: 1, name: "Ada"), Person(id: 2, name: "Byron"), Person(id: 3, name: "Chao"),
  ]

  // snippet.people-news
  /// Returns what the server answers to a refresh: Byron has a new name, and Dilan is new.
  static func news(after people: [Person]) -> [Person] {
    people.map { $0.id == 2 ? Person(id: 2, name: "Byron II") : $0 }
      + [Person(id: 4, name: "Dilan")]
  }
  // snippet.end
}

/// What both ways share of the screen: title, search, refresh and the pushed detail.
@MainActor
class PeopleScreen: TableViewController, SearchResultsUpdating {
  var people = Person.sample
  private let search = SearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "person")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    refreshControl = RefreshControl()
    refreshControl?.addAction(
      Action { [weak self] _ in
        self?.refresh()
        self?.refreshControl?.endRefreshing()
      }, for: .valueChanged)
  }

  // snippet.people-matching
  /// The people that match the search.
  var matching: [Person] {
    let text = search.searchBar.text ?? ""
    return people.filter { text.isEmpty || $0.name.contains(text) }
  }
  // snippet.end

  func refresh() {}
  func person(at path: IndexPath) -> Person? { nil }
  func updateSearchResults(for searchController: SearchController) {}

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let detail = ViewController()
    detail.title = person(at: indexPath)?.name
    navigationController?.pushViewController(detail, animated: true)
  }
}
