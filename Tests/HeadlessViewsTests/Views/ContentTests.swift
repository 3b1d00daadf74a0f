import HeadlessKit
import Testing

@Suite struct ContentTests {
  @Test func coloursAreEqualByValue() {
    #expect(Color(red: 1, green: 0, blue: 0, alpha: 1) == Color.red)
    #expect(Color(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == Color.green)
    #expect(Color.red.withAlphaComponent(1) == Color.red)
    #expect(Color.red.withAlphaComponent(0.5) != Color.red)
    #expect(Color.systemBackground != Color(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(Set([Color.red, Color(red: 1, green: 0, blue: 0, alpha: 1), Color.blue]).count == 2)
  }

  @Test func coloursPrintAsInReports() {
    #expect(
      Color(red: 1, green: 1, blue: 1, alpha: 1).description == "UIExtendedSRGBColorSpace 1 1 1 1")
    #expect(Color.clear.description == "UIExtendedGrayColorSpace 0 0")
    let system = Color.systemBackground
    let address = String(UInt(bitPattern: ObjectIdentifier(system)), radix: 16)
    #expect(
      system.description
        == "<UIDynamicSystemColor: 0x\(address); name = systemBackgroundColor>")
  }

  @Test func componentsAreReadBack() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(Color.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 1] as [CGFloat])
  }

  @Test func fontsAreEqualByValue() {
    #expect(Font.preferredFont(forTextStyle: .body) == .systemFont(ofSize: 17))
    #expect(
      Font.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(Font.systemFont(ofSize: 17) != .boldSystemFont(ofSize: 17))
    #expect(Font.systemFont(ofSize: 17).withSize(20) == .systemFont(ofSize: 20))
    #expect(Font.systemFont(ofSize: 17).lineHeight == 20.287109375)
  }

  @Test func imagesAreEqualByContent() {
    #expect(Image(named: "a") == Image(named: "a"))
    #expect(Image(named: "a") != Image(named: "b"))
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0])
    #expect(Image(data: jpeg) == Image(data: jpeg))
    #expect(Image(data: jpeg)?.pngData() == jpeg)
    #expect(Image(data: Data()) == nil)
    #expect(Image(data: Data("no picture".utf8)) == nil)
    #expect(Image() != Image())
  }

  @Test func traitsAreEqualByValue() {
    #expect(TraitCollection(displayScale: 3) == TraitCollection(displayScale: 3))
    #expect(TraitCollection(displayScale: 3) != TraitCollection(displayScale: 2))
  }
}
