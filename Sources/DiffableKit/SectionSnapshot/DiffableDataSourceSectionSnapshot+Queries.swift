import ListCore

// The items in the order in which the tree is written down: each before its children.
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

  /// The items above which everything is expanded: those that the list shows.
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
  /// Whether the item is in the snapshot.
  @inlinable
  public func contains(_ item: ItemIdentifierType) -> Bool {
    roster.node(of: item) != nil
  }

  /// The item's place among all items, hidden ones included, or `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(1), and O(*n*) for the first question after a change.
  @inlinable
  public func index(of item: ItemIdentifierType) -> Int? {
    roster.node(of: item).map { outline.position(of: $0) }
  }

  /// Whether the item is expanded; one without children can be, too.
  ///
  /// An item that is not in the snapshot raises. (behaviour 6.23)
  @inlinable
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    do {
      return outline.isExpanded(try node(of: item, as: .item))
    } catch {
      Self.raise(error)
      return false
    }
  }

  /// Whether everything above the item is expanded.
  ///
  /// An item that is not in the snapshot raises. (behaviour 6.23)
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

  /// The number of items above the item: 0 for a root.
  ///
  /// An item that is not in the snapshot raises. (behaviour 6.23)
  @inlinable
  public func level(of item: ItemIdentifierType) -> Int {
    do {
      return outline.level(of: try node(of: item, as: .item))
    } catch {
      Self.raise(error)
      return 0
    }
  }

  /// The item right above another one, or `nil` for a root.
  ///
  /// An item that is not in the snapshot raises. (crash families E5)
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
  /// Whether another snapshot has the same items in the same order, under the same parents, and the
  /// same of them expanded. (behaviour 6.23)
  ///
  /// This is what `isEqual` answers for the reference type; the struct has no `==` in UIKit either.
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
