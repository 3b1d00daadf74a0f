import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Font descriptors and their traits.
@Suite struct FontDescriptorTests {
  @Test func traitsMakeAFontBold() throws {
    let body = Font.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(Font(descriptor: bold, size: 0) == .systemFont(ofSize: 17, weight: .semibold))
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(Font(descriptor: plain, size: 20) == .systemFont(ofSize: 20))
  }

  @Test func aFontReportsItsTraits() {
    #expect(Font.boldSystemFont(ofSize: 9).fontDescriptor.symbolicTraits == .traitBold)
    #expect(Font.italicSystemFont(ofSize: 9).fontDescriptor.symbolicTraits == .traitItalic)
    #expect(Font.systemFont(ofSize: 9).fontDescriptor.symbolicTraits == [])
  }

  @Test func attributesMakeADescriptor() {
    let descriptor = FontDescriptor(fontAttributes: [
      .name: "Avenir", .size: 21.0 as CGFloat,
      .traits: [FontDescriptor.TraitKey.weight: Font.Weight.bold],
    ])
    #expect(
      descriptor == FontDescriptor(name: "Avenir", size: 21, weight: .bold, traits: []))
  }

  @Test func designsHaveTheirOwnFonts() throws {
    let plain = Font.systemFont(ofSize: 12).fontDescriptor
    let rounded = try #require(plain.withDesign(.rounded))
    #expect(Font(descriptor: rounded, size: 0).fontName == ".SFUIRounded")
  }
}
