import HeadlessKit
import ListCore

/// The items that a list was told to reconfigure, followed until each has its cell.
struct Reconfigurations {
  private var called: Set<ItemPath> = []
  private var asked: ItemPath?

  /// Follows an event.
  ///
  /// - Returns: The item whose cell was replaced by another one instead of being configured again;
  ///   `nil` if none was.
  mutating func replacement(_ event: ListEvent) -> ItemPath? {
    switch event {
    case .calledReconfigure(let paths, _): called = Set(paths)
    case .reloadedData, .called: called = []
    case .askedForView(.item(let path)): asked = called.remove(path)
    case .reconfigured: asked = nil
    case .displayed(_, .item(let path)) where path == asked:
      asked = nil
      return path
    default: break
    }
    return nil
  }
}
