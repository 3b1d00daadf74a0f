import Foundation
import HeadlessKit

/// A data source without optional methods: a source of a reference type asks it where it has no
/// answer of its own, so that the list knows. (behaviour 6.13)
final class UnansweringDataSource: NSObject, TableViewDataSource {
  static let shared = UnansweringDataSource()

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}
