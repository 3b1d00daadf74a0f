import ListCore

// The items in depth-first order: each before its children.
extension DiffableDataSourceSectionSnapshot {
  /// All items.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  @inlinable
  public var items: [ItemIdentifierType] { items(of: outline.nodes(under: Outline.top)) }

  /// The items that have no parent.
  ///
  /// - Complexity: O(*k*), where *k* is the number of these items.
  @inlinable
  public var rootItems: [ItemIdentifierType] { items(of: outline.roots()) }

  /// The items whose ancestors are all expanded: those that the list shows.
  ///
  /// - Complexity: O(*k*), where *k* is the number of these items.
  @inlinable
  public var visibleItems: [ItemIdentifierType] { items(of: outline.visibleNodes()) }

  /// The items that are expanded, visible or not, with or without children.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  @inlinable
  public var expandedItems: [ItemIdentifierType] {
    items(of: outline.nodes(under: Outline.top).filter { outline.isExpanded($0) })
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Returns whether the item is in the snapshot.
  @inlinable
  public func contains(_ item: ItemIdentifierType) -> Bool {
    roster.node(of: item) != nil
  }

  /// Returns the item's position among all items, including hidden ones, or `nil` if it is not in
  /// the snapshot.
  ///
  /// - Complexity: O(1), and O(*n*) for the first query after a change.
  @inlinable
  public func index(of item: ItemIdentifierType) -> Int? {
    roster.node(of: item).map { outline.position(of: $0) }
  }

  /// Returns whether the item is expanded. Items without children can be expanded, too.
  ///
  /// Raises if the item is not in the snapshot. (behaviour 6.23)
  @inlinable
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    do {
      return outline.isExpanded(try node(of: item, as: .item))
    } catch {
      Self.raise(error)
      return false
    }
  }

  /// Returns whether all ancestors of the item are expanded.
  ///
  /// Raises if the item is not in the snapshot. (behaviour 6.23)
  ///
  /// - Complexity: O(*d*), where *d* is the item's level.
  @inlinable
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    do {
      return outline.isVisible(try node(of: item, as: .item))
    } catch {
      Self.raise(error)
      return false
    }
  }

  /// Returns the number of ancestors of the item: 0 for a root.
  ///
  /// Raises if the item is not in the snapshot. (behaviour 6.23)
  @inlinable
  public func level(of item: ItemIdentifierType) -> Int {
    do {
      return outline.level(of: try node(of: item, as: .item))
    } catch {
      Self.raise(error)
      return 0
    }
  }

  /// Returns the parent of an item, or `nil` for a root.
  ///
  /// Raises if the item is not in the snapshot. (crash families E5)
  @inlinable
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    do {
      let parent = outline.parent(of: try node(of: child, as: .child))
      return parent == Outline.top ? nil : roster[parent]
    } catch {
      Self.raise(error)
      return nil
    }
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Returns whether another snapshot has the same items in the same order, under the same parents,
  /// with the same ones expanded. (behaviour 6.23)
  ///
  /// The reference type's `isEqual` returns this; the struct has no `==` in UIKit either.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  func hasSameContent(as other: Self) -> Bool {
    guard roster.count == other.roster.count else { return false }
    return zip(outline.nodes(under: Outline.top), other.outline.nodes(under: Outline.top))
      .allSatisfy { own, others in
        let (one, two) = (outline[own], other.outline[others])
        return one.level == two.level && one.isExpanded == two.isExpanded
          && roster[own] == other.roster[others]
      }
  }
}
