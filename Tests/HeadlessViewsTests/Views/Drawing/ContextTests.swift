#if os(Linux)
  import Foundation
  import Testing

  @testable import HeadlessKit
  @testable import HeadlessLists
  @testable import HeadlessViews

  /// Drawing in contexts, compared as pictures: a letter for each pixel.
  @MainActor
  @Suite struct ContextTests {
    /// Draws on a square of pixels and returns its rows.
    private func picture(_ side: CGFloat = 6, _ draw: (CGContext) -> Void) -> [String] {
      ImageContext.begin(size: CGSize(width: side, height: side))
      defer { ImageContext.end() }
      if let context = ImageContext.current { draw(context) }
      return rows(ImageContext.image)
    }

    private func rows(_ image: Image?) -> [String] {
      guard let bitmap = image?.bitmap else { return [] }
      return (0..<bitmap.height).map { row in
        (0..<bitmap.width).map { column in
          let pixel = (row * bitmap.width + column) * 4
          switch Array(bitmap.pixels[pixel..<pixel + 4]) {
          case [255, 0, 0, 255]: return "r"
          case [0, 0, 255, 255]: return "b"
          case [0, 0, 0, 255]: return "k"
          case let color where color[3] == 0: return "."
          default: return "?"
          }
        }.joined()
      }
    }

    @Test func rectanglesAndPathsAreFilled() {
      let drawn = picture { context in
        context.setFillColor(Color.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        Color.blue.setFill()
        context.move(to: CGPoint(x: 6, y: 0))
        context.addLine(to: CGPoint(x: 6, y: 6))
        context.addLine(to: CGPoint(x: 0, y: 6))
        context.fillPath()
      }
      #expect(drawn == ["rrr..b", "rrr.bb", "...bbb", "..bbbb", ".bbbbb", "bbbbbb"])
    }

    @Test func linesAreDrawnWithTheirEndsAndDashes() {
      let drawn = picture { context in
        context.setStrokeColor(Color.red.cgColor)
        context.setLineWidth(2)
        context.move(to: CGPoint(x: 1, y: 1))
        context.addLine(to: CGPoint(x: 4, y: 1))
        context.setLineCap(.square)
        context.strokePath()
        context.setLineCap(.butt)
        context.setLineWidth(1)
        context.setLineDash(phase: 0, lengths: [2, 1])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 3.5), CGPoint(x: 6, y: 3.5)])
      }
      #expect(drawn == ["rrrrr.", "rrrrr.", "......", "rr.rr.", "......", "......"])
    }

    @Test func theEdgesOfARectangleAreClosed() {
      let drawn = picture { _ in
        Color.red.setStroke()
        let path = BezierPath(rect: CGRect(x: 1.5, y: 1.5, width: 3, height: 3))
        path.stroke()
      }
      #expect(drawn == ["......", ".rrrr.", ".r..r.", ".r..r.", ".rrrr.", "......"])
    }

    @Test func clippingTransformsAndStatesAreRestored() {
      let drawn = picture { context in
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 6))
        context.translateBy(x: 1, y: 1)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.restoreGState()
        context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
      }
      #expect(drawn == ["......", ".r....", ".r....", ".r....", ".r....", ".....k"])
    }

    @Test func imagesAreScaledTintedAndFlipped() {
      let half = ImageContextTestsImage.redAboveBlue
      let drawn = picture { context in
        half.draw(in: CGRect(x: 0, y: 0, width: 2, height: 4))
        if let image = half.cgImage {
          context.draw(image, in: CGRect(x: 2, y: 0, width: 2, height: 4))
        }
        half.withTintColor(.black).draw(at: CGPoint(x: 5, y: 4))
      }
      #expect(drawn == ["rrbb..", "rrbb..", "bbrr..", "bbrr..", ".....k", ".....k"])
    }

    @Test func blendModesMixByOpacity() {
      let drawn = picture(2) { context in
        context.setFillColor(Color.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        context.setFillColor(Color.blue.cgColor)
        context.setBlendMode(.sourceIn)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.clear(CGRect(x: 0, y: 1, width: 1, height: 1))
      }
      #expect(drawn == ["b.", ".."])
    }

    @Test func aGradientGoesFromColourToColour() throws {
      let colors = [Color.black.cgColor, Color.white.cgColor]
      let gradient = try #require(
        CGGradient(colorsSpace: nil, colors: colors, locations: nil))
      ImageContext.begin(size: CGSize(width: 4, height: 1))
      defer { ImageContext.end() }
      ImageContext.current?.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
      let pixels = try #require(ImageContext.image?.bitmap?.pixels)
      #expect(stride(from: 0, to: 16, by: 4).map { pixels[$0] } == [32, 96, 159, 223])
    }

    @Test func aGradientGoesThroughAllItsColours() throws {
      let colors = [Color.black.cgColor, Color.white.cgColor, Color.black.cgColor]
      let gradient = try #require(
        CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5, 1]))
      ImageContext.begin(size: CGSize(width: 4, height: 1))
      defer { ImageContext.end() }
      ImageContext.current?.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
      let pixels = try #require(ImageContext.image?.bitmap?.pixels)
      #expect(stride(from: 0, to: 16, by: 4).map { pixels[$0] } == [64, 191, 191, 64])
    }

    /// From the middle of the third pixel to the middle of the fourth.
    @Test(
      arguments: [
        ([], "..bb.."), ([.drawsBeforeStartLocation], "bbbb.."),
        ([.drawsAfterEndLocation], "..bbbb"),
      ] as [(CGGradientDrawingOptions, String)])
    func aGradientEndsUnlessItIsExtended(_ options: CGGradientDrawingOptions, row: String) throws {
      let colors = [Color.blue.cgColor, Color.blue.cgColor]
      let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
      let drawn = picture { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 2.5, y: 0), end: CGPoint(x: 3.5, y: 0), options: options)
      }
      #expect(drawn == Array(repeating: row, count: 6))
    }

    @Test func linesBetweenPointsStartAnew() {
      let drawn = picture { context in
        context.setFillColor(Color.red.cgColor)
        for y in [1.0, 4] {
          context.addLines(
            between: [
              CGPoint(x: 1, y: y), CGPoint(x: 4, y: y), CGPoint(x: 4, y: y + 2),
              CGPoint(x: 1, y: y + 2),
            ])
        }
        context.fillPath()
      }
      #expect(drawn == ["......", ".rrr..", ".rrr..", "......", ".rrr..", ".rrr.."])
    }

    @Test func aPathIsFilledInABlendModeOfItsOwn() {
      let drawn = picture(2) { context in
        context.setFillColor(Color.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        Color.blue.setFill()
        BezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).fill(with: .sourceIn, alpha: 1)
        BezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).fill()
      }
      #expect(drawn == ["bb", "b."])
    }

    @Test func aBitmapContextWritesToItsMemory() throws {
      var memory = [UInt8](repeating: 9, count: 8)
      let image = memory.withUnsafeMutableBytes { buffer in
        let context = CGContext(
          data: buffer.baseAddress, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        return context?.makeImage()
      }
      // The origin is at the bottom.
      #expect(memory == [0, 0, 0, 0, 128, 128, 0, 0])
      #expect(image?.bitmap?.pixels == [0, 0, 0, 0, 255, 0, 0, 128])
    }

    @Test func pixelsMakeAnImage() throws {
      let provider = try #require(CGDataProvider(data: NSData(data: Data([1, 2, 3, 4, 5, 6]))))
      let image = try #require(
        CGImage(
          width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 6,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 0),
          provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
      #expect(image.bitmap?.pixels == [1, 2, 3, 255, 4, 5, 6, 255])
      #expect(Image(cgImage: image).size == CGSize(width: 2, height: 1))
      let part = image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1))
      #expect(part?.bitmap?.pixels == [4, 5, 6, 255])
      #expect(Image(cgImage: image).cgImage == image)
    }

    @Test func anImageByNameHasASizeWithoutPixels() {
      let image = Image(name: "photo", size: CGSize(width: 3, height: 2), scale: 2)
      #expect(image.cgImage?.width == 6)
      #expect(image.cgImage.map { Image(cgImage: $0).name } == "photo")
      #expect(picture(1) { _ in image.draw(at: .zero) } == ["."])
    }

    @Test func aLayerIsRenderedWithItsSublayers() {
      let view = View(frame: CGRect(x: 50, y: 50, width: 6, height: 6))
      view.backgroundColor = .red
      view.layer.borderWidth = 1
      let inner = View(frame: CGRect(x: 2, y: 2, width: 2, height: 1))
      inner.backgroundColor = .blue
      let hidden = View(frame: view.bounds)
      hidden.backgroundColor = .green
      hidden.isHidden = true
      let dot = ShapeLayer()
      dot.frame = CGRect(x: 4, y: 4, width: 1, height: 1)
      dot.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
      view.addSubview(inner)
      view.addSubview(hidden)
      view.layer.addSublayer(dot)
      let expected = ["kkkkkk", "krrrrk", "krbbrk", "krrrrk", "krrrkk", "kkkkkk"]
      #expect(picture { view.layer.render(in: $0) } == expected)
      #expect(
        picture { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) } == expected)
    }

    @Test func roundedCornersAndMasksCutALayer() {
      let view = View(frame: CGRect(x: 0, y: 0, width: 6, height: 6))
      view.backgroundColor = .red
      view.layer.cornerRadius = 3
      view.layer.maskedCorners = [.layerMinXMinYCorner]
      let mask = Layer()
      mask.frame = CGRect(x: 0, y: 0, width: 5, height: 6)
      mask.backgroundColor = Color.black.cgColor
      view.layer.mask = mask
      #expect(
        picture { view.layer.render(in: $0) }
          == [".rrrr.", "rrrrr.", "rrrrr.", "rrrrr.", "rrrrr.", "rrrrr."])
    }

    @Test func aViewDrawsItself() {
      final class Cross: View {
        override func draw(_ rect: CGRect) {
          Color.blue.setFill()
          ImageContext.fill(CGRect(x: 0, y: 1, width: rect.width, height: 1))
        }
      }
      let view = Cross(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
      view.isOpaque = false
      #expect(picture(3) { view.layer.render(in: $0) } == ["...", "bbb", "..."])
    }

    @Test func sublayersAreLaidOutThroughTheLayer() {
      final class Card: View {
        var layouts = 0
        override func layoutSublayers(of layer: Layer) {
          super.layoutSublayers(of: layer)
          layouts += 1
        }
      }
      let card = Card(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
      card.layer.cornerRadius = 1
      card.setNeedsLayout()
      card.layoutIfNeeded()
      #expect(card.layouts == 1)
    }
  }

  private enum ImageContextTestsImage {
    static var redAboveBlue: Image {
      let format = GraphicsImageRendererFormat()
      format.scale = 1
      return GraphicsImageRenderer(size: CGSize(width: 1, height: 2), format: format).image {
        Color.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        Color.blue.setFill()
        $0.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      }
    }
  }
#endif
