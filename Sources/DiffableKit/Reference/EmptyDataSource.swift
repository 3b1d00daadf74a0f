import Foundation
import HeadlessKit

/// A data source without optional methods: a reference type's source forwards to it the methods
/// that it does not implement, so that the list can tell. (behaviour 6.13)
final class EmptyDataSource: NSObject, TableViewDataSource {
  static let shared = EmptyDataSource()

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}
