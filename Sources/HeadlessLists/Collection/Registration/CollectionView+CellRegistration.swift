import Foundation
import HeadlessControllers
import ListCore

extension CollectionView {
  /// A class of cells with a handler that configures a cell for an item.
  ///
  /// Create registrations once and keep them. A registration that is created while a cell is
  /// requested is refused since iOS 15 (behaviour 4.6, crash families C5).
  ///
  /// ```swift
  /// let registration = CollectionView.CellRegistration<CollectionViewCell, Book> { cell, _, book in
  ///   cell.accessibilityLabel = book.title
  /// }
  /// ```
  ///
  /// Coverage: simulated.
  public struct CellRegistration<Cell, Item> where Cell: CollectionViewCell {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let nib: Nib?
    let token = RegistrationToken()

    /// Creates a registration.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Creates a registration whose cells come from a nib.
    ///
    /// - Parameters:
    ///   - cellNib: The nib, whose first object is a cell of the registration's class.
    ///   - handler: Configures a cell for an item.
    public init(cellNib: Nib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// Returns a cell of a registration, configured for an item.
  ///
  /// - Parameters:
  ///   - registration: The class of the cell, and its handler.
  ///   - indexPath: The item's index path.
  ///   - item: The item for the handler, which is not called without one.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: CollectionViewCell {
    let token = registration.token
    let key = CollectionReuseKey.cell(token.reuseIdentifier)
    refuseIfMadeInsideProvider(token, "UICollectionViewCellRegistration")
    registry.add(token, Cell.self, registration.nib, for: key)
    let dequeued = dequeueReusableCell(
      withReuseIdentifier: token.reuseIdentifier, for: indexPath)
    guard let cell = dequeued as? Cell else { return made(Cell.self, insteadOf: dequeued) }
    if !hasCrashed, let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

@available(*, unavailable)
extension CollectionView.CellRegistration: Sendable {}

/// The scope in which a data source provides a view.
enum ProviderScope {
  @TaskLocal static var isActive = false
}

/// The identity of a registration in every collection view that uses it.
final class RegistrationToken {
  /// Whether the registration was created while a data source was providing a view (behaviour 4.6).
  let wasMadeInsideProvider = ProviderScope.isActive

  /// A reuse identifier that is unique among existing registrations.
  var reuseIdentifier: String { ObjectName.address(of: self) }
}
