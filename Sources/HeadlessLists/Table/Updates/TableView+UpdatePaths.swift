import Foundation
import ListCore

// The paths that a mutation may name (crash families B5).

extension TableView {
  var engineDataSource: AnyObject? { dataSource }

  func engineDescribes(_ indexPath: IndexPath) -> String {
    let style = simulator.profile.indexPathStyle
    if let path = ItemPath(indexPath) { return path.objectDescription(style) }
    let indexes = indexPath.map(\.printed)
    return switch style {
    case .indexes:
      "<NSIndexPath 0x8361f40> \(indexPath.count) indexes [\(indexes.joined(separator: ", "))]"
    case .lengthAndPath:
      "<NSIndexPath: 0x8361f40> {length = \(indexPath.count), "
        + "path = \(indexes.joined(separator: " - "))}"
    }
  }
}
