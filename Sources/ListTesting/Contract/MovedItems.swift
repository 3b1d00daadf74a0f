import Foundation
import HeadlessKit

/// An interactive move of items in a list with snapshots, and the search for the arrays of the
/// screen that should follow it.
///
/// The snapshot has the new order as soon as the row is dropped. If the arrays of the screen have the
/// old one, the next snapshot that is built from them undoes the move.
@MainActor
struct MovedItems {
  private let before: [AnyHashable]
  private let after: [AnyHashable]
  /// The identifiers, and the `id` of those that have one, by which elements of arrays are told.
  private let known: [AnyHashable: Int]

  /// Creates a move from the identifiers before and after it; `nil` if the order is the same, or if
  /// they are not the same identifiers.
  init?(from before: [AnyHashable], to after: [AnyHashable]) {
    guard before != after, Set(before) == Set(after) else { return nil }
    self.before = before
    self.after = after
    var known: [AnyHashable: Int] = [:]
    for (index, item) in before.enumerated() {
      if let id = ItemParts.id(of: item.base) { known[id] = index }
      known[item] = index
    }
    self.known = known
  }

  /// Returns the name of a property that has the items in the old order, unless another one has them
  /// in the new order; `nil` if there is none.
  ///
  /// - Parameter roots: The objects of the screen.
  /// - Complexity: O(*p*), where *p* is the number of values that the objects store.
  func propertyInOldOrder(_ roots: [AnyObject]) -> String? {
    var search = Search(move: self)
    for root in roots { search.visit(root) }
    return search.hasNewOrder ? nil : search.outdated
  }

  /// Returns whether the order of the items in an array is that before the move, that after it, or
  /// neither.
  fileprivate func order(of elements: [Any]) -> (isOld: Bool, isNew: Bool) {
    let found = elements.compactMap { element in
      (element as? AnyHashable).flatMap { known[$0] }
        ?? ItemParts.id(of: element).flatMap { known[$0] }
    }
    let items = Set(found)
    guard items.count > 1, items.count == found.count else { return (false, false) }
    let old = found.sorted()
    let new = after.compactMap { known[$0] }.filter(items.contains)
    guard old != new else { return (false, false) }
    return (found == old, found == new)
  }
}

extension MovedItems {
  /// A walk through the stored properties of a screen.
  @MainActor
  private struct Search {
    let move: MovedItems
    var hasNewOrder = false
    var outdated: String?
    private var visited: Set<ObjectIdentifier> = []
    private var left = 20_000

    init(move: MovedItems) {
      self.move = move
    }

    mutating func visit(_ object: AnyObject, depth: Int = 0) {
      guard visited.insert(ObjectIdentifier(object)).inserted else { return }
      var mirror: Mirror? = Mirror(reflecting: object)
      while let level = mirror, !Self.isOfToolkit(level.subjectType) {
        let owner = "\(level.subjectType)"
        for child in level.children {
          let name = (child.label ?? "").replacing("$__lazy_storage_$_", with: "")
          visit(child.value, "\(owner).\(name)", depth: depth + 1)
        }
        mirror = level.superclassMirror
      }
    }

    private mutating func visit(_ value: Any, _ name: String, depth: Int) {
      left -= 1
      guard depth < 8, left > 0, !Self.isOfToolkit(type(of: value)) else { return }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .class: visit(value as AnyObject, depth: depth)
      case .collection:
        let elements = mirror.children.prefix(left).map(\.value)
        let order = move.order(of: elements)
        if order.isNew { hasNewOrder = true }
        if order.isOld, outdated == nil { outdated = name }
        if !order.isNew, !order.isOld {
          for element in elements { visit(element, name, depth: depth + 1) }
        }
      case .struct, .enum, .optional, .tuple, .dictionary:
        for child in mirror.children { visit(child.value, name, depth: depth + 1) }
      case .set, nil: break
      default: break
      }
    }

    /// Returns whether a type belongs to the toolkit, whose objects contain the screen's
    /// content and not the model.
    private static func isOfToolkit(_ type: Any.Type) -> Bool {
      let module = String(reflecting: type).prefix { $0 != "." }
      return modules.contains(String(module))
    }

    private static let modules: Set = [
      "ListCore", "HeadlessViews", "HeadlessControls", "HeadlessControllers", "HeadlessComponents",
      "HeadlessLists", "HeadlessKit", "DiffableKit", "FetchedResults", "ListTesting", "UIKit",
      "Foundation", "FoundationEssentials", "__C",
    ]
  }
}

extension ListFinding {
  /// Returns the advice on the place where an interactive move is written back to the model.
  static func writingBack(_ kind: ListKind) -> String {
    switch kind {
    case .table:
      "Change the model in tableView(_:moveRowAt:to:), before the snapshot is applied there."
    case .collection:
      """
      Change the model in reorderingHandlers.didReorder, such as from \
      transaction.finalSnapshot.itemIdentifiers.
      """
    }
  }

  /// The advice for an empty snapshot before the full one.
  static var emptiedFirst: String {
    """
    A snapshot without items was applied, and then one with the same items: every row was deleted and \
    inserted again, so selection, scroll offset and the state of cells are lost. Apply the full \
    snapshot alone: it is compared with the one on screen.
    """
  }
}
