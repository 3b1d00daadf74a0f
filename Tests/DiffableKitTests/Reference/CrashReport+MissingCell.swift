import DiffableKit
import ListCore

extension CrashReport {
  /// What a cell provider had no cell for: `table: x 0-0`.
  var missingCell: String? {
    guard case .snapshot(.cellProviderReturnedNil(let kind, let path, let item, _)) = facts else {
      return nil
    }
    return "\(kind): \(item) \(path.section)-\(path.item)"
  }
}
