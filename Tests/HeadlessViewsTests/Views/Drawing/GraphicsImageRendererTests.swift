import Foundation
import Raster
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite struct GraphicsImageRendererTests {
  private func image(_ color: Color, side: CGFloat = 1) -> Image {
    let format = GraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    return GraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func imagesOfOneColourAreEqual() {
    #expect(image(.red) == image(.red))
    #expect(image(.red) != image(.blue))
    #expect(image(.red).pngData() == image(.red).pngData())
  }

  /// The file of one red pixel, byte by byte; its checksums are those that zlib computes.
  @Test func theFileIsPNG() {
    let bytes: [UInt8] =
      PNG.signature + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]
      + [0x1F, 0x15, 0xC4, 0x89, 0, 0, 0, 16] + Array("IDAT".utf8)
      + [0x78, 0x01, 1, 5, 0, 0xFA, 0xFF, 0, 255, 0, 0, 255, 0x05, 0x00, 0x01, 0xFF]
      + [0xFA, 0x5C, 0x88, 0xD1, 0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
    #expect(image(.red).pngData().map { [UInt8]($0) } == bytes)
  }

  @Test func aFileStatesItsSize() {
    let picture = image(.green, side: 20)
    #expect(picture.size == CGSize(width: 20, height: 20))
    let read = picture.pngData().flatMap { Image(data: $0, scale: 2) }
    #expect(read?.size == CGSize(width: 10, height: 10))
  }

  @Test func coloursBlendWhereAreasOverlap() {
    let canvas = Canvas(
      bounds: CGRect(x: 0, y: 0, width: 3, height: 1), scale: 1, isOpaque: false)
    canvas.state.fillColor = .red
    canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    canvas.state.fillColor = Color.blue.withAlphaComponent(0.5)
    canvas.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(canvas.bitmap.pixels == [255, 0, 0, 255, 128, 0, 128, 255, 0, 0, 255, 128])
  }

  @Test func pathsAreFilled() {
    let format = GraphicsImageRendererFormat()
    format.scale = 1
    let renderer = GraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
    let corner = renderer.pngData { _ in
      Color.red.setFill()
      BezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).fill()
    }
    let same = renderer.pngData { context in
      Color.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(corner == same)
    Color.red.setFill()  // without a context: nothing happens
  }

  /// A blend mode of one rectangle is not that of what is drawn next.
  @Test(arguments: [CGBlendMode.multiply, .clear, .copy, .destinationOver, .screen])
  func aBlendModeIsForOneRectangle(mode: CGBlendMode) {
    let format = GraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 2, height: 1)
    let (left, right) = (
      CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 1, y: 0, width: 1, height: 1)
    )
    func image(_ body: @escaping (GraphicsImageRendererContext) -> Void) -> Image {
      GraphicsImageRenderer(size: size, format: format).image { context in
        Color.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        Color.blue.setFill()
        body(context)
      }
    }
    let both = image {
      $0.fill(left, blendMode: mode)
      $0.fill(right)
    }
    let reversed = image {
      $0.fill(right)
      $0.fill(left, blendMode: mode)
    }
    #expect(both == reversed)
    #expect(image { $0.fill(left, blendMode: .normal) } == image { $0.fill(left) })
  }
}
