import ListCore

extension TranscriptFamily {
  public static let layoutAttributesMissingIndexPath = Self("layout-attributes-missing-index-path")
  public static let layoutAttributesIgnored = Self("layout-attributes-ignored")
  public static let supplementaryAttributesChanged = Self("supplementary-attributes-changed")
  public static let layoutLoop = Self("layout-loop")
  public static let invalidSection = Self("invalid-section")
  public static let flowLayoutItemSizeWarning = Self("flow-layout-item-size-warning")
}

// Crash families D3 and D4.
extension MessageTemplate {
  /// The messages about the results of a layout.
  static let layout: [MessageTemplate] =
    ["received", "recieved"].map { verb in  // iOS 6 and 7 misspell it
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
    ]
    + ["the", "The"].flatMap { article in
      [itemTooLarge(.width, article), itemTooLarge(.height, article)]
    } + [itemTooLarge(.width, nil), itemTooLarge(.height, nil)]

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
