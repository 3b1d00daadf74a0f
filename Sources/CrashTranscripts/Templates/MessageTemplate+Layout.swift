import ListCore

extension TranscriptFamily {
  public static let layoutAttributesMissingIndexPath = Self("layout-attributes-missing-index-path")
  public static let layoutAttributesIgnored = Self("layout-attributes-ignored")
  public static let supplementaryAttributesChanged = Self("supplementary-attributes-changed")
  public static let layoutLoop = Self("layout-loop")
  public static let invalidSection = Self("invalid-section")
  public static let flowLayoutItemSizeWarning = Self("flow-layout-item-size-warning")
  public static let negativeSize = Self("negative-size")
  public static let infiniteAttributesSize = Self("infinite-attributes-size")
  public static let groupWithoutSubitems = Self("group-without-subitems")
  public static let noLayoutAttributes = Self("no-layout-attributes")
}

// Crash families D3 and D4.
extension MessageTemplate {
  /// The messages about the results of a layout.
  static let layout: [MessageTemplate] =
    flowHeadings
    + ["received", "recieved"].map { verb in  // iOS 6 and 7 misspell it
      MessageTemplate(
        .layoutAttributesMissingIndexPath, .collection,
        """
        UICollectionView \(verb) layout attributes for a cell with an index path that does not \
        exist: \(path: .path)
        """
      ) { .fault(.layout(.attributesForMissingItem(try $0.path(.path)))) }
    } + [
      MessageTemplate(
        .layoutAttributesIgnored, .collection,
        """
        Layout attributes \(object: .attributes) were received from the layout \
        \(object: .layout) but are not valid for the data source counts. Attributes will be \
        ignored.
        """
      ) {
        .warning(
          .attributesIgnored(
            attributes: $0.texts[.attributes] ?? "", layout: $0.texts[.layout] ?? ""))
      },
      MessageTemplate(
        .supplementaryAttributesChanged, .collection,
        """
        layout attributes for supplementary item at index path (\(path: .path)) changed from \
        \(object: .attributes) to \(object: .otherAttributes) without invalidating the layout
        """
      ) {
        .fault(
          .layout(
            .supplementaryAttributesChanged(
              try $0.path(.path), from: $0.texts[.attributes] ?? "",
              to: $0.texts[.otherAttributes] ?? "")))
      },
      MessageTemplate(
        .layoutLoop, .collection,
        "UICollectionView (\(object: .view)) is stuck in its update/layout loop.",
        tail: " \(words: .detail)"
      ) { .fault(.layout(.updateLoop(collectionView: $0.texts[.view] ?? ""))) },
      MessageTemplate(
        .invalidSection, .collection,
        """
        Invalid section definition. Please specify a valid section definition when content is to \
        be rendered for a section. This is a client error.
        """
      ) { _ in .fault(.layout(.noSection)) },
    ] + sizes
    + ["the", "The"].flatMap { article in
      [itemTooLarge(.width, article), itemTooLarge(.height, article)]
    } + [itemTooLarge(.width, nil), itemTooLarge(.height, nil)]

  /// The messages about sizes and attributes that no layout can use. (behaviour 25.12 to 25.17)
  private static let sizes: [MessageTemplate] =
    ["negative sizes are", "negative or zero sizes are", "negative or zero item sizes are"].map {
      MessageTemplate(
        .negativeSize, .collection, "\($0) not supported in the flow layout"
      ) { _ in .fault(.layout(.negativeItemSize)) }
    } + [
      MessageTemplate(
        .negativeSize, .table,
        """
        Invalid row height (\(text: .detail)) provided by table delegate. Value must be at least \
        0.0, or UITableViewAutomaticDimension.
        """
      ) {
        .fault(
          .layout(.negativeRowHeight(ItemPath(item: 0, section: 0), height: try $0.height())))
      },
      MessageTemplate(
        .negativeSize, .table,
        """
        table view row height must not be negative - provided height for index path \
        (\(path: .path)) is \(words: .detail)
        """
      ) { .fault(.layout(.negativeRowHeight(try $0.path(.path), height: try $0.height()))) },
    ]
    + SectionViewKind.allCases.map { kind in
      MessageTemplate(
        .negativeSize, .table,
        """
        section \(kind.rawValue) height must not be negative - provided height for section \
        \(.section) is \(words: .detail)
        """
      ) {
        .fault(
          .layout(
            .negativeHeight(kind, section: try $0.number(.section), height: try $0.height())))
      }
    } + [
      MessageTemplate(
        .infiniteAttributesSize, .collection,
        "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions",
        tail: " \(words: .detail)"
      ) { _ in .fault(.layout(.infiniteAttributesSize)) },
      MessageTemplate(
        .groupWithoutSubitems, .collection, "At least 1 subitem is required for a group"
      ) { _ in .fault(.layout(.groupWithoutSubitems)) },
      MessageTemplate(
        .noLayoutAttributes, .collection,
        """
        no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \
        \(path: .path)
        """
      ) { .fault(.layout(.missingAttributes(try $0.path(.path)))) },
    ]

  /// The first line of the flow layout's warning, which does not say what is too large.
  private static let flowHeadings = ["The", "the"].map { article in
    neighbour(
      .flowLayoutItemSizeWarning, .collection,
      "\(article) behavior of the UICollectionViewFlowLayout is not defined because:",
      Advice(
        cause: """
          The items of a flow layout are wider or taller than the collection view minus its insets; \
          often they were measured before the view had its final size.
          """,
        repair: "Compute item sizes from the view's bounds, and invalidate when they change.",
        swiftCode: "layout.invalidateLayout()  // in viewWillLayoutSubviews, when bounds changed"),
      obstacle: .cutShort)
  }

  /// Returns the warning of the flow layout; without its first line if there is no article.
  private static func itemTooLarge(
    _ axis: ListWarning.FlowAxis, _ article: String?
  ) -> MessageTemplate {
    let side: MessagePattern =
      switch axis {
      case .width:
        """
        the item width must be less than the width of the UICollectionView minus the section \
        insets left and right values, minus the content insets left and right values.
        """
      case .height:
        """
        the item height must be less than the height of the UICollectionView minus the section \
        insets top and bottom values, minus the content insets top and bottom values.
        """
      }
    let pattern: MessagePattern =
      if let article {
        "\(article) behavior of the UICollectionViewFlowLayout is not defined because:\n\(side)"
      } else {
        side
      }
    return MessageTemplate(
      .flowLayoutItemSizeWarning, .collection, pattern, lacksFirstSentence: article == nil
    ) { _ in .warning(.itemTooLarge(axis)) }
  }
}

extension MessageFindings {
  /// Returns the height that a message names.
  fileprivate func height() throws -> Double {
    guard let height = Double(texts[.detail] ?? "") else {
      throw TranscriptObstacle.numbersReplaced
    }
    return height
  }
}
