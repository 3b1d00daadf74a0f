extension UpdatePlan {
  /// Returns the fate of an item before the batch.
  ///
  /// - Precondition: The item exists before the batch.
  /// - Complexity: O(log *n*) for *n* changes.
  public func fate(of item: ItemPath) -> ItemFate {
    precondition(before.contains(item), "Item \(item) is not in \(before.perSection)")
    return items.fate(of: item, rowAfter: sections.destination(of: item.section))
  }

  /// Returns the path after the batch of an item before it.
  ///
  /// - Returns: Its path after the batch; `nil` if it is deleted or reloaded, by itself or with
  ///   its section, or if it did not exist before the batch.
  /// - Complexity: O(log *n*) for *n* changes.
  public func destination(of item: ItemPath) -> ItemPath? {
    guard before.contains(item) else { return nil }
    switch fate(of: item) {
    case .kept(let target), .moved(let target): return target
    case .reloaded, .deleted: return nil
    }
  }

  /// Returns the path before the batch of an item after it.
  ///
  /// - Returns: Its path before the batch; `nil` if it is inserted or refilled by a reload, by
  ///   itself or with its section, or if it does not exist after the batch.
  /// - Complexity: O(log *n*) for *n* changes.
  public func origin(of item: ItemPath) -> ItemPath? {
    guard after.contains(item) else { return nil }
    return items.origin(of: item, rowBefore: sections.origin(of: item.section))
  }
}
