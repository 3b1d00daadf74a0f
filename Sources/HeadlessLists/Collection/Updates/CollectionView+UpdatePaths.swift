import Foundation
import ListCore

// The paths that a mutation may name (crash families B5).

extension CollectionView {
  var engineDataSource: AnyObject? { dataSource }

  func engineDescribes(_ indexPath: IndexPath) -> String { indexPath.objectDescription }
}

extension IndexPath {
  /// The description of the Objective-C index path in messages.
  var objectDescription: String {
    if let path = ItemPath(self) { return path.objectDescription(.lengthAndPath) }
    let text = map(\.printed).joined(separator: " - ")
    return "<NSIndexPath: 0x\(String(UInt(bitPattern: hashValue), radix: 16))> "
      + "{length = \(count), path = \(text)}"
  }
}
