import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Colours that depend on the appearance.
@Suite struct ColorTests {
  let dark = TraitCollection(userInterfaceStyle: .dark)
  let light = TraitCollection(userInterfaceStyle: .light)

  @Test func aDynamicColorIsResolvedForTraits() {
    let color = Color { $0.userInterfaceStyle == .dark ? .yellow : .blue }
    #expect(color.resolvedColor(with: dark) == .yellow)
    #expect(color.resolvedColor(with: light) == .blue)
    #expect(color == Color { $0.userInterfaceStyle == .dark ? .yellow : .blue })
    #expect(color != Color { _ in .blue })
    #expect(color != .blue)
    #expect(
      color.withAlphaComponent(0.5).resolvedColor(with: dark)
        == Color.yellow.withAlphaComponent(0.5))
  }

  @Test func systemColorsDependOnTheAppearance() {
    #expect(Color.label.resolvedColor(with: dark) == Color(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(Color.label.resolvedColor(with: light) == Color(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(Color.label == .label)
    #expect(Color.label != Color.darkText)
    #expect(Color.tintColor.resolvedColor(with: dark) == Color.systemBlue.resolvedColor(with: dark))
  }

  @Test func componentsAreThoseOfTheCurrentTraits() {
    var white: CGFloat = -1
    dark.performAsCurrent { Color.systemBackground.getWhite(&white, alpha: nil) }
    #expect(white == 0)
    light.performAsCurrent { Color.systemBackground.getWhite(&white, alpha: nil) }
    #expect(white == 1)
    #expect(!Color.red.getWhite(&white, alpha: nil))
  }

  @Test(arguments: [(0.0, 1.0, 1.0), (0.25, 0.5, 0.8), (0.7, 0.2, 0.4), (0.95, 1, 0.5)])
  func hueIsReadBack(_ given: (hue: Double, saturation: Double, brightness: Double)) {
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    Color(
      hue: given.hue, saturation: given.saturation, brightness: given.brightness, alpha: 1
    ).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    let found = [hue, saturation, brightness].map { (Double($0) * 1000).rounded() / 1000 }
    #expect(found == [given.hue, given.saturation, given.brightness])
  }

  @Test func namedColorsAreEqualByName() {
    #expect(Color(named: "accent") == Color(named: "accent"))
    #expect(Color(named: "accent") != Color(named: "other"))
  }

  @Test func theColoursOfBackgroundsAndTextsAreOpaque() {
    let colors: [Color] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .label, .opaqueSeparator, .systemRed, .systemGreen,
      .systemBlue, .systemGray, .systemGray6,
    ]
    for color in colors {
      for style in [UserInterfaceStyle.light, .dark] {
        var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        let shown = color.resolvedColor(with: TraitCollection(userInterfaceStyle: style))
        shown.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(alpha == 1, "\(color)")
        #expect([red, green, blue].allSatisfy { (0...1).contains($0) }, "\(color)")
      }
    }
  }
}
