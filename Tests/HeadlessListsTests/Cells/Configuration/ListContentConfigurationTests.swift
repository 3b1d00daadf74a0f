import Foundation
import ListCore
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// The expected properties of one factory's result, in short form.
private struct FactoryCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let style: ListContentStyle
  let text: String
  let secondaryText: String
  let isSideBySide: Bool
  let minimumHeight: CGFloat
}

@Suite @MainActor struct ListContentConfigurationTests {
  nonisolated private static let cases = [
    FactoryCase(
      testDescription: "cell", style: .cell, text: "17 labelColor",
      secondaryText: "15 labelColor", isSideBySide: false, minimumHeight: 52),
    FactoryCase(
      testDescription: "subtitleCell", style: .subtitleCell, text: "17 labelColor",
      secondaryText: "15 secondaryLabelColor", isSideBySide: false, minimumHeight: 52),
    FactoryCase(
      testDescription: "valueCell", style: .valueCell, text: "17 labelColor",
      secondaryText: "17 secondaryLabelColor", isSideBySide: true, minimumHeight: 52),
    FactoryCase(
      testDescription: "header", style: .header, text: "17 labelColor",
      secondaryText: "17 secondaryLabelColor", isSideBySide: false, minimumHeight: 0),
    FactoryCase(
      testDescription: "groupedHeader", style: .groupedHeader, text: "17 secondaryLabelColor",
      secondaryText: "17 secondaryLabelColor", isSideBySide: false, minimumHeight: 0),
    FactoryCase(
      testDescription: "extra prominent", style: .extraProminentInsetGroupedHeader,
      text: "20 labelColor", secondaryText: "13 secondaryLabelColor", isSideBySide: false,
      minimumHeight: 0),
    FactoryCase(
      testDescription: "footer", style: .footer, text: "13 secondaryLabelColor",
      secondaryText: "13 secondaryLabelColor", isSideBySide: false, minimumHeight: 0),
  ]

  @Test(arguments: cases)
  private func factory(_ given: FactoryCase) {
    func short(_ properties: ListContentConfiguration.TextProperties) -> String {
      "\(Int(properties.font.pointSize)) \(properties.color.systemName ?? "")"
    }
    let made = ListContentConfiguration(given.style)
    #expect(short(made.textProperties) == given.text)
    #expect(short(made.secondaryTextProperties) == given.secondaryText)
    #expect(made.prefersSideBySideTextAndSecondaryText == given.isSideBySide)
    #expect(made.style.minimumHeight(made.design) == given.minimumHeight)
  }

  @Test func everyFactoryHasItsStyle() {
    typealias Content = ListContentConfiguration
    let made: [Content] = [
      .cell(), .subtitleCell(), .valueCell(), .sidebarCell(), .sidebarSubtitleCell(),
      .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(), .header(), .plainHeader(),
      .groupedHeader(), .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
      .sidebarHeader(), .footer(), .plainFooter(), .groupedFooter(),
    ]
    let styles: [ListContentStyle] = [
      .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell, .header, .plainHeader,
      .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader,
      .sidebarHeader, .footer, .plainFooter, .groupedFooter,
    ]
    #expect(made.map(\.style) == styles)
    #expect(Set(made).count == styles.count)
  }

  @Test func plainAndAttributedTextReplaceEachOther() {
    var content = ListContentConfiguration.cell()
    content.text = "Momo"
    content.attributedText = NSAttributedString(string: "Emil")
    #expect(content.text == nil)
    content.text = "Momo"
    #expect(content.attributedText == nil)
    content.secondaryText = "Ende"
    content.secondaryAttributedText = NSAttributedString(string: "Kästner")
    #expect(content.secondaryText == nil)
    content.secondaryText = "Ende"
    #expect(content.secondaryAttributedText == nil)
  }

  /// Behaviour 21.17, 21.19.
  @Test func disabledTextLosesItsColour() {
    var state = CellConfigurationState(traitCollection: TraitCollection())
    var content = ListContentConfiguration.subtitleCell()
    content.textProperties.color = .red
    #expect(content.updated(for: state) == content)
    state.isDisabled = true
    let disabled = content.updated(for: state)
    #expect(disabled.textProperties.color == .red)
    #expect(disabled.secondaryTextProperties.color == .quaternaryLabel)
    #expect(disabled.updated(for: state) == disabled)
    state.isDisabled = false
    #expect(disabled.updated(for: state) == content)

    var header = ViewConfigurationState(traitCollection: TraitCollection())
    header.isDisabled = true
    let disabledHeader = ListContentConfiguration.header().updated(for: header)
    #expect(disabledHeader.textProperties.color == .tertiaryLabel)
  }

  /// Behaviour 21.18.
  @Test func rowsOfASidebarAreEmphasised() {
    typealias Content = ListContentConfiguration
    func state(_ change: (inout CellConfigurationState) -> Void) -> CellConfigurationState {
      var state = CellConfigurationState(traitCollection: TraitCollection())
      change(&state)
      return state
    }
    let rows: [Content] = [
      .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
      .accompaniedSidebarSubtitleCell(),
    ]
    for row in rows {
      let selected = row.updated(for: state { $0.isSelected = true })
      #expect(selected.textProperties.font == .systemFont(ofSize: 17, weight: .medium))
      #expect(selected.secondaryTextProperties.font == .systemFont(ofSize: 13, weight: .medium))
      let focused = row.updated(for: state { $0.isFocused = true })
      #expect(focused.textProperties.color == .white)
      let highlighted = row.updated(for: state { $0.isHighlighted = true })
      #expect(highlighted.textProperties.resolvedColor() == .label.withAlphaComponent(0.3))
      let tint = highlighted.imageProperties.resolvedTintColor(for: .red)
      #expect(tint == .red.withAlphaComponent(0.3))
      #expect(highlighted.updated(for: state { _ in }) == row)
    }
    let plain = Content.cell().updated(for: state { $0.isSelected = true })
    #expect(plain.textProperties == Content.cell().textProperties)
  }

  /// Behaviour 21.19.
  @Test func whatAClientChoseSurvivesStates() {
    var content = ListContentConfiguration.sidebarCell()
    content.textProperties.font = .boldSystemFont(ofSize: 20)
    content.textProperties.color = .red
    content.textProperties.colorTransformer = .grayscale
    content.imageProperties.tintColorTransformer = .monochromeTint
    content.alpha = 0.5
    var state = CellConfigurationState(traitCollection: TraitCollection())
    state.isDisabled = true
    state.isSelected = true
    state.isHighlighted = true
    state.isFocused = true
    state.cellDragState = .dragging
    let updated = content.updated(for: state)
    #expect(updated.textProperties == content.textProperties)
    #expect(updated.imageProperties == content.imageProperties)
    #expect(updated.alpha == 0.25)
    let back = updated.updated(for: CellConfigurationState(traitCollection: TraitCollection()))
    #expect(back == content)
  }

  /// Behaviour 21.3, 21.5, 21.9, 21.10: the design before iOS 26.
  @Test func theReleaseDecidesTheDesign() {
    for profile in SystemProfile.supported {
      let (cell, header) = Simulator(profile: profile).run {
        (ListContentConfiguration.cell(), ListContentConfiguration.groupedHeader())
      }
      let isOld = profile.listDesign == .compact
      let names = ["iOS 26", "iOS 27"]
      #expect(isOld == !names.contains(profile.name))
      #expect(cell.directionalLayoutMargins.top == (isOld ? 11 : 15))
      #expect(cell.secondaryTextProperties.font.pointSize == (isOld ? 12 : 15))
      #expect(cell.textToSecondaryTextVerticalPadding == (isOld ? 3 : 4))
      #expect(header.directionalLayoutMargins.bottom == (isOld ? 6 : 10))
      #expect(header.textProperties.font.pointSize == (isOld ? 13 : 17))
      #expect(header.textProperties.transform == (isOld ? .uppercase : .none))
    }
  }

  /// Behaviour 21.8.
  @Test func onlyValueCellsPreferTextsSideBySide() {
    typealias Content = ListContentConfiguration
    let stacked: [Content] = [
      .cell(), .subtitleCell(), .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
      .accompaniedSidebarSubtitleCell(), .header(), .plainHeader(), .groupedHeader(),
      .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(), .sidebarHeader(),
      .footer(), .plainFooter(), .groupedFooter(),
    ]
    #expect(stacked.filter(\.prefersSideBySideTextAndSecondaryText) == [])
    #expect(Content.valueCell().prefersSideBySideTextAndSecondaryText)
  }

  /// Behaviour 21.11.
  @Test func theHeaderOfASidebarIsBodyText() {
    let header = ListContentConfiguration.sidebarHeader()
    #expect(header.textProperties.font == .systemFont(ofSize: 17, weight: .medium))
  }

  @Test func resolvedColours() {
    var text = ListContentConfiguration.cell().textProperties
    #expect(text.resolvedColor() == .label)
    text.colorTransformer = .init { $0.withAlphaComponent(0.5) }
    text.color = .red
    #expect(text.resolvedColor() == Color(red: 1, green: 0, blue: 0, alpha: 0.5))

    var image = ListContentConfiguration.ImageProperties()
    #expect(image.resolvedTintColor(for: .green) == .green)
    image.tintColor = .blue
    image.tintColorTransformer = .monochromeTint
    #expect(image.resolvedTintColor(for: .green) == .secondaryLabel)
    #expect(image.resolvedStrokeColor(for: .green) == .green)
    image.strokeColor = .red
    #expect(image.resolvedStrokeColor(for: .green) == .red)
  }

  @Test func imageSizes() {
    var image = ListContentConfiguration.ImageProperties()
    let wide = CGSize(width: 100, height: 50)
    #expect(image.displaySize(of: wide) == wide)
    #expect(image.reservedSize(for: wide) == wide)
    image.maximumSize = CGSize(width: 40, height: 40)
    #expect(image.displaySize(of: wide) == CGSize(width: 40, height: 20))
    image.maximumSize = CGSize(width: 0, height: 25)
    #expect(image.displaySize(of: wide) == CGSize(width: 50, height: 25))
    #expect(image.displaySize(of: wide, height: 10) == CGSize(width: 20, height: 10))
    #expect(image.displaySize(of: wide, height: 100) == CGSize(width: 50, height: 25))
    image.reservedLayoutSize = CGSize(
      width: ListContentConfiguration.ImageProperties.standardDimension, height: 60)
    #expect(image.reservedSize(for: wide) == CGSize(width: 28, height: 60))
    // Behaviour 21.14.
    #expect(image.reservedLayoutSize.width == -.greatestFiniteMagnitude)
  }
}
