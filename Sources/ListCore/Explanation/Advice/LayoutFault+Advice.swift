extension LayoutFault {
  /// Why the layout's answer cannot be used, and what to write instead.
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
    }
  }
}

extension Advice {
  /// Advice for attributes that outlived their items.
  static func staleAttributes(_ cause: String) -> Advice {
    Advice(
      cause: "\(cause) A layout that caches attributes must discard them when the data changes.",
      repair: "Empty the layout's cache in prepare().",
      swiftCode: """
        override func prepare() {
          super.prepare()
          cache.removeAll()
        }
        """)
  }
}
