import DiffableKit
import ListCore

extension CrashReport {
  /// The place and the identifier for which a cell provider returned no cell: `table: x 0-0`.
  var missingCell: String? {
    guard case .snapshot(.cellProviderReturnedNil(let kind, let path, let item, _)) = facts else {
      return nil
    }
    return "\(kind): \(item) \(path.section)-\(path.item)"
  }
}
