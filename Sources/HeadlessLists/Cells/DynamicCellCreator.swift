import Foundation
@_spi(Hooks) import HeadlessViews

/// Calls initializers of cells, headers and footers whose class is known at run time only.
@_spi(Hooks) @MainActor public protocol DynamicCellCreator: DynamicCreator {
  /// Creates a cell; `nil` if the initializer of its class cannot be called.
  func makeCell(
    _ type: TableViewCell.Type, style: TableViewCell.CellStyle, reuseIdentifier: String?
  ) -> TableViewCell?

  /// Creates a header or footer; `nil` if the initializer of its class cannot be called.
  func makeHeaderFooterView(
    _ type: TableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> TableViewHeaderFooterView?
}

extension DynamicCreator {
  fileprivate static let linkedForCells = linked as? any DynamicCellCreator
}

extension TableViewCell {
  /// The initializer of cells.
  package static let styleInitializer = DynamicInitializer<TableViewCell, (CellStyle, String?)>(
    "init(style:reuseIdentifier:)",
    of: { TableViewCell(style: $0.0, reuseIdentifier: $0.1) },
    unregistered: {
      DynamicCreator.linkedForCells?.makeCell($0, style: $1.0, reuseIdentifier: $1.1)
    })
}

extension TableViewHeaderFooterView {
  /// The initializer of headers and footers.
  package static let identifierInitializer = DynamicInitializer<TableViewHeaderFooterView, String?>(
    "init(reuseIdentifier:)", of: { TableViewHeaderFooterView(reuseIdentifier: $0) },
    unregistered: {
      DynamicCreator.linkedForCells?.makeHeaderFooterView($0, reuseIdentifier: $1)
    })
}

extension InitializerRegistry {
  /// Registers the initializer `init(style:reuseIdentifier:)` of a class of table view cells.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - make: The initializer, or a closure that calls it.
  public static func register<Cell: TableViewCell>(
    _ type: Cell.Type, _ make: @escaping @MainActor (TableViewCell.CellStyle, String?) -> Cell
  ) {
    TableViewCell.styleInitializer.register(type) { make($0.0, $0.1) }
  }

  /// Registers the initializer `init(reuseIdentifier:)` of a class of headers and footers of a table.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - make: The initializer, or a closure that calls it.
  public static func register<Content: TableViewHeaderFooterView>(
    _ type: Content.Type, _ make: @escaping @MainActor (String?) -> Content
  ) {
    TableViewHeaderFooterView.identifierInitializer.register(type) { make($0) }
  }
}

// Creating views of classes that a client registered.
//
// A metatype can only be called with a `required` initializer. The designated initializers of cells
// cannot be required: clients write `override init(style:reuseIdentifier:)`, as they do for UIKit,
// and that would not compile. So a list asks `DynamicInitializer`, as `View+Creation` does for the
// views of a collection view.
//
// A class that declares other designated initializers without overriding the one that is called
// traps with "Use of unimplemented initializer", as it does in UIKit.

extension TableViewCell {
  /// Creates a cell of the class that this method is called on, for a dequeue.
  static func create(_ identifier: String) -> TableViewCell {
    styleInitializer(self, (.default, identifier))
  }
}

extension TableViewHeaderFooterView {
  /// Creates a header or footer of the class that this method is called on, for a dequeue.
  static func create(_ identifier: String) -> TableViewHeaderFooterView {
    identifierInitializer(self, identifier)
  }
}

extension CollectionReusableView {
  /// Creates a view of the class that this method is called on. It also creates cells.
  static func create(_ identifier: String, frame: CGRect = .zero) -> CollectionReusableView? {
    let made = create(frame: frame) as? CollectionReusableView
    made?.assignedReuseIdentifier = identifier
    return made
  }
}
