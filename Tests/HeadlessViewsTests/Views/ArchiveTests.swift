import Foundation
import HeadlessViews
import Testing

// behaviour 19.2
@MainActor
@Suite struct ArchiveTests {
  /// Returns what comes out of an archive of a value.
  private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: value, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
  }

  @Test func coloursComeBackEqual() throws {
    for color in [
      Color.red, Color(white: 0.25, alpha: 0.5), .label, .systemBlue,
      Color { $0.userInterfaceStyle == .dark ? .white : .black },
    ] {
      let back = try #require(try archived(color))
      #expect(back == color)
      for style in [UserInterfaceStyle.light, .dark] {
        let traits = TraitCollection(userInterfaceStyle: style)
        #expect(back.resolvedColor(with: traits) == color.resolvedColor(with: traits))
      }
    }
    #expect(
      try archived(Color(white: 0.25, alpha: 0.5))?.description
        == "UIExtendedGrayColorSpace 0.25 0.5")
  }

  @Test func fontsComeBackEqual() throws {
    for font in [
      Font.systemFont(ofSize: 17), .italicSystemFont(ofSize: 9),
      .preferredFont(forTextStyle: .body),
      .monospacedSystemFont(ofSize: 12.5, weight: .black),
    ] {
      #expect(try archived(font) == font)
    }
  }

  @Test func imagesComeBackEqual() throws {
    let drawn = GraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    let data = try #require(drawn.pngData())
    for image in [
      Image(named: "cover"), Image(systemName: "star")?.withRenderingMode(.alwaysTemplate),
      Image(data: data)?.withTintColor(.red),
      Image(name: "sized", size: CGSize(width: 4, height: 5)),
    ].compactMap(\.self) {
      let back = try #require(try archived(image))
      #expect(back == image)
      #expect(back.size == image.size)
      #expect(back.pngData() == image.pngData())
      #expect(back.renderingMode == image.renderingMode)
    }
  }

  @Test func emptyArchivesContainNone() {
    let coder = Simulator().interfaces.coder
    #expect(Color(coder: coder) == nil)
    #expect(Font(coder: coder) == nil)
    #expect(Image(coder: coder) == nil)
  }

  // behaviour 19.3
  @Test func aFontOfAnUnknownNameIsNil() throws {
    #expect(Font(name: "NoSuchFont-Bold", size: 12) == nil)
    for name in ["HelveticaNeue-Bold", "Helvetica", "ArialMT", "Menlo-Regular", "Georgia"] {
      let font = try #require(Font(name: name, size: 12))
      #expect(font.fontName == name)
      #expect(font.pointSize == 12)
    }
  }

  // behaviour 19.3
  @Test func aTestRegistersTheFontsOfItsApp() {
    let simulator = Simulator()
    simulator.interfaces.register(font: "Lato-Bold")
    #expect(simulator.run { Font(name: "Lato-Bold", size: 12)?.fontName } == "Lato-Bold")
    #expect(Simulator().run { Font(name: "Lato-Bold", size: 12) } == nil)
  }

  @Test func aTestGivesImagesTheirSizes() {
    let simulator = Simulator()
    simulator.interfaces.register(image: "logo", size: CGSize(width: 120, height: 40))
    simulator.run {
      #expect(Image(named: "logo")?.size == CGSize(width: 120, height: 40))
      #expect(Image(imageLiteralResourceName: "logo").size == CGSize(width: 120, height: 40))
      #expect(ImageView(image: Image(named: "logo")).bounds.size == CGSize(width: 120, height: 40))
      #expect(Image(named: "other")?.size == CGSize(width: 1, height: 1))
      #expect(Image(named: "logo") == Image(named: "logo")?.withRenderingMode(.automatic))
    }
  }

  // behaviour 19.4
  @Test func aValueCastsToARectangleAndBack() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [String: Any] = ["value": NSValue(cgRect: rect), "rect": rect]
    #expect(info["value"] as? CGRect == rect)
    #expect((info["rect"] as? NSValue)?.cgRectValue == rect)
    let point: Any = NSValue(cgPoint: .zero)
    let number: Any = NSNumber(value: 5)
    #expect(point as? CGRect == nil)
    #expect(number as? CGRect == nil)
  }
}
