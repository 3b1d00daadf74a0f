import Foundation
import HeadlessKit

@testable import HeadlessControls
@testable import HeadlessLists
@testable import HeadlessViews

/// What HeadlessKit answers where values were recorded, in the words of the fixture.
@MainActor
enum ListAnswers {
  static func answers(to given: RecordedListValues) throws -> [String: String] {
    switch given.kind {
    case .content: contents[given.name].map(values) ?? [:]
    case .background: backgrounds[given.name].map(values) ?? [:]
    case .section: try section(given.name.split(separator: " ").map(String.init))
    case .cell: given.input.map { RecordedCell($0).values } ?? [:]
    case .accessory: accessories(given.name)
    case .font: given.name == "weights" ? weights : textStyles
    }
  }

  // MARK: Configurations

  static let contents: [String: ListContentConfiguration] = [
    "cell": .cell(), "subtitleCell": .subtitleCell(), "valueCell": .valueCell(),
    "plainHeader": .plainHeader(), "plainFooter": .plainFooter(),
    "groupedHeader": .groupedHeader(), "groupedFooter": .groupedFooter(),
    "sidebarCell": .sidebarCell(), "sidebarSubtitleCell": .sidebarSubtitleCell(),
    "accompaniedSidebarCell": .accompaniedSidebarCell(),
    "accompaniedSidebarSubtitleCell": .accompaniedSidebarSubtitleCell(),
    "sidebarHeader": .sidebarHeader(),
  ]

  private static let backgrounds: [String: BackgroundConfiguration] = [
    "clear": .clear(), "listPlainCell": .listPlainCell(),
    "listPlainHeaderFooter": .listPlainHeaderFooter(), "listGroupedCell": .listGroupedCell(),
    "listGroupedHeaderFooter": .listGroupedHeaderFooter(),
    "listSidebarHeader": .listSidebarHeader(), "listSidebarCell": .listSidebarCell(),
    "listAccompaniedSidebarCell": .listAccompaniedSidebarCell(),
  ]

  private static func values(_ content: ListContentConfiguration) -> [String: String] {
    [
      "margins": text(content.directionalLayoutMargins),
      "axes": content.axesPreservingSuperviewLayoutMargins == .both ? "both" : "horizontal",
      "sideBySide": text(content.prefersSideBySideTextAndSecondaryText),
      "paddings": RecordedFrames.text([
        content.imageToTextPadding, content.textToSecondaryTextHorizontalPadding,
        content.textToSecondaryTextVerticalPadding,
      ]),
      "text": text(content.textProperties),
      "secondaryText": text(content.secondaryTextProperties),
    ]
  }

  private static func text(_ text: ListContentConfiguration.TextProperties) -> String {
    [
      RecordedFrames.text([text.font.pointSize]), String(text.numberOfLines),
      self.text(text.adjustsFontSizeToFitWidth), RecordedFrames.text([text.minimumScaleFactor]),
      self.text(text.allowsDefaultTighteningForTruncation),
    ].joined(separator: " ")
  }

  private static func values(_ background: BackgroundConfiguration) -> [String: String] {
    [
      "cornerRadius": RecordedFrames.text([background.cornerRadius]),
      "insets": text(background.backgroundInsets),
      "edges": String(background.edgesAddingLayoutMarginsToBackgroundInsets.rawValue),
      "stroke": RecordedFrames.text([background.strokeWidth, background.strokeOutset]),
    ]
  }

  private static func text(_ insets: DirectionalEdgeInsets) -> String {
    RecordedFrames.text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  private static func text(_ value: Bool) -> String { value ? "yes" : "no" }

  // MARK: Sections

  private static let appearances: [String: CollectionLayoutListConfiguration.Appearance] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
    "sidebarPlain": .sidebarPlain,
  ]

  private static func section(_ words: [String]) throws -> [String: String] {
    guard let appearance = appearances[words[0]] else { return [:] }
    var configuration = CollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode =
      switch words[1] {
      case "supplementary": .supplementary
      case "firstItemInSection": .firstItemInSection
      default: .none
      }
    configuration.footerMode = words[2] == "supplementary" ? .supplementary : .none
    var answers: [String: String] = [:]
    let layout = CollectionViewCompositionalLayout { _, environment in
      let section = CollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      answers["insets"] = text(section.contentInsets)
      answers["reference"] = "\(section.contentInsetsReference)"
      for item in section.boundarySupplementaryItems {
        let isHeader = item.elementKind == CollectionView.elementKindSectionHeader
        answers[isHeader ? "header" : "footer"] = text(item)
      }
      return section
    }
    let world = RecordedWorld([1], size: [320, 480], layout: layout)
    world.register(kinds: [
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
    ])
    try world.show()
    return answers
  }

  private static func text(_ item: CollectionLayoutBoundarySupplementaryItem) -> String {
    let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
    return [
      RecordedFrames.text([width.dimension]) + (width.isFractionalWidth ? "w" : ""),
      (height.isEstimated ? "~" : "") + RecordedFrames.text([height.dimension]),
      item.alignment == .top ? "top" : "bottom", item.extendsBoundary ? "extends" : "inside",
      item.pinToVisibleBounds ? "pins" : "scrolls", String(item.zIndex),
    ].joined(separator: " ")
  }

  // MARK: Accessories

  private static let systemAccessories: [String: CellAccessory] = [
    "delete": .delete(), "insert": .insert(), "reorder": .reorder(),
    "multiselect": .multiselect(), "disclosureIndicator": .disclosureIndicator(),
    "outlineDisclosure": .outlineDisclosure(), "checkmark": .checkmark(), "detail": .detail(),
    "label": .label(text: "12"),
  ]

  private static func accessories(_ values: String) -> [String: String] {
    systemAccessories.mapValues { accessory in
      let view = CellAccessoryView(accessory)
      return switch values {
      case "displayed": "\(accessory.placement.displayed)"
      case "rooms": RecordedFrames.text([view.reservedWidth])
      default: RecordedFrames.text(view.actualSize)
      }
    }
  }

  // MARK: Fonts

  private static let textStyles: [String: String] = [
    "largeTitle": Font.TextStyle.largeTitle, "title1": .title1, "title2": .title2,
    "title3": .title3, "headline": .headline, "body": .body, "callout": .callout,
    "subheadline": .subheadline, "footnote": .footnote, "caption1": .caption1,
    "caption2": .caption2,
  ].mapValues { RecordedFrames.text([Font.preferredFont(forTextStyle: $0).pointSize]) }

  private static let weights: [String: String] = [
    "ultraLight": Font.Weight.ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ].mapValues { RecordedFrames.text([$0.rawValue]) }
}
