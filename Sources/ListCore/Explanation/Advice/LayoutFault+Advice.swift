extension LayoutFault {
  /// Why the layout's answer cannot be used, and what to write instead.
  public var advice: Advice {
    switch self {
    case .attributesForMissingItem(let path):
      .staleAttributes("The layout returned attributes for \(path), which is not in the counts.")
    case .supplementaryAttributesChanged(let path, _, _):
      Advice(
        cause: """
          The layout returned other attributes for the supplementary view at \(path) than a moment \
          before, and was not invalidated in between.
          """,
        repair: "Return copies of attributes, and invalidate the layout before they change.",
        swiftCode: "let attributes = super.layoutAttributesForItem(at: path)?.copy()")
    case .supplementaryOfMissingSection(let kind, let section, let sections):
      Advice(
        cause: """
          Attributes of a supplementary view of kind \(kind) were asked for in section \
          \(section), and the collection view has \(sections).
          """,
        repair: "Ask only for sections that the collection view counts.",
        swiftCode: "guard indexPath.section < collectionView.numberOfSections else { return nil }")
    case .noSection(let section):
      Advice(
        cause: """
          The section provider of the compositional layout returned nil for section \(section).
          """,
        repair: "Return a definition for each section that the data source counts.",
        swiftCode: """
          CollectionViewCompositionalLayout { section, environment in
            .list(using: .init(appearance: .plain), layoutEnvironment: environment)
          }
          """)
    case .updateLoop:
      Advice(
        cause: """
          Layout does not settle: some cell's preferred size changes each time it is asked, so \
          that each answer invalidates the layout again.
          """,
        repair: "Let preferredLayoutAttributesFitting answer the same size for the same content.",
        swiftCode: """
          attributes.size.height = attributes.size.height.rounded(.up)
          """)
    }
  }
}

extension Advice {
  /// Attributes that outlived their items.
  static func staleAttributes(_ cause: String) -> Advice {
    Advice(
      cause: "\(cause) A layout that keeps attributes has to forget them when the data changes.",
      repair: "Empty the layout's cache in prepare().",
      swiftCode: """
        override func prepare() {
          super.prepare()
          cache.removeAll()
        }
        """)
  }
}
