import Foundation
import Testing

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
      secondaryText: "12 labelColor", isSideBySide: false, minimumHeight: 44),
    FactoryCase(
      testDescription: "subtitleCell", style: .subtitleCell, text: "17 labelColor",
      secondaryText: "12 secondaryLabelColor", isSideBySide: false, minimumHeight: 44),
    FactoryCase(
      testDescription: "valueCell", style: .valueCell, text: "17 labelColor",
      secondaryText: "17 secondaryLabelColor", isSideBySide: true, minimumHeight: 44),
    FactoryCase(
      testDescription: "header", style: .header, text: "17 labelColor",
      secondaryText: "13 secondaryLabelColor", isSideBySide: false, minimumHeight: 0),
    FactoryCase(
      testDescription: "groupedHeader", style: .groupedHeader, text: "13 secondaryLabelColor",
      secondaryText: "13 secondaryLabelColor", isSideBySide: false, minimumHeight: 0),
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
    #expect(made.style.minimumHeight == given.minimumHeight)
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

  @Test func disabledTextLosesItsColour() {
    var state = CellConfigurationState(traitCollection: TraitCollection())
    var content = ListContentConfiguration.subtitleCell()
    content.textProperties.color = .red
    #expect(content.updated(for: state) == content)
    state.isDisabled = true
    let disabled = content.updated(for: state)
    #expect(disabled.textProperties.color == .red)
    #expect(disabled.secondaryTextProperties.color == .tertiaryLabel)
    #expect(disabled.updated(for: state) == disabled)
    state.isDisabled = false
    #expect(disabled.updated(for: state) == content)
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
    image.reservedLayoutSize = CGSize(
      width: ListContentConfiguration.ImageProperties.standardDimension, height: 60)
    #expect(image.reservedSize(for: wide) == CGSize(width: 28, height: 60))
  }
}
