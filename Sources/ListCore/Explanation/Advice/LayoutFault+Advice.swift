extension LayoutFault {
  /// The reason why the layout's result cannot be used, and the remedy.
  public var advice: Advice {
    switch self {
    case .attributesForMissingItem(let path):
      .staleAttributes("The layout returned attributes for \(path), which the counts lack.")
    case .supplementaryAttributesChanged(let path, _, _):
      Advice(
        cause: """
          The layout returned different attributes for the supplementary view at \(path) than a \
          moment before, without being invalidated in between.
          """,
        repair: "Return copies of attributes, and invalidate the layout before they change.",
        swiftCode: "let attributes = super.layoutAttributesForItem(at: path)?.copy()")
    case .supplementaryOfMissingSection(let kind, let section, let sections):
      Advice(
        cause: """
          Attributes of a supplementary view of kind \(kind) were requested for section \
          \(section), but the collection view has \(ListKind.sections(sections)).
          """,
        repair: "Ask only for sections that the collection view has.",
        swiftCode: "guard indexPath.section < collectionView.numberOfSections else { return nil }")
    case .noSection:
      Advice(
        cause: "The section provider of the compositional layout returned nil.",
        repair: "Return a definition for each section that the data source counts.",
        swiftCode: """
          CollectionViewCompositionalLayout { section, environment in
            .list(using: .init(appearance: .plain), layoutEnvironment: environment)
          }
          """)
    case .updateLoop:
      Advice(
        cause: """
          The layout does not settle: a cell's preferred size changes each time it is asked for, so \
          each answer invalidates the layout again.
          """,
        repair: "Let preferredLayoutAttributesFitting return the same size for the same content.",
        swiftCode: """
          attributes.size.height = attributes.size.height.rounded(.up)
          """)
    case .negativeItemSize:
      Advice(
        cause: """
          An item of a flow layout has a negative width or height: usually the size is computed \
          from bounds that are still zero, minus insets and spacing.
          """,
        repair: "Compute sizes from the final bounds, and never below zero.",
        swiftCode: "CGSize(width: max(0, (collectionView.bounds.width - 48) / 2), height: 100)")
    case .negativeRowHeight(_, let height):
      Advice(
        cause: """
          The delegate returned \(height.sixDecimals) from heightForRowAt. A row may be 0 high, or \
          UITableView.automaticDimension, but not less.
          """,
        repair: "Return at least 0 for each row.",
        swiftCode: "return max(0, tableView.bounds.height - usedHeight)")
    case .negativeHeight(let kind, let section, let height):
      Advice(
        cause: """
          The delegate returned \(height.sixDecimals) as the height of the \(kind.rawValue) of \
          section \(section).
          """,
        repair: "Return at least 0; .leastNonzeroMagnitude hides it in a grouped table view.",
        swiftCode: "return max(.leastNonzeroMagnitude, height)")
    case .infiniteAttributesSize:
      Advice(
        cause: """
          A layout set an infinite size: the size of an empty rectangle, a division by zero, or a \
          preferred size measured without a limit.
          """,
        repair: "Check that a size is finite before you set it.",
        swiftCode: "guard size.width.isFinite, size.height.isFinite else { return attributes }")
    case .groupWithoutSubitems:
      Advice(
        cause: """
          A group of a compositional layout was created without subitems, often because it is \
          built from an array that was still empty.
          """,
        repair:
          "Give the group at least one item; for an empty section, return a section without it.",
        swiftCode: "guard !subitems.isEmpty else { return emptySection }")
    case .missingAttributes:
      .missingAttributes(of: "an item", method: "layoutAttributesForItem(at:)")
    }
  }
}

extension Advice {
  /// Returns advice for a layout that returns nothing for an element that the data source counts.
  ///
  /// - Parameters:
  ///   - element: The kind of element, with its article.
  ///   - method: The method that returned nothing.
  public static func missingAttributes(of element: String, method: String) -> Advice {
    Advice(
      cause: """
        The layout was asked for the attributes of \(element) and returned nil: the counts changed \
        while the layout still uses what it prepared before, or the layout does not override \
        \(method).
        """,
      repair: """
        Compute the attributes in prepare() from the collection view's current counts, and drop \
        cached ones whenever the layout is invalidated.
        """,
      swiftCode: """
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
          if context.invalidateEverything || context.invalidateDataSourceCounts { cache = [:] }
          super.invalidateLayout(with: context)
        }
        """)
  }

  /// Returns advice for layout attributes of items that no longer exist.
  static func staleAttributes(_ cause: String) -> Advice {
    Advice(
      cause: """
        \(cause) A layout that caches attributes must discard them when the data changes, and take \
        its counts from the collection view, not from the model.
        """,
      repair: "Empty the layout's cache in prepare(), and fill it by the collection view's counts.",
      swiftCode: """
        override func prepare() {
          super.prepare()
          cache.removeAll()  // then filled for collectionView.numberOfSections
        }
        """)
  }
}
